import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleCard } from '../testing/sample-attempt.ts';
import { keyCheck } from './cipher.ts';
import type { JournalName, NewJournal } from './journals.ts';
import { LocalJournals } from './local-journals.ts';
import { MemoryLayer } from './memory-layer.ts';
import { patientLayer } from './patient-layer.ts';

const name: JournalName = { account: 'a'.repeat(32), attempt: 'b'.repeat(16) };
const key = randomBytes(32);
const header = { version: 1, attemptId: name.attempt, accountHash: name.account, createdAt: 0 } as const;
const journal: NewJournal = {
  name,
  key,
  header: { ...header, keyCheck: keyCheck(key), vaultKey: null, rescueKey: null },
  keepKeyBeside: true,
  card: sampleCard(),
  firstRecord: 'begin',
};

let layer: MemoryLayer;
let nowMs: number;
let waits: number;
/** Lets go of the files at the third wait; null: they are held for good. */
let letGo: (() => void) | null;
let journals: LocalJournals;

function started(): LocalJournals {
  const wait = async () => {
    waits += 1;
    if (waits === 3) letGo?.();
  };
  const steadyNow = () => nowMs;
  return new LocalJournals(patientLayer(layer, wait), ['/a', '/b'], { now: steadyNow, steadyNow });
}

beforeEach(() => {
  layer = new MemoryLayer();
  nowMs = 0;
  waits = 0;
  letGo = null;
  journals = started();
});

const create = () => journals.create(journal);
const writeCard = () => journals.writeCard(name, sampleCard({ answered: 3 }));
const append = () => journals.append(name, 'next');

async function createAndLoseB(): Promise<void> {
  await create();
  const back = layer.fail('EIO', (path, operation) => path.startsWith('/b') && operation === 'append');
  await append();
  back();
  nowMs += 20_000;
}

interface Step {
  file: 'journal' | 'card' | 'key';
  before: () => Promise<unknown>;
  act: () => Promise<unknown>;
  /** What a start finds when the step was done, and when it was refused in both folders. */
  after: { texts: readonly string[]; answered: number };
  refused: { texts: readonly string[]; answered: number } | 'no journal' | 'done with one copy';
}

const nothing = async () => undefined;
const begun = { texts: ['begin'], answered: 0 };
const steps: readonly (readonly [string, Step])[] = [
  ['the journal, at create', { file: 'journal', before: nothing, act: create, after: begun, refused: 'no journal' }],
  ['the key, at create', { file: 'key', before: nothing, act: create, after: begun, refused: 'no journal' }],
  ['the card, at create', { file: 'card', before: nothing, act: create, after: begun, refused: 'no journal' }],
  [
    'the card, at an answer',
    { file: 'card', before: create, act: writeCard, after: { texts: ['begin'], answered: 3 }, refused: begun },
  ],
  [
    'the journal, at heal',
    {
      file: 'journal',
      before: createAndLoseB,
      act: append,
      after: { texts: ['begin', 'next', 'next'], answered: 0 },
      refused: 'done with one copy',
    },
  ],
];

/** From here on Windows refuses to rename onto this file, in the folders that begin so. */
function hold(file: Step['file'], folder: string): () => void {
  waits = 0;
  return layer.fail(
    'EPERM',
    (path, operation) => operation === 'rename' && path.startsWith(folder) && path.endsWith(`.${file}`),
  );
}

const copies = (file: Step['file']) =>
  ['/a', '/b'].map((folder) => {
    const path = `${folder}/${name.account}/${name.attempt}.${file}`;
    return layer.paths.includes(path) ? layer.peek(path).toString('hex') : null;
  });

/** What the next start reads. */
async function found() {
  await journals.close();
  journals = started();
  const [listing] = await journals.list();
  const { records } = await journals.open(name, key);
  return { texts: records.map(({ text }) => text), answered: listing?.card?.answered };
}

describe.each(steps)('EPERM when a file is renamed onto %s', (_, { file, before, act, after, refused }) => {
  beforeEach(before);

  it('for a moment: it is waited for, and both folders have the file', async () => {
    letGo = hold(file, '/');
    await act();
    expect(waits).toBeGreaterThan(2);
    const [first, second] = copies(file);
    expect([first, second]).toEqual([first, first]);
    expect(first).not.toBeNull();
    expect(await found()).toEqual(after);
  });

  it('for good in one folder: the other one carries it, and both have it once that is over', async () => {
    const release = hold(file, '/b');
    await act();
    const [first, second] = copies(file);
    expect(second).not.toBe(first);
    release();
    nowMs += 20_000;
    await journals.append(name, 'later');
    const [one, other] = copies(file);
    expect(other).toBe(one);
    expect(await found()).toEqual({ ...after, texts: [...after.texts, 'later'] });
  });

  it('for good in both: what was on disk stays, and nothing is left over', async () => {
    const release = hold(file, '/');
    if (refused === 'done with one copy') expect(await act()).toMatchObject({ copies: 1 });
    else await expect(act()).rejects.toMatchObject({ code: 'disk' });
    expect(layer.paths.filter((path) => path.endsWith('.new'))).toEqual([]);
    release();
    if (refused === 'no journal') {
      expect(await journals.list()).toEqual([]);
      await act();
    }
    expect(await found()).toEqual(typeof refused === 'string' ? after : refused);
  });
});
