import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { HomeworkLine } from '#contract/platform/learning/homework.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { formatTime } from '#lib/format.ts';
import { shifted } from '#rules/exam/zone-shift.ts';
import { CardHead } from '#ui/CardHead.tsx';
import { Panel } from '#ui/Panel.tsx';
import { phaseOf, takesAnswers } from './homework-rules.ts';
import { HomeworkTag } from './HomeworkTag.tsx';
import { usePoints } from './use-points.ts';

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'center', gap: '16px', padding: '16px', flexWrap: 'wrap' },
  text: { flexGrow: 1, flexBasis: '280px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** One homework of the list. */
export function HomeworkCard({ homework, address }: { homework: HomeworkLine; address: string }) {
  const styles = useStyles();
  const { t } = useTranslation('homework');
  const nameId = useId();
  const navigate = useNavigate();
  const points = usePoints();
  const clock = useAtomValue(clockAtom);
  const { name, status, endTime, submitTime, score, totalScore } = homework;
  const until = shifted(endTime, clock.timeShiftMs);
  const phase = phaseOf({ ...homework, canResubmit: null }, platformNow(clock), clock.timeShiftMs);
  const toDo = takesAnswers(phase) && status !== 'submitted';
  return (
    <Panel as="article" className={styles.card} aria-labelledby={nameId}>
      <div className={styles.text}>
        <CardHead id={nameId} name={name}>
          <HomeworkTag status={status} />
        </CardHead>
        <div className={styles.facts}>
          {until === 'unread' && <span>{t('untilUnknown')}</span>}
          {typeof until === 'number' && (
            <span>{t(phase === 'over' ? 'overSince' : 'until', { time: formatTime(until, 'dateTime') })}</span>
          )}
          {submitTime !== null && <span>{t('handedInAt', { time: formatTime(submitTime, 'dateTime') })}</span>}
          {score !== null && <span>{points(score, totalScore)}</span>}
        </div>
      </div>
      <Button
        appearance={toDo ? 'primary' : 'secondary'}
        aria-describedby={nameId}
        onClick={() => void navigate(address)}
      >
        {t(toDo ? 'answer' : 'look')}
      </Button>
    </Panel>
  );
}
