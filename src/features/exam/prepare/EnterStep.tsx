import { Button, Spinner, makeStyles, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt, Counted, ExamRef, OpenProblem } from '#contract/ipc/exam.ts';
import { useConnectionWords } from '#domain/session/connection-words.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { Banner } from '#ui/Banner.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { BeginAnew } from '../shared/begin-anew/BeginAnew.tsx';
import { PolicyAdmission } from './PolicyAdmission.tsx';
import { StepColumns } from './StepColumns.tsx';
import { OpeningClock } from './waiting/OpeningClock.tsx';
import type { PassedCheck } from './waiting/passed-checks.ts';
import { PassedChecks } from './waiting/PassedChecks.tsx';
import { RoomCameras } from './waiting/RoomCameras.tsx';

const useStyles = makeStyles({
  panel: { padding: '24px 32px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 600 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase400, lineHeight: '28px' },
  // The way in is in sight however low the window is.
  actions: {
    position: 'sticky',
    bottom: 'var(--notice-room, 0px)',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    padding: '8px 0',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** Why the exam did not open; `message` is the platform's own sentence, '' when it gave none. */
export interface EnterProblem {
  problem: OpenProblem | 'client';
  message: string;
  counted: Counted;
}

interface EnterStepProps {
  exam: ExamRef;
  opening: boolean;
  failed: EnterProblem | null;
  /** Minutes; 0: no limit. */
  /** Minutes; 0: no limit, null: nobody says. */
  duration: number | null;
  /** Until the exam opens; 0: it is open. */
  opensInMs: number;
  /** False: the platform's time is not known. */
  clockTrusted: boolean;
  cameraCount: number;
  /** True: another computer has a beginning of this paper. */
  elsewhere: boolean;
  checks: readonly PassedCheck[];
  /** What this exam is, beside the step. */
  aside: ReactNode;
  onEnter: () => void;
  onLater: () => void;
  onOpened: (attempt: Attempt) => void;
}

/** The last step, and the waiting room before the exam opens: the clock starts when the learner says so. */
export function EnterStep({
  exam,
  opening,
  failed,
  duration,
  opensInMs,
  clockTrusted,
  cameraCount,
  elsewhere,
  checks,
  aside,
  onEnter,
  onLater,
  onOpened,
}: EnterStepProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const trouble = useConnectionWords();
  const waiting = opensInMs > 0;
  const [wasWaiting] = useState(waiting);
  // A refused certificate or proxy is no missing network, which the learner would look for in vain.
  const unreached = failed?.problem === 'offline' ? trouble : null;
  const counted = failed && countedText(failed);
  const said = failed?.message && (failed.problem === 'refused' || failed.problem === 'locked');
  return (
    <StepColumns aside={aside}>
      <Panel className={styles.panel}>
        <Heading className={styles.title}>{t(waiting ? 'enter.waitTitle' : 'enter.title')}</Heading>
        {waiting && <OpeningClock leftMs={opensInMs} />}
        {wasWaiting && (
          <output className={styles.text}>
            {t(waiting ? 'enter.wait' : 'enter.opened')} {!clockTrusted && t('enter.clockUnknown')}
          </output>
        )}
        <PassedChecks checks={checks} />
        {cameraCount > 0 && <RoomCameras cameraCount={cameraCount} />}
        <p className={styles.text}>
          {!elsewhere &&
            duration !== null &&
            `${duration > 0 ? t('enter.timed', { count: duration }) : t('enter.untimed')} `}
          {t('enter.safe')}
        </p>
        <RoomsPutAway />
        {failed && (
          <Banner
            icon={<InfoRegular fontSize={20} />}
            title={unreached ? unreached.title : t(`problem.${failed.problem}`)}
          >
            {unreached?.text} {said && failed.message} {counted && t(`enter.counted.${counted}`)}
          </Banner>
        )}
        {(failed?.problem === 'policy' || failed?.problem === 'evidence-store') && (
          <PolicyAdmission exam={exam} why={failed.message} opening={opening} onAdmitted={onEnter} />
        )}
        {failed && <BeginAnew address={{ attemptId: null, exam }} onOpened={onOpened} />}
        <div className={styles.actions}>
          <Button
            size="large"
            appearance="primary"
            disabledFocusable={opening || waiting}
            icon={opening ? <Spinner size="tiny" /> : undefined}
            onClick={onEnter}
          >
            {t(failed ? 'enter.again' : elsewhere ? 'elsewhere.continue' : 'enter.go')}
          </Button>
          <Button size="large" disabled={opening} onClick={onLater}>
            {t(elsewhere ? 'elsewhere.back' : 'later')}
          </Button>
        </div>
      </Panel>
    </StepColumns>
  );
}

/** What else is open in this client and will not stay beside the paper. */
function RoomsPutAway() {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const { data: room } = useDesktopQuery(desktop.live.room, [], { changed: desktop.live.changed });
  const { data: lab } = useDesktopQuery(desktop.lab.state, [], { changed: desktop.lab.changed });
  if (!room && !lab) return null;
  return (
    <output className={styles.text}>
      {room && t('enter.roomEnds', { title: room.title })} {lab && t('enter.labWaits', { title: lab.title })}
    </output>
  );
}

/** Who has no attempts left need not be told that none was taken, and a broken paper opens at no further try. */
function countedText({ problem, counted }: EnterProblem): Counted | null {
  if (problem === 'unanswerable') return null;
  return problem === 'no-attempts' && counted === 'no' ? null : counted;
}
