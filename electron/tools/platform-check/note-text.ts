import type { CheckNote, Consequence, Untried } from '#contract/ipc/platform-check.ts';

/** A note in English, for the report. */
export function noteText(note: CheckNote): string {
  switch (note.kind) {
    case 'stops':
      return `${consequences[note.what]} ${note.call} lacks ${note.lacks}.`.replace(/lacks (\d{3})\.$/, 'answers $1.');
    case 'untried':
      return `Not tried: ${note.what.map((what) => areas[what]).join(', ')}.`;
    case 'choices':
      return `Types ${note.types} are choices; which of them takes several answers cannot be seen: name them under codes.questionType.`;
    case 'path':
      return `${note.call} is not at ${note.path}: name its path under "paths".`;
    case 'code':
      return `${note.call} has ${note.code}, which codes.${note.table} does not list: say which of ${note.names} it is.`;
    case 'envelope':
      return `Answers have no "code"; "${note.field}": ${note.success} is taken for success. Confirm it, and name the codes that end a session.`;
    case 'setting':
      return `The tenant’s setting ${note.key} is ${note.value}, which says nothing to the client: it goes on as if it were not there.`;
    case 'types':
      return `By the look of the questions their types mean: ${note.types}. Confirm it.`;
    case 'standing':
      return `Before and after the hand-in the paper’s status was: ${note.codes}. Confirm it.`;
    case 'questions':
      return questionsText(note);
    case 'answersGiven':
      return `The platform holds ${note.held} answers, as many as were given.`;
    case 'answersSent':
      return `The platform holds ${note.held} answers, as many as were sent; ${note.given} of them say something.`;
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

const consequences: Readonly<Record<Consequence, string>> = {
  account: 'The client does not know who signed in.',
  branch: 'A learner with several branches cannot choose one.',
  exams: 'No exam can be opened from the list.',
  opening: 'A paper that was joined cannot be opened.',
  papers: 'An open paper is not found again, and past ones are not listed.',
  end: 'Nobody knows when a paper ends.',
  paper: 'The questions of a paper cannot be shown or answered.',
  receipt: 'A receipt cannot say what the platform holds.',
  tasks: 'No task can be opened.',
  task: 'A task shows no content.',
  course: 'A course shows no items to open.',
  film: 'No film plays.',
  document: 'No document opens.',
  practices: 'No practice can be opened.',
  practice: 'A practice has no questions.',
  assessments: 'No assessment can be opened.',
  assessment: 'An assessment has no questions.',
  goods: 'Nothing of the market can be opened.',
  certificates: 'No certificate is shown.',
  orders: 'No order is shown.',
  messages: 'No message is shown.',
};

const areas: Readonly<Record<Untried, string>> = {
  sitting: 'handing a paper in',
  campExams: 'exams of a camp',
  files: 'uploading files',
  face: 'face checks',
  cameras: 'pictures of the cameras',
  study: 'telling study time',
  booking: 'booking a training',
  practice: 'answering a practice',
  assessment: 'answering an assessment',
  live: 'entering a live class',
  ordering: 'ordering',
  paying: 'paying',
};

function questionsText({ read, told }: Extract<CheckNote, { kind: 'questions' }>): string {
  if (told === null) return `${read} questions were read; the platform does not say how many there are.`;
  if (told === read) return `${read} questions were read, as many as the platform says.`;
  return `The paper has ${told} questions, of which ${read} were read: the names of its parts are wrong.`;
}
