import { act, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { historyEntryAtom } from '#app/session/redirecting.ts';
import { declaredCalls } from '../../house/declared-calls.ts';
import type { TestClient } from '../../support/app.ts';
import { oddAnswers, surelyOddAnswers } from '../../support/odd-answers.ts';
import { screenFaults } from '../../support/screen-faults.ts';

// Repeatable; LECTERN_SEED makes other answers, LECTERN_RUNS more of them.
const seed = Number(process.env['LECTERN_SEED'] ?? 8);
const runs = Number(process.env['LECTERN_RUNS'] ?? 2);

export const declared = new Map((await declaredCalls()).map((call) => [call.id, call]));

/** Calls that stood in for an odd answer in any screen so far. */
export const probed = new Set<string>();

/** Calls of the frame around every screen, and of the learner's name: the first screen with them is enough. */
export const ofTheFrame: ReadonlySet<string> = new Set([
  'navigationGetMenu',
  'configurationsByKey',
  'findBranchList',
  'findMySaas',
  'findMyIdentity',
  'msgExistUnread',
  'getAccountUserInfo',
  'isRealNameAuthentication',
]);

/** Texts of odd answers in place of the sample; the account stays, since another one is another session. */
export function answersLike(id: string, sample: unknown, accountId: string | null = null): string[] {
  const fixed = /^get(?:Account)?UserInfo$/.test(id) && accountId !== null ? { accountId } : {};
  return [...surelyOddAnswers(sample, fixed), ...fc.sample(oddAnswers(sample, fixed), { seed, numRuns: runs })];
}

/** Collects what React and the page report as errors while something runs. */
export async function watched(run: () => Promise<void>): Promise<string[]> {
  const errors: string[] = [];
  const { error } = console;
  console.error = (...args: unknown[]) => {
    const text = args.map(String).join(' ').slice(0, 300);
    // Of the test, not of the page: testing-library switches the setting off while it waits.
    if (!text.includes('not configured to support act')) errors.push(`reports ${text}`);
  };
  try {
    await run();
  } finally {
    console.error = error;
  }
  return errors;
}

let visits = 0;

/** No call is under way in several checks in a row: the answer to one may make the screen ask for another. */
export async function settled({ app }: TestClient): Promise<void> {
  let calm = 0;
  await waitFor(
    () => {
      calm = app.queries.isFetching() + app.queries.isMutating() === 0 ? calm + 1 : 0;
      expect(calm).toBeGreaterThan(3);
    },
    { interval: 5 },
  );
}

/** Opens an address as a link does; a screen that is broken before any odd answer proves nothing. */
export async function goTo(client: TestClient, address: string): Promise<void> {
  const errors = await watched(() => follow(client, address));
  expect([address, ...errors]).toEqual([address]);
}

async function follow(client: TestClient, address: string): Promise<void> {
  const before = client.app.store.get(historyEntryAtom);
  await act(async () => {
    window.history.pushState({ key: `${(visits += 1)}`, idx: visits }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  // Set once the screen and its texts are loaded.
  await waitFor(() => expect(client.app.store.get(historyEntryAtom)).not.toBe(before), { interval: 5 });
  await act(async () => undefined);
  await settled(client);
}

/** The reading calls that the screen shows something of, each with an answer of the platform. */
function shownCalls({ app }: TestClient): { id: string; sample: unknown }[] {
  return app.queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey: [id], state: { data } }) => {
      const call = typeof id === 'string' ? declared.get(id) : undefined;
      if (!call) return [];
      if (call.binary) return [{ id: call.id, sample: null }];
      const pages: unknown = typeof data === 'object' && data !== null && 'pages' in data ? data.pages : null;
      return [{ id: call.id, sample: Array.isArray(pages) ? pages[0] : data }];
    });
}

/** Waits until the screen shows something of this call. */
async function shows(client: TestClient, id: string): Promise<void> {
  await waitFor(() => expect(shownCalls(client).map((call) => call.id)).toContain(id));
  await settled(client);
}

/** What is wrong with the page after `act` got this answer to a call; each with the answer. */
export async function faultsAfter(
  client: TestClient,
  { id, text }: { id: string; text: string },
  ask: () => Promise<unknown>,
): Promise<string[]> {
  probed.add(id);
  await client.platform.fault({ match: { id }, mode: 'answer', text, times: 0 });
  const address = window.location.href;
  const errors = await watched(async () => {
    await act(ask);
    await settled(client);
  });
  const faults = [...screenFaults(), ...errors];
  if (window.location.href !== address) faults.push(`leads to ${window.location.href}`);
  await client.platform.clearFaults();
  return faults.map((fault) => `${fault}\n  after ${id}: ${text.slice(0, 500)} (seed ${seed})`);
}

/**
 * What is wrong with the open screen after odd answers in place of each one it shows something of. `asks`: a call that its
 * content makes late, after others; an odd answer to one of those takes the content away for a while.
 */
export async function faultsOfScreen(client: TestClient, asks?: string): Promise<string[]> {
  const session = await client.core.desktop.session.current();
  const accountId = session.ok ? session.value.accountId : null;
  const faults: string[] = [];
  const done = new Set<string>();
  // Collected anew after each call: its answer may have made the screen ask for others.
  const shown = () => shownCalls(client).find(({ id }) => !done.has(id) && !(ofTheFrame.has(id) && probed.has(id)));
  const next = async () => {
    if (asks !== undefined && !done.has(asks) && !shown()) await shows(client, asks);
    return shown();
  };
  for (let call = await next(); call; call = await next()) {
    const { id, sample } = call;
    done.add(id);
    for (const text of answersLike(id, sample, accountId)) {
      const again = () => client.app.queries.resetQueries({ predicate: ({ queryKey: [of] }) => of === id });
      faults.push(...(await faultsAfter(client, { id, text }, again)));
    }
    await act(() => client.app.queries.resetQueries({ predicate: ({ queryKey: [of] }) => of === id }));
    await settled(client);
  }
  return faults;
}
