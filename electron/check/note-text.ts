import type { CheckNote } from '../../src/contract/ipc/platform-check.ts';

/** A note in English, for the report. */
export function noteText(note: CheckNote): string {
  switch (note.kind) {
    case 'path':
      return `${note.call} is not at ${note.path}: name its path under "paths".`;
    case 'code':
      return `${note.call} has ${note.code}, which codes.${note.table} does not list: say which of ${note.names} it is.`;
    case 'envelope':
      return `Answers have no "code"; "${note.field}": ${note.success} is taken for success. Confirm it, and name the codes that end a session.`;
    case 'questions':
      return questionsText(note);
    case 'answers':
      return `The platform holds ${note.held} answers; ${note.given} were handed in.`;
    case 'withoutId':
      return `${note.count} of ${note.read} questions have no id, or one that another has: a learner sees them and cannot answer them. A paper without a single id is not opened, although its attempt is counted.`;
    default:
      return plain[note.kind];
  }
}

const plain = {
  noToken: 'The answer of the sign-in has nothing that looks like a token.',
  tokenHeader: 'In no common header did the platform recognise the token of the sign-in.',
  noExam: 'There is no exam to sit.',
  formalOnly: 'There is no mock exam; a formal one is sat only with --exam <id>.',
  notSignedIn: 'Nobody could be signed in, so nothing of a learner was asked.',
  noPaper: 'No paper could be read, so nothing was answered or handed in.',
  sameAnswers: 'The platform holds exactly the answers that were handed in.',
  otherAnswers: 'The platform’s hash of the answers is another one: a receipt would say that other answers are held.',
  nothingToCompare: 'The platform’s record has neither a hash nor a number of answers to compare.',
  nothingHandedIn: 'No question could be answered, so nothing was handed in; the attempt stays open at the platform.',
  noRecord: 'The platform’s record of the paper could not be read: a receipt will say "acknowledged" only.',
} as const;

function questionsText({ read, told }: Extract<CheckNote, { kind: 'questions' }>): string {
  if (told === null) return `${read} questions were read; the platform does not say how many there are.`;
  if (told === read) return `${read} questions were read, as many as the platform says.`;
  return `The paper has ${told} questions, of which ${read} were read: the names of its parts are wrong.`;
}
