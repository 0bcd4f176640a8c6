import type { Attempt, TextRange } from '#contract/ipc/exam.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import type { Answers } from './order.ts';
import { nextSaveState, notSaved, savedBefore, type SaveEvent, type SaveState } from './saving/save-state.ts';

/** What the open paper shows. Answers are here at once and on disk when `saves` says so. */
export interface PaperState {
  current: string | null;
  answers: Answers;
  saves: Readonly<Record<string, SaveState>>;
  marked: ReadonlySet<string>;
  /** Struck options, by question. */
  struck: Attempt['struck'];
  /** Highlighted passages, by material. */
  highlights: Attempt['highlights'];
  /** How often each recording was played, by id. */
  plays: Readonly<Record<string, number>>;
}

export type PaperEvent =
  | { type: 'answered'; questionId: string; value: AnswerValue }
  | { type: 'save'; questionId: string; event: SaveEvent }
  | { type: 'marked'; questionId: string; marked: boolean }
  | { type: 'struck'; questionId: string; keys: readonly string[] }
  | { type: 'highlighted'; materialId: string; ranges: readonly TextRange[] }
  | { type: 'played'; recordingId: string; plays: number }
  | { type: 'went'; questionId: string };

/** The state in which an attempt is resumed: at the same question, with every answer of the journal. */
export function openingState(attempt: Attempt, first: string | null): PaperState {
  const saved = Object.entries(attempt.answers);
  const { questions, unanswerable = [] } = attempt.paper;
  return {
    current: [...questions, ...unanswerable].some(({ id }) => id === attempt.currentQuestion)
      ? attempt.currentQuestion
      : first,
    answers: Object.fromEntries(saved.map(([id, { value }]) => [id, value])),
    saves: Object.fromEntries(saved.map(([id, { savedAt, sequence }]) => [id, savedBefore(savedAt, sequence)])),
    marked: new Set(attempt.marked),
    struck: attempt.struck,
    highlights: attempt.highlights,
    plays: attempt.plays,
  };
}

/** The state after something happened. */
export function paperReducer(state: PaperState, event: PaperEvent): PaperState {
  switch (event.type) {
    case 'answered':
      return { ...state, answers: { ...state.answers, [event.questionId]: event.value } };
    case 'save': {
      const before = saveStateOf(state, event.questionId);
      const after = nextSaveState(before, event.event);
      return before === after ? state : { ...state, saves: { ...state.saves, [event.questionId]: after } };
    }
    case 'marked': {
      const marked = new Set(state.marked);
      if (event.marked) marked.add(event.questionId);
      else marked.delete(event.questionId);
      return { ...state, marked };
    }
    case 'struck':
      return { ...state, struck: { ...state.struck, [event.questionId]: event.keys } };
    case 'highlighted':
      return { ...state, highlights: { ...state.highlights, [event.materialId]: event.ranges } };
    case 'played':
      return { ...state, plays: { ...state.plays, [event.recordingId]: event.plays } };
    case 'went':
      return { ...state, current: event.questionId };
  }
}

/** The save state of one question; one that was never answered has nothing to save. */
export function saveStateOf(state: PaperState, questionId: string): SaveState {
  return state.saves[questionId] ?? notSaved;
}
