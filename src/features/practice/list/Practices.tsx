import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiPages } from '#api/query.ts';
import { userPracticeXFindUserExams } from '#contract/platform/practice/practice.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { itemsOf, PagedList } from '#ui/PagedList.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { useStoredPractices } from '../shared/use-practice.ts';
import { PracticeCard } from './PracticeCard.tsx';
import { businessIdOf } from './rules.ts';

/** A page of the list (002 §9). */
const pageSize = 10;

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface PracticesProps {
  /** Only those of this course or task; all by default. */
  businessId?: string;
}

/** The learner's practices, page after page; those that were opened once are there with no network. */
export function Practices({ businessId }: PracticesProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const list = useApiPages(userPracticeXFindUserExams, (pageNum) => ({ pageNum, pageSize }), { persist: true });
  // Of these nobody knows whether they belong here.
  const untold = businessId !== undefined && itemsOf(list).some((item) => businessIdOf(item) === '');
  const stored = useStoredPractices().data ?? [];
  return (
    <PagedList
      of={list}
      className={styles.grid}
      skeleton={<CardSkeletons />}
      failed={t('list.failed')}
      empty={
        untold ? (
          <EmptyState title={t('task.untold')} hint={t('task.seeAll')} />
        ) : (
          <EmptyState title={t('list.empty')} hint={t('list.emptyHint')} />
        )
      }
      words={({ practiceName, sourceName }) => [practiceName, sourceName]}
      filter={(item) => businessId === undefined || businessIdOf(item) === businessId}
    >
      {(item) => (
        <PracticeCard
          key={`${businessIdOf(item)} ${item.practiceId}`}
          item={item}
          stored={stored.find(
            ({ practice: { ref } }) => ref.practiceId === item.practiceId && ref.businessId === businessIdOf(item),
          )}
        />
      )}
    </PagedList>
  );
}
