import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClockRegular, WarningRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptDraft } from '#contract/ipc/homework.ts';
import type { Homework } from '#contract/platform/learning/homework.ts';
import { knownTime } from '#contract/platform/read-time.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { formatTime } from '#lib/format.ts';
import { logFailure } from '#lib/log.ts';
import { useMoment } from '#lib/use-moment.ts';
import { shifted } from '#rules/exam/zone-shift.ts';
import { Banner } from '#ui/Banner.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { AnswerShown } from './AnswerShown.tsx';
import { handedInOf, isSame, phaseOf, takesAnswers } from './homework-rules.ts';
import { HomeworkTag } from './HomeworkTag.tsx';
import { Marks } from './Marks.tsx';

const useStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '820px' },
  panel: { padding: '20px 24px', display: 'flex', flexDirection: 'column', gap: '12px' },
  facts: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 16px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface HomeworkContentProps {
  homework: Homework;
  named: { homeworkId: string; courseId: string; taskId: string | undefined };
  kept: KeptDraft | null;
  /** The draft of this computer could not be read. */
  draftUnread: boolean;
  /** Asks the platform anew; null: it was not reached. */
  platformSays: () => Promise<Homework | null>;
}

/** What is asked, what was handed in, what the teacher says, and the place to answer while it is open. */
export function HomeworkContent({ homework, named, kept, draftUnread, platformSays }: HomeworkContentProps) {
  const styles = useStyles();
  const { t } = useTranslation('homework');
  const clock = useAtomValue(clockAtom);
  const handedIn = handedInOf(homework);
  // What was read at the opening says nothing any more once the platform took an answer.
  const [taken, setTaken] = useState(false);
  const same = kept !== null && kept.waitingFiles === 0 && handedIn !== null && isSame(kept.draft, handedIn);
  const unsent = taken || same ? null : kept;
  const [sent, setSent] = useState(false);
  const [changing, setChanging] = useState(unsent !== null);
  const until = shifted(homework.endTime, clock.timeShiftMs);
  useMoment(knownTime(until), () => platformNow(clock));
  const phase = phaseOf(homework, platformNow(clock), clock.timeShiftMs);
  const answering = takesAnswers(phase) && !sent && (handedIn === null || changing);
  const arrived = kept !== null && !taken && unsent === null;
  const { courseId, homeworkId } = named;
  useEffect(() => {
    // A sending whose answer was lost: the platform has it after all.
    if (arrived && !answering) {
      ask(desktop.homework.drop({ courseId, homeworkId })).catch((error: unknown) =>
        logFailure('homework draft', error),
      );
    }
  }, [arrived, answering, courseId, homeworkId]);
  return (
    <div className={styles.column}>
      <Panel className={styles.panel} aria-label={t('task')}>
        <div className={styles.facts}>
          <HomeworkTag status={homework.status} />
          {homework.teacherName && <span>{t('teacher', { name: homework.teacherName })}</span>}
          {until === 'unread' && <span>{t('untilUnknown')}</span>}
          {typeof until === 'number' && (
            <span>{t(phase === 'over' ? 'overSince' : 'until', { time: formatTime(until, 'dateTime') })}</span>
          )}
          {homework.submitTime !== null && (
            <span>{t('handedInAt', { time: formatTime(homework.submitTime, 'dateTime') })}</span>
          )}
        </div>
        <SafeHtml html={homework.content} />
      </Panel>
      {phase === 'reviewed' && <Marks homework={homework} />}
      {sent && (
        <Banner appearance="good" icon={<CheckmarkCircleRegular fontSize={20} />} title={t('sent.title')}>
          {t('sent.text')}
        </Banner>
      )}
      {phase === 'over' && (
        <Banner icon={<ClockRegular fontSize={20} />} title={t(handedIn ? 'over.handedIn' : 'over.title')}>
          {t('over.text')}
        </Banner>
      )}
      {draftUnread && takesAnswers(phase) && (
        <Banner icon={<WarningRegular fontSize={20} />} title={t('draftUnread.title')}>
          {t('draftUnread.text')}
        </Banner>
      )}
      {answering && (
        <AnswerForm
          homework={homework}
          named={named}
          first={unsent}
          platformSays={platformSays}
          onSent={() => {
            setTaken(true);
            setChanging(false);
            setSent(true);
          }}
        />
      )}
      {handedIn && !answering && (
        <AnswerShown
          title={t('handedIn')}
          answer={handedIn}
          action={
            takesAnswers(phase) && (
              <Button
                onClick={() => {
                  setSent(false);
                  setChanging(true);
                }}
              >
                {t('change')}
              </Button>
            )
          }
        />
      )}
      {unsent && !takesAnswers(phase) && !sent && <AnswerShown title={t('unsentDraft')} answer={unsent.draft} />}
    </div>
  );
}
