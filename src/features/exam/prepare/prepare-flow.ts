/** What the platform says about an exam, as far as the way to it depends on it. */
export interface ExamNeeds {
  /** 1 mock, 2 formal (002 §3). */
  examType: number;
  cameraCount: number;
  faceRequired: boolean;
}

/** The steps of the bar. */
export type PrepareStep = 'read' | 'devices' | 'face' | 'enter';

/** What is said or asked once, between the must-read and the first use of a camera. */
export type Gate = 'equipment' | 'consent';

/** The steps that this exam has; a mock exam without cameras is read and entered. */
export function stepsOf({ cameraCount, faceRequired }: ExamNeeds): PrepareStep[] {
  return [
    'read',
    ...(cameraCount > 0 ? ['devices' as const] : []),
    ...(faceRequired ? ['face' as const] : []),
    'enter',
  ];
}

/** The step that follows. */
export function stepAfter(steps: readonly PrepareStep[], step: PrepareStep): PrepareStep {
  return steps[steps.indexOf(step) + 1] ?? 'enter';
}

/** The equipment notice comes before a formal exam with cameras, consent before the first picture of all. */
export function gatesOf({ examType, cameraCount, faceRequired }: ExamNeeds, consented: boolean): Gate[] {
  const formal = examType === 2 && cameraCount > 0;
  const pictures = cameraCount > 0 || faceRequired;
  return [...(formal ? ['equipment' as const] : []), ...(pictures && !consented ? ['consent' as const] : [])];
}
