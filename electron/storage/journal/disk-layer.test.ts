import { beforeEach, describe, expect, it } from 'vitest';
import { sampleCard } from '#electron/exam/testing/sample-attempt.ts';
import { sampleJournal } from '#electron/exam/testing/sample-journal.ts';
import { retryingLayer } from './disk-layer.ts';
import { LocalJournals } from './local-journals.ts';
import { MemoryLayer, type Operation } from './memory-layer.ts';

const journal = sampleJournal();
const { name, key } = journal;

let layer: MemoryLayer;
let waits: number[];
/** What ends when somebody waits. */
let busy: (() => void) | null;
let journals: LocalJournals;

beforeEach(() => {
  layer = new MemoryLayer();
  waits = [];
  busy = null;
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    if (waits.length % 3 === 0) busy?.();
  };
  journals = new LocalJournals(retryingLayer(layer, wait), ['/a', '/b']);
});

/** Another program holds files until somebody has waited for it. */
function hold(code: string, operation: Operation): void {
  busy = layer.fail(code, (_, wanted) => wanted === operation);
}

describe('files that another program holds', () => {
  it.each([
    ['EPERM', 'rename'],
    ['EBUSY', 'rename'],
    ['EACCES', 'open'],
  ] as const)(
    '%s at %s delays the beginning of an attempt, its card and its end, and does not stop them',
    async (code, operation) => {
      hold(code, operation);
      expect(await journals.create(journal)).toMatchObject({ copies: 2 });
      hold(code, operation);
      await journals.writeCard(name, sampleCard({ answered: 3 }));
      expect(await journals.list()).toMatchObject([{ card: { answered: 3 } }]);
      hold('EPERM', 'remove');
      await journals.remove(name);
      expect(layer.paths.filter((path) => path.includes(name.attempt))).toEqual([]);
      expect(waits.length).toBeGreaterThan(0);
    },
  );

  it('do not cost a copy that is mended', async () => {
    await journals.create(journal);
    await journals.close();
    layer.plant(`/b/${name.account}/${name.attempt}.journal`, null);
    hold('EPERM', 'rename');
    expect(await journals.open(name, key)).toMatchObject({ records: [{ text: 'begin' }] });
    expect(await journals.append(name, 'one')).toMatchObject({ copies: 2 });
  });

  it('are waited for 1.3 s, not for ever, and other errors not at all', async () => {
    layer.fail('EPERM', (_, operation) => operation === 'rename');
    await layer.open('/a/file');
    const patient = retryingLayer(layer, async (milliseconds) => void waits.push(milliseconds));
    await expect(patient.rename('/a/file', '/a/other')).rejects.toMatchObject({ code: 'EPERM' });
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(1_270);
    waits = [];
    layer.fail('EIO', (_, operation) => operation === 'read');
    await expect(patient.read('/a/file')).rejects.toMatchObject({ code: 'EIO' });
    expect(waits).toEqual([]);
  });
});
