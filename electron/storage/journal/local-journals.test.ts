import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleJournal } from '#electron/exam/testing/sample-journal.ts';
import type { FileLayer } from './file-layer.ts';
import { LocalJournals } from './local-journals.ts';
import { MemoryLayer, type Operation } from './memory-layer.ts';

const journal = sampleJournal();
const { name, key } = journal;
const reserves = ['/a/reserve', '/b/reserve'];
const essay = (count: number) =>
  JSON.stringify({ type: 'answer', questionId: 'q6', value: { kind: 'text', text: `${count} ${'文'.repeat(3_000)}` } });

/** A disk on which another program holds the opening of files. */
function holding(disk: MemoryLayer, held: (path: string) => Promise<void> | null): FileLayer {
  return new Proxy<FileLayer>(disk, {
    get(target, verb: keyof FileLayer) {
      if (verb !== 'open') return target[verb].bind(target);
      return async (...args: Parameters<FileLayer['open']>) => {
        await held(args[0]);
        return target.open(...args);
      };
    },
  });
}

let layer: MemoryLayer;
let journals: LocalJournals;

beforeEach(async () => {
  layer = new MemoryLayer();
  journals = new LocalJournals(layer, ['/a', '/b']);
  await journals.create(journal);
});

describe('the journals of a machine', () => {
  it('give up their reserve for the last records when the disk is full', async () => {
    expect(layer.paths).toEqual(expect.arrayContaining(reserves));
    layer.roomBytes = layer.usedBytes + 5_000;
    for (let count = 0; count < 20; count += 1) {
      expect(await journals.append(name, essay(count))).toMatchObject({ copies: 2 });
    }
    for (const path of reserves) expect(layer.paths).not.toContain(path);
    expect(await journals.append(name, '{"type":"sealed","reason":"learner"}')).toMatchObject({ copies: 2 });
  });

  it('stay small however often one answer is written, and lose nothing by it', async () => {
    // Three hours of typing, saved every three seconds.
    for (let count = 0; count < 3_600; count += 1) await journals.append(name, essay(count));
    await journals.append(name, '{"type":"mark","questionId":"q1","marked":true}');
    const bytes = Math.max(
      ...layer.paths.filter((path) => path.endsWith('.journal')).map((path) => layer.peek(path).length),
    );
    expect(bytes).toBeLessThan(700_000);
    await journals.close();
    const { records } = await journals.open(name, key);
    expect(records.length).toBeLessThan(70);
    expect(records[0]).toMatchObject({ sequence: 1, text: 'begin' });
    expect(records.slice(-2)).toMatchObject([{ text: essay(3_599) }, {}]);
  });

  it('written large by an earlier version are small after their first opening', async () => {
    const old = new LocalJournals(layer, ['/a', '/b'], { compactAboveBytes: Infinity });
    await old.open(name, key);
    for (let count = 0; count < 100; count += 1) await old.append(name, essay(count));
    await old.close();
    const path = `/a/${name.account}/${name.attempt}.journal`;
    expect(layer.peek(path).length).toBeGreaterThan(900_000);
    await journals.open(name, key);
    expect(layer.peek(path).length).toBeLessThan(20_000);
    expect(await journals.append(name, essay(100))).toMatchObject({ copies: 2, sequence: 103 });
    await journals.close();
    expect((await journals.open(name, key)).records.at(-1)).toMatchObject({ text: essay(100) });
  });

  it.each(['open', 'append', 'datasync', 'rename', 'syncFolder'] as const)(
    'go on when compaction fails at %s of either copy, and after a power cut there',
    async (operation) => {
      const started = () => new LocalJournals(layer, ['/a', '/b'], { compactAboveBytes: 30_000 });
      for (const folder of ['/a', '/b']) {
        let small = started();
        await small.open(name, key);
        const failing = (path: string) =>
          path.startsWith(folder) && (operation === 'syncFolder' || path.includes('.new'));
        const renaming = (path: string, wanted: Operation) => wanted === 'rename' && path.startsWith(folder);
        layer.fail('EIO', (path, wanted) =>
          operation === 'rename' ? renaming(path, wanted) : wanted === operation && failing(path),
        );
        for (let count = 0; count < 12; count += 1) {
          await small.append(name, essay(count));
        }
        await small.append(name, essay(900));
        layer = layer.cutPower(() => 0);
        await small.close();
        small = started();
        expect((await small.open(name, key)).records.at(-1)).toMatchObject({ text: essay(900) });
        expect(await small.append(name, essay(901))).toMatchObject({ copies: 2 });
        await small.close();
      }
    },
  );

  it('open again for records that come after their files were closed', async () => {
    await journals.release(name);
    expect(layer.handles).toBe(0);
    const saved = await Promise.all([journals.append(name, 'one'), journals.append(name, 'two')]);
    expect(saved).toMatchObject([{ sequence: 2 }, { sequence: 3 }]);
    expect(layer.handles).toBe(2);
  });

  it('are opened one after the other: what was acknowledged after the second is there after a restart', async () => {
    await journals.close();
    const scanner = Promise.withResolvers<void>();
    let holds = true;
    const held = holding(layer, (path) => (holds && path.endsWith('.journal') ? scanner.promise : null));
    const local = new LocalJournals(held, ['/a', '/b']);
    // Main gives the first call up after ten seconds and asks again.
    const opened = [local.open(name, key), local.open(name, key)];
    const text = (value: string) =>
      JSON.stringify({ type: 'answer', questionId: value, value: { kind: 'text', text: value } });
    const saved = [local.append(name, text('first')), local.append(name, text('second'))];
    holds = false;
    scanner.resolve();
    await Promise.all(opened);
    const later = await local.append(name, text('third'));
    expect([...(await Promise.all(saved)), later].map(({ sequence }) => sequence)).toEqual([2, 3, 4]);
    await local.close();
    expect(layer.handles).toBe(0);
    const { records } = await new LocalJournals(layer, ['/a', '/b']).open(name, key);
    expect(records.slice(1).map((record) => record.text)).toEqual(['first', 'second', 'third'].map(text));
  });

  it('are released and opened again by records that come at once, each in its place', async () => {
    const releasing = [journals.release(name), journals.append(name, 'one'), journals.release(name)];
    const two = journals.append(name, 'two');
    await Promise.all(releasing);
    expect(await two).toMatchObject({ sequence: 3 });
    await journals.close();
    expect(layer.handles).toBe(0);
    expect((await journals.open(name, key)).records.map(({ text }) => text)).toEqual(['begin', 'one', 'two']);
  });

  it('close a file of an answer that is not stored whole', async () => {
    await journals.appendFile(name, 'd'.repeat(32), randomBytes(500));
    await journals.close();
    expect(layer.handles).toBe(0);
  });

  it('set a reserve aside again when there is room', async () => {
    layer.plant('/a/reserve', null);
    await journals.close();
    await journals.open(name, key);
    expect(layer.paths).toEqual(expect.arrayContaining(reserves));
  });

  it('remove what an interrupted replacement left over', async () => {
    layer.plant(`/a/${name.account}/${name.attempt}.journal.new`, randomBytes(1_000));
    expect(await journals.list()).toHaveLength(1);
    expect(layer.paths.filter((path) => path.endsWith('.new'))).toEqual([]);
  });

  it('list one of which only unreadable copies are left, and remove it whole', async () => {
    await journals.close();
    for (const folder of ['/a', '/b']) {
      const path = `${folder}/${name.account}/${name.attempt}.journal`;
      layer.plant(`${path}.unreadable`, layer.peek(path));
      layer.plant(path, null);
    }
    expect(await journals.list()).toMatchObject([{ name }]);
    expect(await journals.head(name)).toMatchObject({ header: { attemptId: name.attempt } });
    const { records } = await journals.open(name, key);
    expect(records).toMatchObject([{ text: 'begin' }]);
    await journals.remove(name);
    expect(layer.paths.filter((path) => path.includes(name.attempt))).toEqual([]);
  });
});
