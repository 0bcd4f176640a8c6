import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssessState } from '#contract/ipc/assess.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { assessRecord } from '../support/assess-record.ts';
import { killNow, openClient, processTree, type Client } from '../support/client.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const ref = { assessId: 'as-fire', refId: 'camp-fire', refType: '2' };
const kills = 6;

// Processes are found and ended through /proc.
describe.runIf(process.platform === 'linux')('power cuts while an assessment is answered', () => {
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-assess-'));
  /** The key of each answer that main said is saved, by question id. */
  const acknowledged = new Map<string, string>();
  let platform: DiskPlatform;
  let client: Client;

  const start = async () => {
    client = await openClient({ platform: platform.origin, userData, cameras: 0 });
  };

  beforeAll(async () => {
    platform = await platformOnDisk();
    await start();
    await signIn(client.page, platform.origin, { account: '13800020003', password: 'Lectern2026' });
    await goTo(client.page, assessPaths.assess.to({ id: ref.assessId, refId: ref.refId, refType: ref.refType }));
    await client.page.getByRole('button', { name: '开始作答' }).waitFor();
    await platform.stop();
  });

  afterAll(async () => {
    await client.close();
    await platform.stop();
  });

  async function answer(number: number, key: string): Promise<void> {
    const questionId = `as-fire-${String(number).padStart(2, '0')}`;
    const written = await client.page.evaluate(
      ([one, id, chosen]) => window.desktop.assess.answer(one, id, { kind: 'choice', keys: [chosen] }),
      [ref, questionId, key] as const,
    );
    expect(written.ok).toBe(true);
    acknowledged.set(questionId, key);
  }

  /** Two answers are saved, a third one is under way when everything ends. */
  async function answerAndKill(round: number): Promise<void> {
    await answer(round * 2 + 1, 'B');
    await answer(round * 2 + 2, 'C');
    const lost = answer(1, round % 2 === 0 ? 'D' : 'E').catch(() => undefined);
    killNow(processTree(client.pid));
    await lost;
  }

  async function state(): Promise<AssessState> {
    const told = await client.page.evaluate((one) => window.desktop.assess.state(one), ref);
    if (!told.ok) throw new Error(told.error.message);
    return told.value;
  }

  it(
    `loses no saved answer in ${kills} kills without the platform, and delivers all of them`,
    { timeout: 400_000 },
    async () => {
      for (let round = 0; round < kills; round += 1) {
        await answerAndKill(round);
        await start();
        const { answers } = await state();
        // The third answer of a round may be saved although nobody heard of it.
        const others = [...acknowledged].filter(([id]) => id !== 'as-fire-01');
        expect(others.filter(([id, key]) => JSON.stringify(answers[id]?.value) !== chosen(key))).toEqual([]);
        expect(answers['as-fire-01']).toBeDefined();
      }
      await platform.start();
      await client.page.evaluate((one) => window.desktop.assess.retry(one), ref);
      const last = await state();
      await expect
        .poll(async () => held(await assessRecord(platform.origin, 'u-020003', 'as-fire')), { timeout: 30_000 })

        .toEqual(Object.fromEntries(Object.entries(last.answers).map(([id, { value }]) => [id, value])));
    },
  );
});

const chosen = (key: string) => JSON.stringify({ kind: 'choice', keys: [key] });

/** What the platform has, as this machine would write it. */
function held(sittings: Awaited<ReturnType<typeof assessRecord>>): Record<string, unknown> {
  const answers = sittings.at(-1)?.answers ?? [];
  return Object.fromEntries(
    answers.map(({ question_id, answer }) => [question_id, { kind: 'choice', keys: JSON.parse(answer) as unknown }]),
  );
}
