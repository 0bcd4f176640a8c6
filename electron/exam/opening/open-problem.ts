import type { Counted, OpenOutcome, OpenProblem } from '#contract/ipc/exam.ts';
import { endsSession, isSuccess } from '#contract/platform/codes.ts';
import type { Answer, Endpoint } from '#contract/platform/endpoint.ts';
import { dataOf, saysBusy, type PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { JournalError } from '#electron/storage/journal/journal-error.ts';
import { KeystoreError } from '#electron/storage/keystore/keystore-error.ts';

/** Ends an opening from wherever it is; `open` makes the outcome of it. */
export class NotOpened extends Error {
  readonly problem: OpenProblem;
  #counted: Counted = 'no';

  /** `message` is in the platform's words, '' when it said nothing. */
  constructor(problem: OpenProblem, message = '') {
    super(message);
    this.name = 'NotOpened';
    this.problem = problem;
  }

  /** The same problem, met at a point where the attempt may have been counted. */
  as(counted: Counted): this {
    this.#counted = counted;
    return this;
  }

  outcome(): OpenOutcome {
    return { opened: false, problem: this.problem, message: this.message, counted: this.#counted };
  }
}

/** Rethrows a problem as one of an attempt that is counted, or may be. */
export function countedAs(counted: Counted): (error: unknown) => never {
  return (error) => {
    throw error instanceof NotOpened ? error.as(counted) : error;
  };
}

/** The codes of docs/PLATFORM.md, where no word says more. */
const codes: Readonly<Record<number, OpenProblem>> = {
  40301: 'locked',
  40302: 'not-open',
  40303: 'ended',
  40304: 'no-attempts',
};

/**
 * No document gives these codes, so a platform's words decide, the most telling first. The page shows those words in any
 * case; the problem only chooses the picture and the way on.
 */
const words: readonly (readonly [RegExp, OpenProblem])[] = [
  [/次数|attempt/i, 'no-attempts'],
  [/已结束|已截止|过期|ended|expired/i, 'ended'],
  [/未到|未开始|未开放|尚未开|开启时间|not open|not started/i, 'not-open'],
  [/锁|进度|前置|完成|通过|(?:先|未).*提交|locked|progress/i, 'locked'],
];

/** What a refusal of the platform means for opening an exam. */
function openProblemOf(code: number, message: string): OpenProblem {
  if (endsSession(code)) return 'session';
  if (saysBusy(message)) return 'refused';
  return words.find(([pattern]) => pattern.test(message))?.[1] ?? codes[code] ?? 'refused';
}

/** The data of a successful answer; anything else ends the opening. */
export function dataOrNotOpened<E extends Endpoint>(call: E, answer: PlatformAnswer): Answer<E> {
  if (answer.kind !== 'answered') throw new NotOpened(isUnreadable(answer) ? 'malformed' : 'offline');
  if (!isSuccess(answer.code)) throw new NotOpened(openProblemOf(answer.code, answer.message), answer.message);
  const data = dataOf(call, answer);
  if (data === null) throw new NotOpened('malformed');
  return data;
}

/** Something answered, and not what was asked: a call that is not there, or a page in its place. */
function isUnreadable(answer: PlatformAnswer): boolean {
  return answer.kind === 'unknown' && answer.status !== null && answer.status < 500;
}

/** Why the journal of this paper does not open; null: it was something else. */
export function journalProblem(error: unknown): OpenProblem | null {
  if (error instanceof KeystoreError) return `keystore-${error.trouble}`;
  const journal = error instanceof JournalError && (error.code === 'locked-away' || error.code === 'damaged');
  return journal ? 'journal' : null;
}
