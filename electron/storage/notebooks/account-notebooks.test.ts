import { beforeEach, expect, it } from 'vitest';
import { LocalJournals } from '../journal/local-journals.ts';
import { MemoryLayer } from '../journal/memory-layer.ts';
import { AccountNotebooks } from './account-notebooks.ts';
import { Notebook } from './notebook.ts';

const [prod, uat] = ['https://learn.example', 'https://uat.example'];
let layer: MemoryLayer;
beforeEach(() => {
  layer = new MemoryLayer();
});

const optionsOf = (origin?: string) => ({
  journals: new LocalJournals(layer, ['/a', '/b']),
  vault: { wrap: async () => null, unwrap: async () => null },
  now: () => 1,
  report: () => undefined,
  ...(origin === undefined ? {} : { origin }),
});
/** A run of the client; without a platform it is one of an earlier version. */
const runOf = (origin?: string) => new AccountNotebooks(optionsOf(origin), () => 'ann');

async function put(origin: string | undefined, value: string): Promise<void> {
  const notebooks = runOf(origin);
  await notebooks.run('ann', (notebook) => notebook.put('k', value));
  await notebooks.stop();
}

async function get(origin?: string): Promise<unknown> {
  const notebooks = runOf(origin);
  const value = await notebooks.run('ann', (notebook) => notebook.get('k'));
  await notebooks.stop();
  return value;
}

it('the same account number has a notebook of its own at each platform', async () => {
  await put(prod, 'of prod');
  expect(await get(uat)).toBeUndefined();
  await put(uat, 'of uat');
  expect([await get(prod), await get(uat)]).toEqual(['of prod', 'of uat']);
});

it('a notebook of an earlier version goes on at the platform that opens it first, and nowhere else', async () => {
  await put(undefined, 'of before');
  expect([await get(prod), await get(uat), await get(prod)]).toEqual(['of before', undefined, 'of before']);
  await put(uat, 'of uat');
  expect([await get(prod), await get(uat)]).toEqual(['of before', 'of uat']);
  // One that is opened alone goes by the same rule.
  expect((await Notebook.open(optionsOf(prod), 'ann')).get('k')).toBe('of before');
  expect((await Notebook.open(optionsOf(uat), 'ann')).get('k')).toBe('of uat');
});

it('whoever is signed in is not among the others, whichever name the notebook has', async () => {
  await put(undefined, 'of before');
  await put(uat, 'of uat');
  expect(await runOf(uat).others()).toEqual([]);
});

it('work of one account is done in order, also before its notebook was found', async () => {
  const notebooks = runOf(prod);
  const done: number[] = [];
  await Promise.all([1, 2, 3].map((one) => notebooks.run('ann', () => void done.push(one))));
  expect(done).toEqual([1, 2, 3]);
});
