import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleJournal } from '#electron/exam/testing/sample-journal.ts';
import { LocalJournals } from './local-journals.ts';
import { MemoryLayer, type Operation } from './memory-layer.ts';

const journal = sampleJournal();
const { name, key } = journal;

let layer: MemoryLayer;
let nowMs: number;

beforeEach(() => {
  layer = new MemoryLayer();
  nowMs = 0;
});

/** The client starts: seconds after the last one ended. */
function started(): LocalJournals {
  nowMs += 5_000;
  return new LocalJournals(layer, ['/a', '/b'], { now: () => nowMs, steadyNow: () => nowMs });
}

async function begun(): Promise<LocalJournals> {
  const journals = started();
  await journals.create(journal);
  return journals;
}

function refuse(folder: string, ...operations: Operation[]): () => void {
  return layer.fail('EIO', (path, operation) => path.startsWith(folder) && operations.includes(operation));
}

/** An empty disk in the place of this one. */
function replaceDisk(folder: string): void {
  for (const path of layer.paths.filter((known) => known.startsWith(folder))) layer.plant(path, null);
}

async function textsAtStart(): Promise<string[]> {
  return (await started().open(name, key)).records.map(({ text }) => text);
}

describe('two disk faults, one after the other', () => {
  it('leave a key: a replaced disk gets it with the journal', async () => {
    await (await begun()).close();
    replaceDisk('/b');
    await started().open(name, key);
    replaceDisk('/a');
    expect(await started().head(name)).toMatchObject({ bareKey: Buffer.from(key) });
  });

  it('leave a key: a disk that was away at the beginning gets it when it is back', async () => {
    const back = refuse('/b', 'makeFolder', 'open', 'append', 'rename');
    const journals = await begun();
    back();
    nowMs += 20_000;
    expect(await journals.append(name, 'one')).toMatchObject({ copies: 2 });
    replaceDisk('/a');
    expect(await started().head(name)).toMatchObject({ bareKey: Buffer.from(key) });
  });

  it('are a trouble of the disk, not a damaged journal, while nothing can be read', async () => {
    await (await begun()).close();
    refuse('/', 'read');
    await expect(started().head(name)).rejects.toMatchObject({ code: 'disk' });
  });

  it('are a trouble of the disk, not a lost key, while the key cannot be read', async () => {
    await (await begun()).close();
    layer.fail('EACCES', (path, operation) => path.endsWith('.key') && operation === 'read');
    await expect(started().head(name)).rejects.toMatchObject({ code: 'disk' });
  });

  it('are no lost key when an earlier beginning left another one', async () => {
    const back = layer.fail('EBUSY', (path, operation) => path.endsWith('.journal') && operation === 'rename');
    await expect(started().create({ ...journal, key: randomBytes(32) })).rejects.toMatchObject({ code: 'disk' });
    back();
    refuse('/a', 'rename');
    await begun();
    layer.heal();
    expect(await started().head(name)).toMatchObject({ bareKey: Buffer.from(key) });
  });

  it('hide no journal, and nothing is begun over it', async () => {
    await (await begun()).append(name, 'one');
    refuse('/', 'list');
    await expect(started().list()).rejects.toMatchObject({ code: 'disk' });
    await expect(started().create(journal)).rejects.toMatchObject({ code: 'disk' });
    layer.heal();
    expect(await textsAtStart()).toEqual(['begin', 'one']);
  });

  it.each([
    ['/a', '/b'],
    ['/b', '/a'],
  ])('cost no record of two runs of which the first sees %s only and the second %s', async (first, second) => {
    await (await begun()).close();
    for (const [sees, text] of [
      [first, 'earlier'],
      [second, 'later'],
    ] as const) {
      const back = refuse(sees === '/a' ? '/b' : '/a', 'read', 'open', 'append', 'rename');
      const journals = started();
      await journals.open(name, key);
      expect(await journals.append(name, text)).toMatchObject({ copies: 1 });
      await journals.close();
      back();
    }
    expect(await textsAtStart()).toEqual(['begin', 'earlier', 'later']);
  });

  it('are over only when what the returned disk holds has been read', async () => {
    const first = await begun();
    const offB = refuse('/b', 'append');
    await first.append(name, 'on a only');
    offB();
    const offA = refuse('/a', 'read');
    const journals = started();
    expect(await journals.open(name, key)).toMatchObject({ records: [{ text: 'begin' }], oneCopy: true });
    offA();
    nowMs += 20_000;
    await expect(journals.append(name, 'next')).rejects.toMatchObject({ code: 'gone' });
    expect(await journals.open(name, key)).toMatchObject({ records: [{ text: 'begin' }, { text: 'on a only' }] });
    expect(await journals.append(name, 'next')).toMatchObject({ copies: 2 });
    await journals.close();
    replaceDisk('/a');
    expect(await textsAtStart()).toEqual(['begin', 'on a only', 'next']);
  });

  it('lose nothing when a failed flush is followed by a restart and a power cut', async () => {
    const first = await begun();
    const back = refuse('/b', 'datasync');
    await first.append(name, 'one');
    const journals = await begunAgain();
    await journals.append(name, 'two');
    back();
    await journals.close();
    await (await begunAgain()).close();
    layer = layer.cutPower(Math.random);
    replaceDisk('/a');
    expect(await textsAtStart()).toEqual(['begin', 'one', 'two']);
  });

  it('do not keep a journal closed because an old file cannot be removed', async () => {
    await (await begun()).close();
    layer.plant(
      `/b/${name.account}/${name.attempt}.journal.unreadable`,
      layer.peek(`/a/${name.account}/${name.attempt}.journal`),
    );
    refuse('/b', 'remove');
    expect(await textsAtStart()).toEqual(['begin']);
  });

  it.each(['list', 'all'] as const)('hide no journal beside an empty disk (%s)', async (refused) => {
    await (await begun()).append(name, 'one');
    replaceDisk('/b');
    const operations: Operation[] = refused === 'all' ? ['list', 'read', 'open', 'append', 'rename'] : ['list'];
    refuse('/a', ...operations);
    await expect(started().list()).rejects.toMatchObject({ code: 'disk' });
    layer.heal();
    expect(await started().list()).toMatchObject([{ name }]);
    expect(await textsAtStart()).toEqual(['begin', 'one']);
  });

  it('hide no journal of an account whose folder cannot be listed, beside an empty one', async () => {
    await (await begun()).append(name, 'one');
    replaceDisk('/b');
    layer.plant(`/b/${'c'.repeat(32)}/${name.attempt}.journal`, Buffer.alloc(0));
    layer.fail('EACCES', (path, operation) => path === `/a/${name.account}` && operation === 'list');
    await expect(started().list()).rejects.toMatchObject({ code: 'disk' });
  });

  it('do not stand in the way of a machine of which one disk is away and the other was in use', async () => {
    await begun();
    refuse('/a', 'list', 'read', 'open', 'append', 'rename');
    expect(await started().list()).toMatchObject([{ name }]);
  });

  it('leave no doubt about copies that were set aside in a folder that cannot be listed', async () => {
    await (await begun()).close();
    refuse('/b', 'list');
    expect(await started().open(name, key)).toMatchObject({ oneCopy: true });
  });
});

async function begunAgain(): Promise<LocalJournals> {
  const journals = started();
  await journals.open(name, key);
  return journals;
}
