import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiPages } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { trainList, type Camp } from '#contract/platform/learning/camp.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { SimpleTabs } from '#ui/SimpleTabs.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { IntroDialog } from '../shared/IntroDialog.tsx';
import { CampCard } from './CampCard.tsx';
import { campFilters, type CampFilter } from './rules.ts';

/** A page of the list (002 §9). */
const pageSize = 10;

const filters = ['all', 'notStarted', 'inProgress', 'ended'] as const satisfies readonly CampFilter[];

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** /course: the learner's training camps (002 §2). */
export function Component() {
  const { t } = useTranslation('camp');
  const [filter, setFilter] = useState<CampFilter>('all');
  return (
    <PageColumn>
      <PageTitle title={t('title')}>
        <SimpleTabs
          tabs={filters.map((value) => ({ value, text: t(`status.${value}`) }))}
          selected={filter}
          onSelect={setFilter}
        />
      </PageTitle>
      <Camps filter={filter} />
    </PageColumn>
  );
}

function Camps({ filter }: { filter: CampFilter }) {
  const styles = useStyles();
  const { t } = useTranslation('camp');
  const navigate = useNavigate();
  const [introduced, setIntroduced] = useState<Camp | null>(null);
  const trainStatus = campFilters[filter];
  const status = trainStatus === undefined ? {} : { trainStatus };
  const camps = useApiPages(trainList, (pageNum) => ({ pageNum, pageSize, ...status }), {
    persist: true,
    keepPrevious: true,
  });
  const toCentre = <Button onClick={() => void navigate(learningPaths.center.to())}>{t('toCentre')}</Button>;
  return (
    <>
      <PagedList
        of={camps}
        className={styles.list}
        skeleton={<ListSkeleton />}
        failed={t('failed')}
        empty={<EmptyState title={t(`empty.${filter}`)} hint={t('emptyHint')} action={toCentre} />}
        words={({ name }) => [name]}
      >
        {(camp) => <CampCard key={camp.id} camp={camp} onIntroduce={() => setIntroduced(camp)} />}
      </PagedList>
      <IntroDialog
        open={introduced !== null}
        title={introduced?.name ?? ''}
        html={introduced?.intro ?? ''}
        onClose={() => setIntroduced(null)}
      />
    </>
  );
}
