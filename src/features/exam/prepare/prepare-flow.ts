import type { ExamNeeds } from '#rules/exam/exam-needs.ts';

interface StepNeeds extends Pick<ExamNeeds, 'formal' | 'face'> {
  cameraCount: number;
}

/** The steps of the bar. */
export type PrepareStep = 'read' | 'devices' | 'face' | 'enter';

/** What is said or asked once, between the must-read and the first use of a camera. */
export type Gate = 'equipment' | 'consent';

/** The steps that this exam has; a mock exam without cameras is read and entered. */
export function stepsOf({ cameraCount, face }: StepNeeds): PrepareStep[] {
  return ['read', ...(cameraCount > 0 ? ['devices' as const] : []), ...(face ? ['face' as const] : []), 'enter'];
}

/** The step that follows. */
export function stepAfter(steps: readonly PrepareStep[], step: PrepareStep): PrepareStep {
  return steps[steps.indexOf(step) + 1] ?? 'enter';
}

/** The equipment notice comes before a formal exam with cameras, consent before the first picture of all. */
export function gatesOf({ formal, cameraCount, face }: StepNeeds, consented: boolean): Gate[] {
  const pictures = cameraCount > 0 || face;
  return [
    ...(formal && cameraCount > 0 ? ['equipment' as const] : []),
    ...(pictures && !consented ? ['consent' as const] : []),
  ];
}
