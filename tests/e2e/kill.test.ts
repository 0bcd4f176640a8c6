import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Attempt } from '../../src/contract/ipc/exam.ts';
import { openClient, killNow, processTree, type Client } from '../support/client.ts';
import { findExam, openAttempt, readAttempt } from '../support/desktop-page.ts';
import { answerUntilKilled, type Acknowledged } from '../support/answering.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { demoExam, platformOnDisk, type DiskPlatform } from '../support/platform.ts';

// Fifty more, with cameras, are in `npm run fault`.
const kills = 20;

// Processes are found and ended through /proc.
describe.runIf(process.platform === 'linux')('power cuts while answering', () => {
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-kill-'));
  const known: Acknowledged = { answers: new Map(), place: null };
  let platform: DiskPlatform;
  let attempt: Attempt;

  const start = () => openClient({ platform: platform.origin, userData, cameras: 0 });

  beforeAll(async () => {
    platform = await platformOnDisk();
    const client = await start();
    await signIn(client.page, platform.origin);
    const exam = await findExam(client.page, demoExam);
    attempt = await openAttempt(client.page, exam);
    await goTo(client.page, `/exam/testPaper?attemptId=${attempt.attemptId}`);
    await client.page.getByRole('timer').first().waitFor();
    await answerAndKill(client, 'tree', 0);
    await platform.stop();
  });

  afterAll(async () => {
    await platform.stop();
  });

  /** Answers until a random moment after `round` more acknowledgements, then cuts the power. */
  async function answerAndKill(client: Client, what: 'tree' | 'main' | 'page', round: number): Promise<void> {
    const whole = processTree(client.pid);
    const victims = what === 'tree' ? whole : what === 'main' ? [client.pid] : pagesOf(whole);
    await answerUntilKilled(client.page, attempt, known, 3 + (round % 17), () => killNow(victims));
  }

  /** What of the acknowledged answers is neither there nor overwritten by something newer that was on its way. */
  function lostOf({ answers, currentQuestion: place }: Attempt): string[] {
    const gone = [...known.answers].filter(([questionId, { sequence, value }]) => {
      const saved = answers[questionId];
      return (
        !saved || saved.sequence < sequence || (saved.sequence === sequence && !isDeepStrictEqual(saved.value, value))
      );
    });
    return [...gone.map(([questionId]) => questionId), ...(known.place !== null && place === null ? ['place'] : [])];
  }

  const lost = async (client: Client) => lostOf(await readAttempt(client.page, attempt.attemptId));

  it(
    `loses nothing in ${kills} kills of the whole tree, with the platform stopped too`,
    { timeout: 600_000 },
    async () => {
      for (let round = 1; round <= kills; round += 1) {
        const client = await start();
        await client.page.waitForURL(/\/exam\/testPaper/);
        await client.page.getByRole('button', { name: '继续', exact: true }).click();
        await client.page.getByRole('timer').first().waitFor();
        expect(await lost(client)).toEqual([]);
        await answerAndKill(client, 'tree', round);
      }
      expect(known.answers.size).toBeGreaterThan(5);
    },
  );

  it('opens at the same question after main alone was killed', { timeout: 120_000 }, async () => {
    const client = await start();
    await client.page.waitForURL(/\/exam\/testPaper/);
    await answerAndKill(client, 'main', 5);
    const again = await start();
    await again.page.getByRole('button', { name: '继续', exact: true }).click();
    expect(await lost(again)).toEqual([]);
    const { currentQuestion: place, paper } = await readAttempt(again.page, attempt.attemptId);
    const number = paper.questions.find(({ id }) => id === place)?.number;
    await again.page.getByText(`第 ${number} 题`, { exact: true }).first().waitFor();
    await again.close();
  });

  it('comes back to the same question when the page alone dies', { timeout: 120_000 }, async () => {
    const client = await start();
    await client.page.getByRole('button', { name: '继续', exact: true }).click();
    await client.page.getByRole('timer').first().waitFor();
    await answerAndKill(client, 'page', 4);
    // Playwright gives up a page that crashed; main does not, so main is asked what the new one shows.
    await expect
      .poll(() => inWindow(client, 'document.body.innerText'), { timeout: 30_000 })
      .toMatch(/个答案都在这里|答题卡/);
    expect(await inWindow(client, 'location.pathname')).toBe('/exam/testPaper');
    const read = await inWindow(client, `desktop.exam.read(${JSON.stringify(attempt.attemptId)})`);
    expect(lostOf(z.parse(z.object({ value: z.custom<Attempt>() }), read).value)).toEqual([]);
    killNow(processTree(client.pid));
  });

  it('hands in every answer once the platform is back', { timeout: 120_000 }, async () => {
    const client = await start();
    await client.page.getByRole('button', { name: '继续', exact: true }).click();
    const before = await readAttempt(client.page, attempt.attemptId);
    await client.page.getByRole('button', { name: '交卷', exact: true }).click();
    await client.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /确认交卷|仍然交卷/ })
      .click();
    await client.page.waitForURL(/\/exam\/handPaper/);
    await platform.start();
    await expect
      .poll(async () => (await acceptedPapers(platform, attempt.userPaperId)).length, { timeout: 90_000 })
      .toBe(1);
    const [accepted] = await acceptedPapers(platform, attempt.userPaperId);
    expect(accepted).toEqual(answersOf(before));
    await client.close();
  });
});

/** What a script says in the client's window, asked for by main. */
async function inWindow({ app }: Client, script: string): Promise<unknown> {
  return app.evaluate(
    ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
    script,
  );
}

/** The processes that show pages, of a client's tree. */
function pagesOf(pids: readonly number[]): number[] {
  return pids.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'));
}
