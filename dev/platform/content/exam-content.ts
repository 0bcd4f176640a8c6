import type { QuestionType } from './bank.ts';

/** When an exam is open, in days from the platform's first start; `monthly`: on days of the month (002 §3). */
export type WindowContent =
  | { kind: 'fixed'; from: number; to: number }
  | { kind: 'monthly'; open: 'today' | 'another-day' }
  | { kind: 'long' };

/** What must be done before the exam opens; every part that is there must be met. */
export interface LockContent {
  courseId?: string;
  /** Percent of the course. */
  rate?: number;
  /** Exam that must be passed. */
  examId?: string;
  formId?: string;
}

/** A run of questions of one kind; `score` for each. */
export interface SectionContent {
  name: string;
  type: QuestionType;
  count: number;
  score: number;
}

/** How the learner with all exams stands when the platform starts for the first time. */
export type PastContent = 'new' | 'seen' | 'failed-once' | 'passed' | 'used-up' | 'varied' | 'waiting';

/** From when a learner may review a marked paper of the exam: at once, after the exam's window, or never. */
export type ReviewContent = 'marked' | 'ended' | 'never';

export interface ExamContent {
  id: string;
  name: string;
  bank: string;
  /** 1 mock, 2 formal. */
  usage: 1 | 2;
  window: WindowContent;
  /** Minutes; null: no limit. */
  minutes: number | null;
  /** null: as often as one likes. */
  attempts: number | null;
  /** Share of the total score. */
  passShare: number;
  sections: readonly SectionContent[];
  shuffled: boolean;
  organ: string;
  sourceName: string;
  /** 1 task, 2 training camp, 3 assigned directly. */
  sourceType: 1 | 2 | 3;
  /** The camp that it belongs to, for source type 2; null: none. */
  campId: string | null;
  cover: string;
  lock: LockContent | null;
  cameraCount: 0 | 1 | 2;
  cameraRequired: boolean;
  faceRequired: boolean;
  /** The exam room that its papers are entered in; null: none. */
  roomId: string | null;
  /** How often its window may be left, and what follows then; null: as often as one likes. */
  leaving: { limit: number; consequence: 'told' | 'handedIn' } | null;
  past: PastContent;
  /** Every learner with exams has it, not only the one with all. */
  everybody: boolean;
  /** What becomes of a paper that was sealed in time and arrives when it is closed. */
  late: 'taken' | 'refused';
  /** Minutes until a paper with texts is marked; 0: at once. */
  markingMinutes: number;
  review: ReviewContent;
}
