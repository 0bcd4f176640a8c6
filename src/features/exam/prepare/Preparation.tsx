import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { Attempt, ExamRef, ReportedStep } from '#contract/ipc/exam.ts';
import type { PaperExtent } from '#contract/ipc/transfer.ts';
import type { BasicExam } from '#contract/platform/exam/exam.ts';
import { knownTime } from '#contract/platform/read-time.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { PhoneCameraRoom } from '#domain/cameras/phone/PhoneCameraRoom.tsx';
import { ask, desktop } from '#lib/desktop.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import type { ExamNeeds } from '#rules/exam/exam-needs.ts';
import { shifted } from '#rules/exam/zone-shift.ts';
import { openingSpanMs } from '#rules/timing/spread.ts';
import { ExamFacts } from '../shared/ExamFacts.tsx';
import { useSpreadRead } from '../shared/use-spread-read.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { DeviceCheck } from './DeviceCheck.tsx';
import { BegunElsewhere, Received } from './elsewhere/BegunElsewhere.tsx';
import { useBegunElsewhere } from './elsewhere/use-begun-elsewhere.ts';
import { EnterStep } from './EnterStep.tsx';
import { EquipmentNotice } from './EquipmentNotice.tsx';
import { MustRead } from './MustRead.tsx';
import { type Gate, gatesOf, type PrepareStep, stepAfter, stepsOf } from './prepare-flow.ts';
import { PrepareBar } from './PrepareBar.tsx';
import { useConsent } from './use-consent.ts';
import { useEnter } from './use-enter.ts';
import { passedChecks } from './waiting/passed-checks.ts';

/** The platform tells its time in whole seconds: this clock may be ahead, and who enters too early is refused. */
const clockDoubtMs = 2000;

/** A minute for all to ask, and a minute for the answer to be seen. */
const lastLookMs = 2 * openingSpanMs;

interface PreparationProps {
  exam: ExamRef;
  basic: BasicExam;
  needs: ExamNeeds;
  /** Reads `basic` from the platform again. */
  onAskPlatform: () => void;
  asking: boolean;
  /** The face check, composed by the app: it calls back when the learner passed. */
  renderFace: (onPassed: () => void) => ReactNode;
  onOpened: (attempt: Attempt) => void;
  onLater: () => void;
}

/** Must-read, equipment, consent, device check, face check, and in (issue: before the exam). */
export function Preparation({
  exam,
  basic,
  needs,
  onAskPlatform,
  asking,
  renderFace,
  onOpened,
  onLater,
}: PreparationProps) {
  const steps = stepsOf(needs);
  const [step, setStep] = useState<PrepareStep>('read');
  const [gates, setGates] = useState<readonly Gate[]>([]);
  const { consented, saving, agree } = useConsent();
  const { opening, failed, enter } = useEnter(exam, onOpened);
  const [gate] = gates;
  const [received, setReceived] = useState<PaperExtent | null>(null);
  const begun = useBegunElsewhere(exam);
  const elsewhere = received ? null : begun;
  const [toAdjust, setToAdjust] = useState(0);
  const clock = useAtomValue(clockAtom);
  const opensAt = knownTime(shifted(basic.startTime, clock.timeShiftMs));
  const opensInMs = useCountdown(opensAt && opensAt + clockDoubtMs, () => platformNow(clock)) ?? 0;
  // Staff may have moved the window of whoever waits: asked in the last minutes, before anybody presses the button.
  useSpreadRead(opensInMs > lastLookMs && opensAt ? opensAt - lastLookMs : null, onAskPlatform);
  const facts = <ExamFacts exam={basic} needs={needs} />;
  const next = () => setStep(stepAfter(steps, step));
  const read = () => {
    reportStep(exam, 'read');
    const wanted = gatesOf(needs, consented);
    if (wanted.length === 0) next();
    setGates(wanted);
  };
  const pass = () => {
    if (gates.length === 1) next();
    setGates(gates.slice(1));
  };
  const checked = (open: number) => {
    reportStep(exam, 'devices');
    setToAdjust(open);
    if (open === 0) void desktop.settings.change({ deviceCheckPassedAt: Date.now() });
    next();
  };
  return (
    <PhoneCameraRoom paper={{ examId: exam.examId, userPaperId: '' }} cameraCount={needs.cameraCount}>
      <PrepareBar
        exam={basic.examName}
        seat={basic.seatNo}
        steps={steps}
        step={step}
        opensInMs={opensInMs}
        onLater={step === 'devices' ? onLater : undefined}
      />
      {elsewhere && (step === 'read' || step === 'enter') && (
        <BegunElsewhere
          exam={exam}
          beginning={elsewhere}
          timed={(basic.duration ?? 0) > 0}
          onReceived={(_, extent) => setReceived(extent)}
        />
      )}
      {received && <Received extent={received} />}
      {step === 'read' && (
        <MustRead notice={basic.notice} formal={needs.formal} aside={facts} onDone={read} onLater={onLater} />
      )}
      {step === 'devices' && (
        <DeviceCheck rule={needs} onAskPlatform={onAskPlatform} asking={asking} onDone={checked} />
      )}
      {step === 'face' && renderFace(next)}
      {step === 'enter' && (
        <EnterStep
          exam={exam}
          opening={opening}
          failed={failed}
          // What has no limit of its own may end with the window of the exam.
          duration={basic.duration === 0 && basic.endTime !== null ? null : basic.duration}
          opensInMs={opensInMs}
          clockTrusted={clock.trusted}
          cameraCount={needs.cameraCount}
          elsewhere={elsewhere !== null}
          checks={passedChecks(steps, toAdjust)}
          aside={facts}
          onEnter={() => (failed?.problem === 'not-prepared' ? setStep('read') : void enter())}
          onLater={onLater}
          onOpened={onOpened}
        />
      )}
      {gate === 'equipment' && <EquipmentNotice cameraCount={needs.cameraCount} onDone={pass} />}
      {gate === 'consent' && (
        <ConsentDialog busy={saving} onAgree={() => void agree().then(pass)} onRefuse={() => setGates([])} />
      )}
    </PhoneCameraRoom>
  );
}

/** Tells main that a step is done. When main does not take it, the exam does not open, and the page says so then. */
function reportStep(exam: ExamRef, step: ReportedStep): void {
  ask(desktop.exam.prepared(exam, step)).catch((error: unknown) =>
    desktop.app.log('warn', `exam.prepared ${step}: ${String(error)}`),
  );
}
