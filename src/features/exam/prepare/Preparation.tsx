import { useState, type ReactNode } from 'react';
import type { Attempt, ExamRef } from '../../../contract/ipc/exam.ts';
import type { BasicExam } from '../../../contract/platform/exam/exam.ts';
import { desktop } from '../../../lib/desktop.ts';
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
  /** Reads `basic` from the platform again. */
  onAskPlatform: () => void;
  asking: boolean;
  /** The face check, composed by the app: it calls back when the learner passed. */
  renderFace: (onPassed: () => void) => ReactNode;
  onOpened: (attempt: Attempt) => void;
  onLater: () => void;
}

/** Must-read, equipment, consent, device check, face check, and in (issue: before the exam). */
export function Preparation({ exam, basic, onAskPlatform, asking, renderFace, onOpened, onLater }: PreparationProps) {
  const steps = stepsOf(basic);
  const [step, setStep] = useState<PrepareStep>('read');
  const [gates, setGates] = useState<readonly Gate[]>([]);
  const { consented, saving, agree } = useConsent();
  const { opening, failed, enter } = useEnter(exam, onOpened);
  const [gate] = gates;
  const next = () => setStep(stepAfter(steps, step));
  const read = () => {
    const wanted = gatesOf(basic, consented);
    if (wanted.length === 0) next();
    setGates(wanted);
  };
  const pass = () => {
    if (gates.length === 1) next();
    setGates(gates.slice(1));
  };
  const checked = (clean: boolean) => {
    if (clean) void desktop.settings.change({ deviceCheckPassedAt: Date.now() });
    next();
  };
  return (
    <>
      <PrepareBar exam={basic.examName} steps={steps} step={step} opensAt={basic.startTime} />
      {step === 'read' && <MustRead exam={basic} onDone={read} onLater={onLater} />}
      {step === 'devices' && (
        <DeviceCheck
          rule={{ cameraCount: basic.cameraCount, cameraRequired: basic.cameraRequired }}
          onAskPlatform={onAskPlatform}
          asking={asking}
          onDone={checked}
        />
      )}
      {step === 'face' && renderFace(next)}
      {step === 'enter' && (
        <EnterStep
          opening={opening}
          failed={failed}
          duration={basic.duration}
          onEnter={() => void enter()}
          onLater={onLater}
        />
      )}
      {gate === 'equipment' && <EquipmentNotice cameraCount={basic.cameraCount} onDone={pass} />}
      {gate === 'consent' && (
        <ConsentDialog busy={saving} onAgree={() => void agree().then(pass)} onRefuse={() => setGates([])} />
      )}
    </>
  );
}
