import { beforeEach, describe, expect, it } from 'vitest';
import { account, createFakeSession } from '#electron/exam/testing/fake-session.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { JobNotebook } from './job-notes.ts';

const position = (id: string) => ({ id, positionName: `职位${id}`, companyName: '公司', cityName: '南京' });

let layer: MemoryLayer;
let session: ReturnType<typeof createFakeSession>;
let now: number;
let changes: number;

beforeEach(() => {
  layer = new MemoryLayer();
  session = createFakeSession(account('lm'));
  [now, changes] = [1, 0];
});

/** One run of the client on the disk that the runs before left. */
function run(): JobNotebook {
  return new JobNotebook({
    notebooks: new AccountNotebooks(
      {
        journals: new LocalJournals(layer, ['/a', '/b']),
        vault: { wrap: async () => null, unwrap: async () => null },
        now: () => 7,
        report: () => undefined,
      },
      () => session.watch.account()?.accountId ?? null,
    ),
    now: () => now,
    changed: () => (changes += 1),
  });
}

describe('a position', () => {
  it('is saved for its account alone, also after a restart, the latest first', async () => {
    const notes = run();
    await notes.save(position('1'));
    now = 2;
    await notes.save(position('2'));
    await notes.stop();
    const again = run();
    expect((await again.notes()).saved).toEqual([
      { ...position('2'), savedAt: 2 },
      { ...position('1'), savedAt: 1 },
    ]);
    session.become(account('other'));
    expect((await again.notes()).saved).toEqual([]);
  });

  it('is removed, and is saved once only', async () => {
    const notes = run();
    await notes.save(position('1'));
    await notes.save(position('1'));
    expect((await notes.notes()).saved).toHaveLength(1);
    await notes.remove('1');
    expect((await notes.notes()).saved).toEqual([]);
    expect(changes).toBe(3);
  });
});

it('searches are remembered, each once and the latest first, and are forgotten', async () => {
  const notes = run();
  for (const text of ['电工', '护理', '焊工', '电工']) await notes.searched(text);
  expect((await notes.notes()).searches).toEqual(['电工', '焊工', '护理']);
  for (let at = 0; at < 20; at += 1) await notes.searched(`${at}`);
  expect((await notes.notes()).searches).toHaveLength(8);
  await notes.forgetSearches();
  expect((await notes.notes()).searches).toEqual([]);
});
