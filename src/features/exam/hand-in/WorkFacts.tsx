import { makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { HandInState } from '#contract/ipc/exam.ts';
import type { ReadingFlaws } from '#contract/ipc/paper.ts';
import { formatTime } from '#lib/format.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { CopyNumber } from './CopyNumber.tsx';
import type { FileCounts } from './files.ts';
import { countsText, filesText, flawLines, heldText } from './receipt-text.ts';
import { receiptNumber, type Work } from './receipt.ts';

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    gridTemplateColumns: '144px minmax(0, 1fr)',
    gap: '10px 16px',
    margin: '28px 0 0',
    fontSize: '15px',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
});

interface WorkFactsProps {
  examName: string;
  userPaperId: string;
  learner: string | null;
  work: Work;
  files: FileCounts;
  flaws: ReadingFlaws | undefined;
  state: Pick<HandInState, 'sealedAt' | 'sealedAnswers' | 'held' | 'fingerprint'>;
}

/** Which paper, whose, how much of it was answered. */
export function WorkFacts({ examName, userPaperId, learner, work, files, flaws, state }: WorkFactsProps) {
  const styles = useStyles();
  const { t } = useTranslation('hand-in');
  const number = receiptNumber(userPaperId);
  const counted = countsText(t, work);
  const [hours, minutes] = work.minutes === null ? [0, 0] : [Math.floor(work.minutes / 60), work.minutes % 60];
  const took = hours > 0 ? t('work.tookHours', { hours, minutes }) : t('work.took', { minutes });
  return (
    <dl className={styles.rows}>
      <dt>{t('work.exam')}</dt>
      <dd className={styles.strong}>
        <PlatformText text={examName} />
      </dd>
      <dt>{t('work.number')}</dt>
      <dd>
        <Tooltip relationship="description" content={`${t('work.paper')} ${userPaperId}`}>
          <span>{number}</span>
        </Tooltip>{' '}
        <CopyNumber number={number} label={t('work.number')} />
      </dd>
      {learner && (
        <>
          <dt>{t('work.learner')}</dt>
          <dd>{learner}</dd>
        </>
      )}
      <dt>{t('work.answers')}</dt>
      <dd>{work.minutes === null ? counted : t('work.both', { counted, took })}</dd>
      <dt>{t('work.sealed')}</dt>
      <dd>{t('work.sealedCount', { count: state.sealedAnswers, time: formatTime(state.sealedAt) })}</dd>
      {state.held && (
        <>
          <dt>{t('work.held')}</dt>
          <dd>{heldText(t, state.held)}</dd>
        </>
      )}
      <dt>{t('work.code')}</dt>
      <dd>
        {state.fingerprint} <CopyNumber number={state.fingerprint} label={t('work.code')} />
      </dd>
      {flaws && (
        <>
          <dt>{t('work.questions')}</dt>
          <dd>
            {flawLines(t, flaws).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </dd>
        </>
      )}
      {files.total > 0 && (
        <>
          <dt>{t('work.files')}</dt>
          <dd>{filesText(t, files)}</dd>
        </>
      )}
    </dl>
  );
}
