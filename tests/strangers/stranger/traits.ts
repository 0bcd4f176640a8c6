/**
 * Everything that the three documents leave open, as one platform happens to do it. Fixed by the documents and so not here:
 * the envelope (000 §7), codes 0, 303, 10000, 403, 50001 and 602 (000 §8, 001 §8), the headers, the paths that they show, and the
 * fields of a list of exams (002 §3).
 */
export interface Traits {
  seed: number;
  codes: Codes;
  codesAsText: boolean;
  /** Refusals and failures have an HTTP status of their own. */
  speaksHttp: boolean;
  ids: 'number' | 'text' | 'uuid' | 'snowflake';
  times: TimeForm;
  /** Hours east of Greenwich that times without a zone are written in. */
  zoneHours: number;
  account: AccountTraits;
  clock: ClockTraits;
  names: Names;
  paper: PaperTraits;
  status: StatusTraits;
  record: RecordTraits;
  commit: CommitTraits;
  weather: WeatherTraits;
  /** How a call that is not there is answered. */
  absent: 'envelope' | 'html' | 'spring' | 'page' | 'word';
  formal: boolean;
}

/** Why a call was not done. */
export const meanings = [
  'busy',
  'already',
  'late',
  'unknownPaper',
  'badRequest',
  'notOpen',
  'noAttempts',
  'noBranch',
] as const;
export type Meaning = (typeof meanings)[number];
export type Codes = Readonly<Record<Meaning, number>>;

export type TimeForm = 'text' | 'minutes' | 'slashes' | 'letterT' | 'zulu' | 'epoch' | 'epochText' | 'seconds';

export interface AccountTraits {
  /** Where the answer of a sign-in has the token. */
  tokenAt: 'token' | 'data' | 'accessToken' | 'tokenInfo.token' | 'user.token';
  tellsIdAtSignIn: boolean;
  /** The call that the client assumes is there. */
  hasAccountCall: boolean;
  /** User and sub-user are two objects (001 §3 names both). */
  nested: boolean;
  hasBranches: boolean;
  needsBranch: boolean;
  /** How a session that is over is answered. */
  ends: 303 | 10000 | 403;
  /** When the platform ends the session of a learner; null: never. */
  endsAt: 'answering' | 'handingIn' | 'delivering' | null;
  /** The names of the sign-in's fields. */
  signInAs: 'account' | 'username';
}

export interface ClockTraits {
  /** How far this platform is ahead of the learner's machine. */
  aheadMs: number;
  /** Answers carry a Date header. */
  tells: boolean;
  /** What is wrong with the Date of each node; requests go round. */
  nodesOffMs: readonly number[];
}

export interface Names {
  papers: 'list' | 'records' | 'rows' | 'data' | 'bare';
  total: boolean;
  paperId: string;
  joinTime: string;
  submitTime: string;
  status: string;
  score: string;
  count: string;
  question: { id: string; type: string; title: string; score: string; options: string };
  option: { key: string | null; content: string };
  questions: string;
  sections: string | null;
  /** What the paper lies in; null: nothing. */
  inside: string | null;
  examName: string;
  duration: string;
  endTime: string;
}

export const kinds = ['single', 'multiple', 'judge', 'blank', 'short'] as const;
export type Kind = (typeof kinds)[number];

export interface PaperTraits {
  /** Where findQuestForExam is: the document names the call, not its base. */
  questionPath: string;
  types: Readonly<Record<Kind, number | string>>;
  optionKeys: 'letters' | 'numbers' | 'ids';
  count: number;
  minutes: number;
  durationUnit: 'minutes' | 'seconds';
  tellsDuration: boolean;
  tellsEnd: boolean;
  /** What joining answers. */
  joined: 'object' | 'bare' | 'nested' | 'nothing';
  tellsJoinTime: boolean;
  /** Papers of earlier attempts, all handed in. */
  earlier: number;
  /** Joining answers so late (ms). */
  joinTakesMs: number;
}

export interface StatusTraits {
  inProgress: number | string | null;
  handedIn: number | string | null;
  marked: number | string | null;
  /** What a paper that is open has for its submit time; `absent`: no such field. */
  openSubmitTime: 'absent' | 'null' | 'empty' | 'zeros' | 'epoch0' | 'zero' | 'planned';
  tellsSubmitTime: boolean;
}

export interface RecordTraits {
  /** Where findUserPaperInfo is; null: nowhere. */
  path: string | null;
  /** So long (ms) an open paper is shown after it was taken. */
  lagMs: number;
  counts: 'answered' | 'all' | 'right' | null;
  /** By which number a record says who handed in; null: it does not say. */
  commitType: 'sent' | 'own' | null;
  hash: 'sha256' | 'md5' | null;
}

/** A failure of one moment; `acts`: the platform did what was asked all the same. */
export interface Failure {
  as: 'envelope' | 'status' | 'html' | 'notFound' | 'silent' | 'cut';
  acts: boolean;
}

export interface CommitTraits {
  reads: 'whole' | 'nothing' | 'refuses';
  /** What a second commit of a paper does. */
  again: 'refused' | 'ignored' | 'replaces';
  /** What happens to the first commits, one after the other. */
  failures: readonly Failure[];
  /** A paper that comes after its end. */
  late: 'taken' | 'refused';
  /** The platform ends papers itself so long (ms) after their end; null: never. */
  closesAfterMs: number | null;
  /** Marks so long (ms) after it has a paper; null: never in this story. */
  marksAfterMs: number | null;
}

export interface WeatherTraits {
  /** Of the calls, so many find the platform busy. */
  busyShare: number;
  busyAs: Failure['as'];
  /** The proxy before it sends a commit twice. */
  repeatsCommits: boolean;
  latencyMs: readonly [number, number];
  /** Minutes after the opening at which the network goes, and for how many. */
  offline: { after: number; minutes: number } | null;
}
