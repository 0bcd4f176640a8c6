import type { MovedPaper } from '../attempts/attempt-store.ts';
import type { AttemptState } from '../journal/replay.ts';

/** The part of an attempt that goes to another seat. */
export function movedPaperOf(state: AttemptState): MovedPaper {
  return {
    accountId: state.accountId,
    owner: state.owner,
    start: state.start,
    answers: state.answers,
    marked: state.marked,
    struck: state.struck,
    highlights: state.highlights,
    currentQuestion: state.currentQuestion,
    plays: state.plays,
    staff: state.staff,
    faceNotes: state.faceNotes,
    fileOutcomes: state.fileOutcomes,
    lastAnswerAt: state.lastAnswerAt,
  };
}
