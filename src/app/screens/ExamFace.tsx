import type { ExamRef } from '#contract/ipc/exam.ts';
import type { FaceAskedBy } from '#rules/exam/exam-needs.ts';
import { FaceScreen, useFaceRules } from './FaceScreen.tsx';

interface ExamFaceProps {
  exam: ExamRef;
  /** The task that the exam belongs to. */
  taskId: string;
  askedBy: FaceAskedBy | null;
  /** What the exam asks to agree to, as HTML. */
  agreement?: string;
  /** The check interrupts a paper. */
  duringPaper?: true;
  onPassed: () => void;
  onLeave: () => void;
}

/** The face check of an exam, before it or in the middle of its paper. */
export function ExamFace({ exam, taskId, onPassed, onLeave, ...why }: ExamFaceProps) {
  return (
    <FaceScreen
      about={{ ...why, kind: 2, businessId: exam.examId, taskId, access: { type: 1, taskId } }}
      rules={useFaceRules()}
      onEnd={(outcome) => ('emit' in outcome && outcome.emit.commitSuccess ? onPassed() : onLeave())}
    />
  );
}
