import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleCard } from '#electron/exam/testing/sample-attempt.ts';
import { sampleJournal } from '#electron/exam/testing/sample-journal.ts';
import { retryingLayer } from './disk-layer.ts';
import { JournalError } from './journal-error.ts';
import { LocalJournals } from './local-journals.ts';
import { MemoryLayer } from './memory-layer.ts';

const journal = sampleJournal();
const { name, key } = journal;

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
  return new LocalJournals(retryingLayer(layer, wait), ['/a', '/b'], { now: steadyNow, steadyNow });
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
  /** What a start finds when the step was done. */
  after: Found;
  /** How the step ends when it is refused in both folders, and what a start finds then; null: no journal. */
  refused: { ends: 'disk' | 'with one copy'; after: Found | null };
}

interface Found {
  texts: readonly string[];
  answered: number;
}

const nothing = async () => undefined;
const begun = { texts: ['begin'], answered: 0 };
const creating = { before: nothing, act: create, after: begun, refused: { ends: 'disk', after: null } } as const;
const answered = { texts: ['begin'], answered: 3 };
const healed = { texts: ['begin', 'next', 'next'], answered: 0 };
const steps: readonly (readonly [string, Step])[] = [
  ['the journal, at create', { file: 'journal', ...creating }],
  ['the key, at create', { file: 'key', ...creating }],
  ['the card, at create', { file: 'card', ...creating }],
  [
    'the card, at an answer',
    { file: 'card', before: create, act: writeCard, after: answered, refused: { ends: 'disk', after: begun } },
  ],
  [
    'the journal, at heal',
    {
      file: 'journal',
      before: createAndLoseB,
      act: append,
      after: healed,
      refused: { ends: 'with one copy', after: healed },
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

/** What the next start reads; null: there is no journal. */
async function found(): Promise<Found | null> {
  await journals.close();
  journals = started();
  const [listing] = await journals.list();
  if (!listing) return null;
  const { records } = await journals.open(name, key);
  return { texts: records.map(({ text }) => text), answered: listing.card?.answered ?? -1 };
}

/** How a step ends: with this many copies, or with this error. */
async function endOf(act: Step['act']): Promise<string> {
  try {
    const { copies: count } = z.parse(z.object({ copies: z.number() }), await act());
    return count === 1 ? 'with one copy' : 'with both';
  } catch (error) {
    return error instanceof JournalError ? error.code : 'unexpected';
  }
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
    expect(await endOf(act)).toBe(refused.ends);
    expect(layer.paths.filter((path) => path.endsWith('.new'))).toEqual([]);
    release();
    expect(await found()).toEqual(refused.after);
  });
});

it('a beginning that was refused in both folders can be made again', async () => {
  const release = hold('journal', '/');
  await expect(create()).rejects.toMatchObject({ code: 'disk' });
  release();
  await create();
  expect(await found()).toEqual(begun);
});
