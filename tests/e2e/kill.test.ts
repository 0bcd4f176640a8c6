import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Attempt } from '#contract/ipc/exam.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { goToQuestion } from '../support/answer-sheet.ts';
import { answerUntilKilled, type Acknowledged } from '../support/answering.ts';
import { openClient, killNow, processTree, type Client } from '../support/client.ts';
import { findExam, openAttempt, readAttempt } from '../support/desktop-page.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { demoExam, platformOnDisk, type DiskPlatform } from '../support/platform.ts';

// Fifty more, with cameras, are in `npm run fault`.
const kills = 20;

/** An essay that takes far longer than the longest time between two savings. */
const first = '先断电，再验电。';
const rest = Array.from({ length: 400 }, (_, step) => `${step + 1}、`).join('');

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

  /** The attempt as main reads it to the page that took the place of one that died. */
  async function attemptInWindow(client: Client): Promise<Attempt> {
    const read = await inWindow(client, `desktop.exam.read(${JSON.stringify(attempt.attemptId)})`);
    return z.parse(z.object({ value: z.custom<Attempt>() }), read).value;
  }

  /** What lies on the disk of the answer to a question. */
  async function textOnDisk(client: Client, questionId: string): Promise<string> {
    const { answers } = await readAttempt(client.page, attempt.attemptId);
    const value = answers[questionId]?.value;
    return value?.kind === 'text' ? value.text : '';
  }

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
    await expect.poll(() => resumedIn(client), { timeout: 30_000 }).toBeTruthy();
    const read = await attemptInWindow(client);
    expect(lostOf(read)).toEqual([]);
    const number = read.paper.questions.find(({ id }) => id === read.currentQuestion)?.number;
    expect(await resumedIn(client)).toMatchObject({ question: `第 ${number} 题` });
    expect(await inWindow(client, 'location.pathname')).toBe('/exam/testPaper');
    killNow(processTree(client.pid));
  });

  it('comes back to the open question, with all that was saved of it, when the page dies while one types', async () => {
    const client = await start();
    await client.page.getByRole('button', { name: '继续', exact: true }).click();
    await client.page.getByRole('timer').first().waitFor();
    const { currentQuestion, paper } = await readAttempt(client.page, attempt.attemptId);
    const essay = paper.questions.find(({ kind }) => kind === 'essay');
    const before = paper.questions.find(({ id }) => id === currentQuestion);
    if (!essay || !before) throw new Error('The paper has no essay, or is open nowhere.');
    await goToQuestion(client.page, essay.number, before.number);
    const question = client.page.getByRole('region', { name: '当前题目' });
    await question.getByRole('textbox').fill(first);
    await question.getByText(/已保存在本机/).waitFor();
    await expect.poll(() => textOnDisk(client, essay.id)).toBe(first);
    // Far from its end when the page goes.
    const typing = client.page.keyboard.type(rest, { delay: 20 }).then(
      () => 'to the end',
      () => 'cut off',
    );
    await expect.poll(async () => (await textOnDisk(client, essay.id)).length).toBeGreaterThan(first.length);
    const saved = await textOnDisk(client, essay.id);
    killNow(pagesOf(processTree(client.pid)));
    expect(await typing).toBe('cut off');
    await expect
      .poll(() => resumedIn(client), { timeout: 30_000 })
      .toMatchObject({ question: `第 ${essay.number} 题`, text: expect.stringContaining(saved) });
    const { text } = await resumedIn(client);
    expect(text).toBe(`${first}${rest}`.slice(0, text.length));
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

const shown = z.object({ question: z.string(), text: z.string() });

/** Goes on after the interruption, and says which question is open and what its field holds. */
async function resumedIn(client: Client): Promise<z.output<typeof shown>> {
  const script = `(() => {
    [...document.querySelectorAll('button')].find(({ innerText }) => innerText === '继续')?.click();
    const region = document.querySelector('[aria-label="当前题目"]');
    return { question: region?.querySelector('h1, h2')?.innerText, text: region?.querySelector('textarea')?.value ?? '' };
  })()`;
  return z.parse(shown, await inWindow(client, script));
}

/** The processes that show pages, of a client's tree. */
function pagesOf(pids: readonly number[]): number[] {
  return pids.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'));
}
