import { createHash } from 'node:crypto';
import type { Traits } from './traits.ts';
import { idOf, written } from './wire.ts';

/** Answers by question, as the platform understood them. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** A commit that the platform acted on. */
interface Act {
  at: number;
  /** It had the paper from a commit before. */
  again: boolean;
  /** The proxy made a second one of it. */
  repeated: boolean;
  /** Its own readers showed by then that it has the paper. */
  shown: boolean;
}

/** A paper as it really stands. */
export interface Paper {
  number: number;
  joinedAt: number;
  endsAt: number;
  /** What it holds; null: nothing was handed in. */
  answers: Answers | null;
  /** The platform's time of the hand-in; null: it is open. */
  closedAt: number | null;
  closedBy: 'learner' | 'platform' | null;
  /** What the commit named as its type. */
  sentType: unknown;
  acts: Act[];
}

export function newPaper(number: number, joinedAt: number, endsAt: number): Paper {
  return { number, joinedAt, endsAt, answers: null, closedAt: null, closedBy: null, sentType: null, acts: [] };
}

const isGiven = (answer: readonly string[]) => answer.some((text) => text !== '');

/** How many questions were answered. */
export function givenCount(answers: Answers): number {
  return [...answers.values()].filter(isGiven).length;
}

/** Points of a marked paper; null: it is not marked yet. */
export function scoreOf({ answers, closedAt }: Paper, now: number, { commit }: Traits): number | null {
  if (closedAt === null || commit.marksAfterMs === null || now < closedAt + commit.marksAfterMs) return null;
  return answers === null ? 0 : 40 + givenCount(answers);
}

/** How a paper is told: its record, and its place in the list. `shown`: the platform's readers have caught up with it. */
export function standing(paper: Paper, now: number, traits: Traits): Record<string, unknown> {
  const { names, status, record } = traits;
  const shown = paper.closedAt !== null && now >= paper.closedAt + record.lagMs;
  const score = shown ? scoreOf(paper, now, traits) : null;
  const number = !shown ? status.inProgress : score === null ? status.handedIn : status.marked;
  return {
    [names.paperId]: idOf(paper.number, traits),
    ...(number === null ? {} : { [names.status]: number }),
    ...(traits.paper.tellsJoinTime ? { [names.joinTime]: written(paper.joinedAt, traits) } : {}),
    ...submitTime(shown ? paper.closedAt : null, paper, traits),
    ...(score === null ? {} : { [names.score]: score }),
  };
}

function submitTime(closedAt: number | null, { endsAt }: Paper, traits: Traits): Record<string, unknown> {
  const { names, status } = traits;
  const name = names.submitTime;
  if (closedAt !== null) return status.tellsSubmitTime ? { [name]: written(closedAt, traits) } : {};
  switch (status.openSubmitTime) {
    case 'absent':
      return {};
    case 'null':
      return { [name]: null };
    case 'empty':
      return { [name]: '' };
    case 'zeros':
      return { [name]: '0000-00-00 00:00:00' };
    case 'epoch0':
      return { [name]: written(0, traits) };
    case 'zero':
      return { [name]: 0 };
    case 'planned':
      return { [name]: written(endsAt, traits) };
  }
}

/** What the record of a paper says beside how it stands. */
export function recorded(paper: Paper, now: number, questions: number, traits: Traits): Record<string, unknown> {
  const { record, names } = traits;
  const told = standing(paper, now, traits);
  const shown = paper.closedAt !== null && now >= paper.closedAt + record.lagMs;
  if (!shown) return told;
  const answers = paper.answers ?? new Map<string, readonly string[]>();
  const given = givenCount(answers);
  const counts = { answered: given, all: questions, right: Math.floor(given / 2) };
  return {
    ...told,
    ...(record.counts === null ? {} : { [names.count]: counts[record.counts] }),
    ...(record.commitType === null ? {} : { commitType: commitTypeOf(paper, record.commitType) }),
    ...(record.hash === null ? {} : { answerHash: hashOf(answers, record.hash) }),
  };
}

function commitTypeOf({ closedBy, sentType }: Paper, form: 'sent' | 'own'): unknown {
  if (form === 'sent') return closedBy === 'platform' ? 9 : sentType;
  return closedBy === 'platform' ? 1 : 0;
}

function hashOf(answers: Answers, form: 'sha256' | 'md5'): string {
  return createHash(form)
    .update([...answers].map(([id, answer]) => `${id}=${answer.join('|')}`).join(';'))
    .digest('hex');
}
