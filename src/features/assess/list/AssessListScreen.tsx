import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiPages } from '#api/query.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { myAssess } from '#contract/platform/assess/assess.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { SimpleTabs } from '#ui/SimpleTabs.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { AssessCard } from './AssessCard.tsx';
import { assessFilters, type AssessFilter } from './rules.ts';

/** A page of the list, as long as those of exams and tasks (002 §9). */
const pageSize = 10;

const filters = ['all', 'inProgress', 'expired'] as const satisfies readonly AssessFilter[];

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** /assessList: the learner's assessments (000 §2). */
export function Component() {
  const { t } = useTranslation('assess');
  const navigate = useNavigate();
  const [filter, setFilter] = useState<AssessFilter>('all');
  return (
    <PageColumn>
      <PageTitle
        title={t('title')}
        actions={<Button onClick={() => void navigate(assessPaths.answers.to())}>{t('results')}</Button>}
      >
        <SimpleTabs
          tabs={filters.map((value) => ({ value, text: t(`tabs.${value}`) }))}
          selected={filter}
          onSelect={setFilter}
        />
      </PageTitle>
      <Assessments filter={filter} />
    </PageColumn>
  );
}

function Assessments({ filter }: { filter: AssessFilter }) {
  const styles = useStyles();
  const { t } = useTranslation('assess');
  const isValid = assessFilters[filter];
  const state = isValid === undefined ? {} : { isValid };
  const assessments = useApiPages(myAssess, (pageNum) => ({ pageNum, pageSize, ...state }), {
    persist: true,
    keepPrevious: true,
  });
  return (
    <PagedList
      of={assessments}
      className={styles.list}
      skeleton={<ListSkeleton />}
      failed={t('failed')}
      empty={<EmptyState title={t(`empty.${filter}`)} hint={t('emptyHint')} />}
      words={({ assessName }) => [assessName]}
    >
      {(item) => <AssessCard key={item.id} item={item} />}
    </PagedList>
  );
}
