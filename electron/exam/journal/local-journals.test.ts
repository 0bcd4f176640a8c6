import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleCard } from '../testing/sample-attempt.ts';
import { keyCheck } from './cipher.ts';
import type { JournalName, NewJournal } from './journals.ts';
import { LocalJournals } from './local-journals.ts';
import { MemoryLayer } from './memory-layer.ts';

const name: JournalName = { account: 'a'.repeat(32), attempt: 'b'.repeat(16) };
const key = randomBytes(32);
const journal: NewJournal = {
  name,
  key,
  header: {
    version: 1,
    attemptId: name.attempt,
    accountHash: name.account,
    createdAt: 0,
    keyCheck: keyCheck(key),
    vaultKey: null,
    rescueKey: null,
  },
  keepKeyBeside: true,
  card: sampleCard(),
  firstRecord: 'begin',
};
const reserves = ['/a/reserve', '/b/reserve'];
const essay = (count: number) =>
  JSON.stringify({ type: 'answer', questionId: 'q6', value: { kind: 'text', text: `${count} ${'文'.repeat(3_000)}` } });

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
    expect(await journals.list()).toMatchObject([{ name, header: { attemptId: name.attempt } }]);
    const { records } = await journals.open(name, key);
    expect(records).toMatchObject([{ text: 'begin' }]);
    await journals.remove(name);
    expect(layer.paths.filter((path) => path.includes(name.attempt))).toEqual([]);
  });
});
