import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HomeworkDraft } from '#contract/ipc/homework.ts';
import { DraftKeeper, type Keeping } from './draft-keeper.ts';

const draft = (text: string): HomeworkDraft => ({ text, pictures: [], files: [] });
let written: string[];
let told: Keeping[];
let broken: boolean;
let keeper: DraftKeeper<HomeworkDraft>;
beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  told = [];
  broken = false;
  keeper = new DraftKeeper(
    async ({ text }) => {
      if (broken) throw new Error('no disk');
      written.push(text);
      return written.length;
    },
    (keeping) => told.push(keeping),
  );
});
afterEach(() => vi.useRealTimers());

it('writes at a pause, the latest only, and says when it is on disk', async () => {
  keeper.keep(draft('a'));
  keeper.keep(draft('ab'));
  expect(written).toEqual([]);
  await vi.runAllTimersAsync();
  expect(written).toEqual(['ab']);
  expect(told.at(-1)).toEqual({ kind: 'kept', at: 1 });
});

it('says when it is not on disk, and is good again with the next write', async () => {
  broken = true;
  keeper.keep(draft('a'));
  expect(await keeper.flush()).toBe(false);
  expect(told.at(-1)).toEqual({ kind: 'failed' });
  expect(await keeper.flush()).toBe(false);
  broken = false;
  keeper.keep(draft('ab'));
  expect(await keeper.flush()).toBe(true);
  expect(written).toEqual(['ab']);
});

it('writes nothing more after its end', async () => {
  keeper.keep(draft('a'));
  await keeper.end();
  await vi.runAllTimersAsync();
  expect(written).toEqual([]);
});
