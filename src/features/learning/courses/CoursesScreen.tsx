import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { learningPaths } from '#contract/paths/learning.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { SimpleTabs } from '#ui/SimpleTabs.tsx';
import { CourseShelf } from './CourseShelf.tsx';
import { OfflineList } from './OfflineList.tsx';
import { courseTabs, tabOf } from './rules.ts';
import { SavedList } from './SavedList.tsx';

const useStyles = makeStyles({ search: { width: '220px' } });

/** /learning/courses: courses to choose from, what the learner has saved, and what this computer keeps. */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('courses');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = tabOf(learningPaths.courses.read(query).tab);
  const shelf = tab === 'saved' || tab === 'offline' ? null : tab;
  const [search, setSearch] = useState('');
  return (
    <PageColumn>
      <PageTitle
        title={t('title')}
        actions={
          shelf && <SearchField className={styles.search} label={t('search')} value={search} onSearch={setSearch} />
        }
      >
        <SimpleTabs
          tabs={courseTabs.map((value) => ({ value, text: t(`tabs.${value}`) }))}
          selected={tab}
          onSelect={(next) => void navigate(learningPaths.courses.to({ tab: next }), { replace: true })}
        />
      </PageTitle>
      {tab === 'saved' && <SavedList />}
      {tab === 'offline' && <OfflineList />}
      {shelf && <CourseShelf key={shelf} shelf={shelf} search={search} />}
    </PageColumn>
  );
}
