import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Result } from '#contract/ipc/ipc-types.ts';

/** The last client has this long (ms) to bring everything to the platform. */
const settleMs = 120_000;

/** Between two questions (ms). */
const retryMs = 200;

function must<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

async function pending(page: Page) {
  return must(await page.evaluate(() => window.desktop.exam.pending()));
}

/** Pictures and notes of these attempts that this machine still has for the platform. */
async function evidenceLeft(page: Page, attempts: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  for (const attemptId of attempts) {
    const state = must(await page.evaluate((id) => window.desktop.evidence.state(id), attemptId));
    // A queue that cannot be read yet may hold something.
    if (state === null || state.waiting > 0) left.push(`evidence ${attemptId} ${state?.waiting ?? 'unknown'}`);
  }
  return left;
}

/** Hands in what is open and resolves to what did not reach the platform in time. `attempts`: of which there is evidence. */
export async function settle(page: Page, attempts: readonly string[]): Promise<readonly string[]> {
  const until = performance.now() + settleMs;
  for (;;) {
    for (const { attemptId, phase } of await pending(page)) {
      if (phase === 'open') must(await page.evaluate((id) => window.desktop.exam.handIn(id, 'learner'), attemptId));
      else must(await page.evaluate((id) => window.desktop.exam.deliverNow(id), attemptId));
    }
    const papers = await pending(page);
    const left = [
      ...papers.map(({ attemptId, phase }) => `paper ${attemptId} ${phase}`),
      ...(await evidenceLeft(page, attempts)),
    ];
    // What ended in another way than delivered stays so.
    const final = left.length === papers.length && papers.every(({ phase }) => phase !== 'open' && phase !== 'sealed');
    if (final || performance.now() > until) return left;
    await pause(retryMs);
  }
}
