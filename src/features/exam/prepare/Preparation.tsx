import { useState, type ReactNode } from 'react';
import type { Attempt, ExamRef } from '../../../contract/ipc/exam.ts';
import type { ExamNeeds } from '../../../contract/exam/exam-needs.ts';
import type { BasicExam } from '../../../contract/platform/exam/exam.ts';
import { desktop } from '../../../lib/desktop.ts';
import { reportStep } from './report-step.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { DeviceCheck } from './DeviceCheck.tsx';
import { EnterStep } from './EnterStep.tsx';
import { EquipmentNotice } from './EquipmentNotice.tsx';
import { MustRead } from './MustRead.tsx';
import { PrepareBar } from './PrepareBar.tsx';
import { gatesOf, stepAfter, stepsOf, type Gate, type PrepareStep } from './prepare-flow.ts';
import { useConsent } from './use-consent.ts';
import { useEnter } from './use-enter.ts';

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
  const checked = (clean: boolean) => {
    reportStep(exam, 'devices');
    if (clean) void desktop.settings.change({ deviceCheckPassedAt: Date.now() });
    next();
  };
  return (
    <>
      <PrepareBar exam={basic.examName} seat={basic.seatNo} steps={steps} step={step} opensAt={basic.startTime} />
      {step === 'read' && <MustRead exam={basic} needs={needs} onDone={read} onLater={onLater} />}
      {step === 'devices' && (
        <DeviceCheck rule={needs} onAskPlatform={onAskPlatform} asking={asking} onDone={checked} />
      )}
      {step === 'face' && renderFace(next)}
      {step === 'enter' && (
        <EnterStep
          exam={exam}
          opening={opening}
          failed={failed}
          duration={basic.duration}
          onEnter={() => (failed?.problem === 'not-prepared' ? setStep('read') : void enter())}
          onLater={onLater}
          onOpened={onOpened}
        />
      )}
      {gate === 'equipment' && <EquipmentNotice cameraCount={needs.cameraCount} onDone={pass} />}
      {gate === 'consent' && (
        <ConsentDialog busy={saving} onAgree={() => void agree().then(pass)} onRefuse={() => setGates([])} />
      )}
    </>
  );
}
