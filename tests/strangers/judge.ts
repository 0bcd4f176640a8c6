import type { HandInState, OpenOutcome } from '#contract/ipc/exam.ts';
import type { Heard } from './network.ts';

/** How a paper really stands on its platform, beside what the client can have heard of it. */
export interface Truth {
  /** The platform acted on a commit of this client. */
  has: boolean;
  /** What it holds is what was sealed here. */
  same: boolean;
  /** Answers that it holds; null: it has no paper. */
  held: number | null;
  /** The platform ended the paper itself. */
  closedByPlatform: boolean;
  /** Attempts that it counted, and of these the ones since the client was asked last. */
  counted: number;
  countedNow: number;
  /** It knows the session of this client. */
  sessionKnown: boolean;
  /** Its time for this paper is over. */
  over: boolean;
  heard: Pick<Heard, 'taken' | 'commits' | 'last' | 'opening'>;
}

/** A sentence of the client, and when it is false. */
interface Sentence<Said> {
  /** What the learner is told. */
  says: string;
  told: (said: Said) => boolean;
  isFalse: (truth: Truth, said: Said) => boolean;
}

const lastCommit = ({ heard }: Pick<Truth, 'heard'>) => heard.commits.at(-1);
const neverFor: readonly unknown[] = ['busy', 'none', 'done', 'absent', 'sessionOver'];

/** What a receipt says of the way of a paper, from the state that it is computed from. */
export const handInSentences: readonly Sentence<HandInState>[] = [
  { says: 'delivered', told: ({ phase }) => phase === 'delivered', isFalse: ({ has }) => !has },
  {
    says: 'delivered: its record matches what was sealed',
    told: ({ phase, proof }) => phase === 'delivered' && proof === 'compared',
    isFalse: ({ same }) => !same,
  },
  {
    says: 'delivered: it holds as many answers',
    told: ({ phase, proof }) => phase === 'delivered' && proof === 'counted',
    isFalse: ({ held }, { sealedAnswers }) => held !== sealedAnswers,
  },
  {
    says: 'delivered: the platform answered that it has the paper',
    told: ({ phase, proof }) => phase === 'delivered' && proof === 'acknowledged',
    isFalse: ({ heard, has }) => !heard.taken && !has,
  },
  {
    says: 'elsewhere: the platform has another paper',
    told: ({ phase }) => phase === 'elsewhere',
    isFalse: ({ has, same, closedByPlatform }) => !closedByPlatform && (!has || same),
  },
  {
    says: 'closed: the platform ended the exam without these answers',
    told: ({ phase }) => phase === 'closed',
    isFalse: ({ has, over, closedByPlatform, heard }) =>
      has || (!closedByPlatform && !(over && heard.commits.includes('late'))),
  },
  {
    says: 'refused: the platform did not take the paper',
    told: ({ phase }) => phase === 'refused',
    isFalse: (truth) => truth.has || neverFor.includes(lastCommit(truth)),
  },
  {
    says: 'unverified: nobody knows whether the platform has it',
    told: ({ phase }) => phase === 'unverified',
    isFalse: ({ heard }) => heard.taken,
  },
  {
    says: 'waiting for the network',
    told: ({ phase, waitingFor }) => phase === 'sealed' && waitingFor === 'network',
    isFalse: ({ heard }) => heard.last === 'answered' && lastCommit({ heard }) !== 'none',
  },
  {
    says: 'waiting for a sign-in',
    told: ({ phase, waitingFor }) => phase === 'sealed' && waitingFor === 'sign-in',
    isFalse: ({ sessionKnown }) => sessionKnown,
  },
  {
    says: 'the platform has not taken the paper yet',
    told: ({ phase, waitingFor, takenAt }) => phase === 'sealed' && waitingFor === 'platform' && takenAt === null,
    isFalse: ({ heard }) => heard.taken,
  },
  {
    says: 'the platform took the paper',
    told: ({ takenAt }) => takenAt !== null,
    isFalse: ({ heard, has }) => !heard.taken && !has,
  },
  {
    says: 'time was up',
    told: ({ reason }) => reason === 'time-up',
    isFalse: ({ over }) => !over,
  },
];

type NotOpened = Extract<OpenOutcome, { opened: false }>;

const refusedAs =
  (...meanings: Heard['opening']) =>
  ({ heard }: Truth) =>
    !meanings.some((meaning) => heard.opening.includes(meaning));

/** Why an exam did not open, as its screen says it. */
export const openingSentences: readonly Sentence<NotOpened>[] = [
  { says: 'opening: not open yet', told: ({ problem }) => problem === 'not-open', isFalse: refusedAs('notOpen') },
  { says: 'opening: ended', told: ({ problem }) => problem === 'ended', isFalse: refusedAs('late') },
  {
    says: 'opening: no attempts left',
    told: ({ problem }) => problem === 'no-attempts',
    isFalse: refusedAs('noAttempts'),
  },
  { says: 'opening: locked', told: ({ problem }) => problem === 'locked', isFalse: () => true },
  {
    says: 'opening: sign in again',
    told: ({ problem }) => problem === 'session',
    isFalse: ({ sessionKnown }) => sessionKnown,
  },
  {
    says: 'opening: no answer from the platform',
    told: ({ problem }) => problem === 'offline',
    isFalse: ({ heard }) =>
      !heard.opening.some((meaning) => meaning === 'none' || meaning === 'busy' || meaning === 'absent') &&
      heard.last === 'answered',
  },
  {
    says: 'opening: no attempt was counted',
    told: ({ counted }) => counted === 'no',
    isFalse: ({ countedNow }) => countedNow > 0,
  },
  {
    says: 'opening: an attempt was counted',
    told: ({ counted }) => counted === 'yes',
    isFalse: ({ counted }) => counted === 0,
  },
];

/** The sentences of what the client said that are not true. */
export function falseSentences<Said>(sentences: readonly Sentence<Said>[], said: Said, truth: Truth): string[] {
  return sentences.filter(({ told, isFalse }) => told(said) && isFalse(truth, said)).map(({ says }) => says);
}
