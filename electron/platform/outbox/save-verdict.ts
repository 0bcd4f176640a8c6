import { isSuccess, needsSignIn, otherCode } from '#contract/platform/codes.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { codeTables, refusalTables } from '#contract/platform/profile/code-tables.ts';
import { saysBusy, type PlatformAnswer } from '../gateway/platform-client.ts';

/**
 * What an answer says of something that was sent to be kept. `refused`: by a code of the tables and by no words of a busy
 * platform, for what the learner may send once more. `not-taken`: by anything else, of which nobody knows how long it lasts; the rest is sent all the same.
 * `later`: nobody answered for it.
 */
export type SaveVerdict = 'done' | 'refused' | 'not-taken' | 'later';

/** A platform in trouble, or what stands before it, says so by these. */
const passingCodes: readonly number[] = [otherCode, 1, 401, 403, 407, 408, 425, 429];

function isPassing(code: number): boolean {
  return passingCodes.includes(code) || (code >= 500 && code < 600);
}

export function saveVerdict({ id }: Pick<Endpoint, 'id'>, answer: PlatformAnswer): SaveVerdict {
  if (answer.kind === 'unreachable') return 'later';
  const { status } = answer;
  if (answer.kind === 'unknown') return status !== null && status >= 400 && !isPassing(status) ? 'not-taken' : 'later';
  const { code } = answer;
  if (needsSignIn(code)) return 'later';
  // A success inside a failed response contradicts itself.
  if (isSuccess(code)) return answer.status < 400 ? 'done' : 'later';
  if (refusalsOf(id).includes(code) && !saysBusy(answer.message)) return 'refused';
  return isPassing(code) || isPassing(answer.status) ? 'later' : 'not-taken';
}

/** No document shows such a code: even these only say that nothing is sent again before the learner asks for it. */
function refusalsOf(call: string): readonly number[] {
  const table = refusalTables[call];
  return table === undefined ? [] : Object.values(codeTables[table]).filter((code) => typeof code === 'number');
}

/** True when the platform certainly did nothing with it. */
export function didNotArrive(answer: PlatformAnswer): boolean {
  return answer.kind === 'unreachable' || (answer.kind === 'answered' && needsSignIn(answer.code));
}

/** The platform's own words; '' when it said nothing. */
export function messageOf(answer: PlatformAnswer): string {
  return answer.kind === 'answered' ? answer.message : '';
}

/** What one round of a delivery came to. `some`: the platform did not take all. `none`: it answers for nothing now. */
export type Went = 'all' | 'some' | 'none';

/** Goes through all of these; ends where nobody answers, and at nothing else. */
export async function eachOf<Item>(items: Iterable<Item>, send: (item: Item) => Promise<Went>): Promise<Went> {
  let went: Went = 'all';
  for (const item of items) {
    const one = await send(item);
    if (one === 'none') return 'none';
    if (one === 'some') went = 'some';
  }
  return went;
}
