import { call, event } from './ipc-types.ts';
import type { AnswerValue, Paper } from './paper.ts';

/** Names a practice: `businessId` is the course or task that it belongs to. */
export interface PracticeRef {
  practiceId: string;
  businessId: string;
}

export const practiceModes = ['inOrder', 'random', 'bySection', 'mock', 'wrongOnly'] as const;
export type PracticeMode = (typeof practiceModes)[number];

/** A mode that a practice offers; `minutes` of a timed one, null where the platform says nothing. */
export interface OfferedMode {
  mode: PracticeMode;
  minutes: number | null;
}

/** What is right, as the platform writes it, and why (HTML). */
export interface Solution {
  rightAnswer: readonly string[];
  analysis: string;
}

/** The questions of a practice with their solutions, stored on this computer. */
export interface PracticePaper {
  ref: PracticeRef;
  sourceName: string;
  sourceType: string;
  paper: Paper;
  solutions: Readonly<Record<string, Solution>>;
  modes: readonly OfferedMode[];
  /** Questions that cannot be practised here: files. Those without a usable id are the paper's `unanswerable`. */
  leftOut: number;
  /** Epoch ms. */
  storedAt: number;
}

/** `sending`: it was sent and the outcome is unknown. `refused`: the platform never takes it. */
export type SyncState = 'waiting' | 'sending' | 'done' | 'refused';

export interface RunAnswer {
  value: AnswerValue;
  /** True: the learner saw the feedback, or the run ended; the answer no longer changes. */
  final: boolean;
  /** Null: not judged. */
  right: boolean | null;
  sync: SyncState;
}

/** One pass through a practice in one mode. */
export interface PracticeRun {
  runId: string;
  mode: PracticeMode;
  questionIds: readonly string[];
  currentQuestion: string;
  answers: Readonly<Record<string, RunAnswer>>;
  /** How often each recording was played; absent in runs of an older version. */
  plays?: Readonly<Record<string, number>>;
  /** Epoch ms of the platform's clock. */
  startedAt: number;
  /** Null: no limit. */
  endsAt: number | null;
  endedAt: number | null;
  endedBy: 'learner' | 'time' | null;
  /** Null: the platform does not know the run yet. */
  userPaperId: string | null;
  /** How far the end of the run is synced. */
  endSync: SyncState;
}

/** A question in the wrong-answer book of a practice. */
export interface BookEntry {
  questionId: string;
  /** The last wrong answer; null: it was left empty. */
  value: AnswerValue | null;
  /** 0: the platform, which alone knows of it, does not tell. */
  wrongCount: number;
  /** Right answers in a row since the last wrong one. */
  rightInARow: number;
  /** Epoch ms. */
  lastWrongAt: number;
  /** True: only the platform knows that it was wrong, from another device. */
  fromPlatform?: boolean;
}

/** What this computer has of a practice besides its questions. */
export interface PracticeState {
  ref: PracticeRef;
  run: PracticeRun | null;
  /** Ended runs with answers that are not synced. */
  earlier: readonly PracticeRun[];
  book: readonly BookEntry[];
  /** When a question left the book, epoch ms; by question id. */
  left: Readonly<Record<string, number>>;
  /** Solutions that the platform told with the answer to a commit. */
  told: Readonly<Record<string, Solution>>;
  /** Marked questions; `synced` false: the platform does not know yet. */
  marks: Readonly<Record<string, { marked: boolean; synced: boolean }>>;
  /** A run that ended by itself and whose result was not opened; null: none. */
  timeUp: TimeUp | null;
}

export interface TimeUp {
  /** Epoch ms of the platform's clock. */
  at: number;
  /** True: the client was not running then. */
  whileClosed: boolean;
}

export interface PracticeChoice {
  mode: PracticeMode;
  questionIds: readonly string[];
  /** Null: no time limit. */
  minutes: number | null;
}

/** A practice that can be opened with no network. */
export interface StoredPractice {
  practice: PracticePaper;
  state: PracticeState;
}

export const practiceDomain = {
  /** The questions from the platform, else as they are stored; rejects with `practice-*` when neither is there. */
  open: call<[ref: PracticeRef], PracticePaper>(),
  state: call<[ref: PracticeRef], PracticeState>(),
  /** Every practice that was opened by this account on this computer. */
  stored: call<[], readonly StoredPractice[]>(),
  /** Begins a run; one that is open ends. Resolves when it is on disk, like every change below. */
  start: call<[ref: PracticeRef, choice: PracticeChoice], PracticeState>(),
  answer: call<[ref: PracticeRef, questionId: string, value: AnswerValue], PracticeState>(),
  /** Makes an answer final: it is judged, enters or leaves the wrong-answer book, and is sent. */
  check: call<[ref: PracticeRef, questionId: string], PracticeState>(),
  go: call<[ref: PracticeRef, questionId: string], PracticeState>(),
  /** Counts a play of a recording; resolves with all plays of the run. Fails with `no-plays` when none is left. */
  play: call<[ref: PracticeRef, recordingId: string], number>(),
  mark: call<[ref: PracticeRef, questionId: string, marked: boolean], PracticeState>(),
  finish: call<[ref: PracticeRef], PracticeState>(),
  /** Sends once more what the platform refused. */
  retry: call<[ref: PracticeRef], PracticeState>(),
  /** The learner has opened the result of the last run: its end needs no notice. */
  resultOpened: call<[ref: PracticeRef], PracticeState>(),
  /** Takes a question out of the wrong-answer book. */
  removeWrong: call<[ref: PracticeRef, questionId: string], PracticeState>(),
  /** Puts an entry back that was just taken out. */
  restoreWrong: call<[ref: PracticeRef, entry: BookEntry], PracticeState>(),
  changed: event<PracticeRef>(),
};
