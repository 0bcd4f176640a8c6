import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SavedPosition } from '#contract/ipc/jobs.ts';
import { jobPaths } from '#contract/paths/job.ts';
import { formatDate } from '#lib/format.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SearchedList } from '#ui/SearchedList.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import type { useJobNotes } from '../shared/use-job-notes.ts';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', padding: '12px 16px' },
  text: { flexGrow: 1, flexBasis: '280px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
  name: {
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  buttons: { display: 'flex', gap: '8px', marginInlineStart: 'auto' },
});

/** Positions that the learner saved on this computer, as they were called then. */
export function SavedPositions({ notes }: { notes: ReturnType<typeof useJobNotes> }) {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  return (
    <QueryView query={notes.query} skeleton={<ListSkeleton />} failed={t('notesFailed')}>
      {({ saved }) =>
        saved.length === 0 ? (
          <EmptyState title={t('noneSaved')} hint={t('noneSavedHint')} />
        ) : (
          <div className={styles.list}>
            <p className={styles.quiet}>{t('savedHere')}</p>
            <SearchedList items={saved} words={({ positionName, companyName }) => [positionName, companyName]}>
              {(shown) =>
                shown.map((position) => (
                  <SavedRow key={position.id} position={position} onRemove={() => void notes.remove(position.id)} />
                ))
              }
            </SearchedList>
          </div>
        )
      }
    </QueryView>
  );
}

function SavedRow({ position, onRemove }: { position: SavedPosition; onRemove: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const { id, positionName, companyName, cityName, savedAt } = position;
  const nameId = `saved-${id}`;
  return (
    <Panel as="article" className={styles.row} aria-labelledby={nameId}>
      <div className={styles.text}>
        <h2 id={nameId} className={styles.name}>
          <PlatformText text={positionName || t('noName')} />
        </h2>
        <span className={styles.quiet}>
          <PlatformText text={[companyName, cityName].filter((one) => one !== '').join(t('separator'))} />
          {t('separator')}
          {t('savedAt', { date: formatDate(savedAt) })}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button aria-describedby={nameId} onClick={() => void navigate(jobPaths.position.to({ id }))}>
          {t('open')}
        </Button>
        <Button icon={<DeleteRegular />} aria-describedby={nameId} onClick={onRemove}>
          {t('removeSaved')}
        </Button>
      </div>
    </Panel>
  );
}
