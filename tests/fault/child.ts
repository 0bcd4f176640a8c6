import { createInterface } from 'node:readline';
import { Attempts } from '#electron/exam/attempts/attempts.ts';
import { sampleHere } from '#electron/exam/testing/sample-attempt.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import type { Journals } from '#electron/storage/journal/journals.ts';
import { createJournalThread } from '#electron/storage/journal/worker-journals.ts';
import { faultStart, learner } from './learner.ts';
import { tellLine } from './tell.ts';

// A learner who answers without a pause until the process is killed. Waits warm for `go <folder a> <folder b>` on its
// standard input, then tells `ready` and one line for every acknowledged record: `ack <sequence> <question> <text>`.

async function answerForEver(folders: readonly [string, string], journals: Journals): Promise<never> {
  const store = new Attempts({
    journals,
    vault: { wrap: async () => null, unwrap: async () => null },
    rescueKey: () => null,
    here: sampleHere,
    now: Date.now,
    timer: systemTimer,
    account: () => learner.accountId,
    report: (what, error) => tellLine(`trouble ${what} ${String(error)} in ${folders[0]}`),
  });
  const start = faultStart();
  const { attemptId } = (await store.find(learner.accountId, start.exam)) ?? (await store.begin(learner, start));
  tellLine(`ready ${attemptId}`);
  for (let count = 0; ; count += 1) {
    // One to four answers at a time: some share a flush, some do not.
    const burst = Array.from({ length: 1 + (count % 4) }, async (_, index) => {
      const questionId = start.paper.questions[(count + index) % start.paper.questions.length]?.id ?? '';
      const text = `${process.pid}-${count}-${index}`;
      const change = { type: 'answer', questionId, value: { kind: 'text', text } } as const;
      const { sequence } = await store.attempt(learner.accountId, attemptId).change(change);
      tellLine(`ack ${sequence} ${questionId} ${text}`);
    });
    await Promise.all(burst);
  }
}

const workerAt = new URL('./journal-worker.mjs', import.meta.url);
createInterface({ input: process.stdin }).once('line', (line) => {
  const [, a = '', b = ''] = line.split(' ');
  void answerForEver([a, b], createJournalThread(workerAt).journals([a, b]));
});
tellLine('warm');
