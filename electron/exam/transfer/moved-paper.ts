import type { AttemptState } from '../journal/replay.ts';

/** What of an attempt another seat goes on with. The delivery stays where it was begun: a sealed paper is not moved. */
export type MovedPaper = Pick<
  AttemptState,
  | 'accountId'
  | 'owner'
  | 'start'
  | 'answers'
  | 'marked'
  | 'struck'
  | 'highlights'
  | 'currentQuestion'
  | 'plays'
  | 'staff'
  | 'faceNotes'
  | 'fileOutcomes'
  | 'lastAnswerAt'
>;

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
