import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { openClient } from '../../support/client.ts';
import { findExam } from '../../support/desktop-page.ts';
import { platformOnDisk } from '../../support/platform.ts';
import { signedIn } from '../lib/learner.ts';
import type { Bench } from '../lib/measure.ts';
import { interleave, median } from '../lib/statistics.ts';

/** A short exam that may be taken as often as one likes, without cameras. */
const shortExam = '信息安全意识测评';
const settledPapers = 300;
const rounds = 7;
const handInsEach = 5;

/** Takes an exam, hands it in with one answer and waits until it is delivered; returns the ms of each hand-in. */
function sit(page: Page, exam: ExamRef, times: number): Promise<number[]> {
  return page.evaluate(
    async ([ref, count]) => {
      const { exam: exams } = window.desktop;
      const took: number[] = [];
      for (let sitting = 0; sitting < count; sitting += 1) {
        await exams.prepared(ref, 'read');
        const opened = await exams.open(ref);
        if (!opened.ok || !opened.value.opened) throw new Error(`It does not open: ${JSON.stringify(opened)}`);
        const { attemptId, paper } = opened.value.attempt;
        const [question] = paper.questions;
        const [option] = question?.options ?? [];
        if (!question || !option) throw new Error('There is nothing to choose.');
        await exams.answer(attemptId, question.id, { kind: 'choice', keys: [option.key] });
        const delivered = new Promise<void>((resolve) => {
          const stop = exams.handInChanged((state) => {
            if (state.attemptId !== attemptId || state.phase !== 'delivered') return;
            stop();
            resolve();
          });
        });
        const began = performance.now();
        await exams.handIn(attemptId, 'learner');
        await delivered;
        took.push(performance.now() - began);
      }
      return took;
    },
    [exam, times] as const,
  );
}

/** When something of the first window was painted, ms since 1970. */
function paintedAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** A start, and hand-ins after it, on a machine with many settled papers against one of the same learner with none. */
export const settled: Bench = {
  name: 'settled-papers',
  async run() {
    const platform = await platformOnDisk();
    const none = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
    const many = `${none}-settled`;
    const first = await signedIn({ platform: platform.origin, userData: none, cameras: 0 });
    const exam = await findExam(first.page, shortExam);
    await first.close();
    cpSync(none, many, { recursive: true });
    const filled = await openClient({ platform: platform.origin, userData: many, cameras: 0 });
    await sit(filled.page, exam, settledPapers);
    await filled.close();

    const handIns = new Map<string, number[]>([
      [none, []],
      [many, []],
    ]);
    const on = (userData: string) => async () => {
      const startedAt = Date.now();
      const client = await openClient({ platform: platform.origin, userData, cameras: 0 });
      await client.page.getByRole('heading', { level: 1 }).waitFor();
      const painted = await paintedAt(client.page);
      handIns.get(userData)?.push(...(await sit(client.page, exam, handInsEach)));
      await client.close();
      return [painted - startedAt];
    };
    // The first start of each fills the disk caches.
    await on(none)();
    await on(many)();
    const starts = await interleave(
      [
        { name: none, round: on(none) },
        { name: many, round: on(many) },
      ],
      rounds,
    );
    await platform.stop();
    const [startNone, startMany] = [median(starts.get(none) ?? []), median(starts.get(many) ?? [])];
    const [handInNone, handInMany] = [median(handIns.get(none) ?? []), median(handIns.get(many) ?? [])];
    return [
      { name: 'first window, no settled paper', value: startNone, unit: 'ms', goal: null },
      { name: `first window, ${settledPapers} settled papers`, value: startMany, unit: 'ms', goal: null },
      { name: 'first window beside settled papers against none', value: startMany / startNone, unit: 'x', goal: 1.2 },
      { name: 'hand-in, no settled paper', value: handInNone, unit: 'ms', goal: null },
      { name: `hand-in, ${settledPapers} settled papers`, value: handInMany, unit: 'ms', goal: null },
      { name: 'hand-in beside settled papers against none', value: handInMany / handInNone, unit: 'x', goal: 1.2 },
    ];
  },
};
