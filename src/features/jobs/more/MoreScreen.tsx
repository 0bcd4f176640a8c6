import { Button, makeStyles } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiPages } from '#api/query.ts';
import { jobPaths } from '#contract/paths/job.ts';
import { positionFindByCondition } from '#contract/platform/jobs/positions.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { PositionCard } from '../shared/PositionCard.tsx';
import { useJobNotes } from '../shared/use-job-notes.ts';

/** A page of the list (002 §9). */
const pageSize = 10;

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** /morePositionList: the open positions of a company, or of all (002 §2). */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { companyId, companyName } = jobPaths.morePositions.read(query);
  const notes = useJobNotes();
  const positions = useApiPages(positionFindByCondition, (pageNum) => ({
    pageNum,
    pageSize,
    ...(companyId ? { companyId } : {}),
  }));
  return (
    <PageColumn>
      <PageTitle
        title={companyId && companyName ? t('ofCompany', { name: companyName }) : t('more')}
        actions={<Button onClick={() => void navigate(jobPaths.board.to())}>{t('toBoard')}</Button>}
      />
      <PagedList
        of={positions}
        className={styles.list}
        skeleton={<ListSkeleton />}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
        words={({ positionName, companyName }) => [positionName, companyName]}
      >
        {(position) => (
          <PositionCard
            key={position.id}
            position={position}
            isSaved={notes.isSaved(position.id)}
            onSave={() => void notes.toggle(position)}
          />
        )}
      </PagedList>
    </PageColumn>
  );
}
