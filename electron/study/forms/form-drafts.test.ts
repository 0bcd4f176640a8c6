import { beforeEach, expect, it } from 'vitest';
import type { Contract } from '#contract/ipc/contract.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { directCalls } from '#electron/testing/direct-calls.ts';
import { FormDrafts } from './form-drafts.ts';
import { formsHandlers } from './ipc.ts';

const entries = { name: ['陈思远'], region: ['320000', '320100'] };
let layer: MemoryLayer;
let account: string | null;
beforeEach(() => {
  layer = new MemoryLayer();
  account = 'chen';
});

/** One run of the client on the disk that the runs before left; one that is not stopped was killed. */
function run(): FormDrafts {
  const notebooks = new AccountNotebooks(
    {
      journals: new LocalJournals(layer, ['/a', '/b']),
      vault: { wrap: async () => null, unwrap: async () => null },
      now: () => 7,
      report: () => undefined,
    },
    () => account,
  );
  return new FormDrafts({ notebooks, now: () => 7 });
}

it('what was entered outlives a kill, and is gone once the platform has it', async () => {
  const first = run();
  expect(await first.read('f')).toBeNull();
  expect(await first.keep('f', entries)).toEqual({ savedAt: 7 });
  const second = run();
  expect(await second.read('f')).toEqual({ entries, savedAt: 7 });
  await second.drop('f');
  expect(await run().read('f')).toBeNull();
});

it('a form that was emptied stays empty; one without a draft writes nothing', async () => {
  const drafts = run();
  await drafts.keep('e', {});
  expect(await drafts.read('e')).toEqual({ entries: {}, savedAt: 7 });
  const before = JSON.stringify([...(await layer.list('/a'))]);
  await drafts.drop('f');
  expect(JSON.stringify([...(await layer.list('/a'))])).toBe(before);
});

it('belongs to its account and form, and to nobody who is not signed in', async () => {
  const drafts = run();
  await drafts.keep('f', entries);
  expect(await drafts.read('other')).toBeNull();
  account = 'li';
  expect(await drafts.read('f')).toBeNull();
  account = null;
  await expect(drafts.read('f')).rejects.toMatchObject({ code: 'no-account' });
  await expect(drafts.keep('f', entries)).rejects.toMatchObject({ code: 'no-account' });
});

it.each([
  ['no form', '', entries],
  ['a text without an end', 'f', { name: ['一'.repeat(20_001)] }],
  ['no list of values', 'f', { name: '陈思远' }],
  ['more items than a form has', 'f', Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`i${at}`, ['1']]))],
])('takes %s from no page', async (_, formId, given) => {
  const calls = directCalls<Contract['forms']>(formsHandlers(run()));
  await expect(Reflect.apply(calls.keep, calls, [formId, given])).rejects.toThrow(/keep/);
});
