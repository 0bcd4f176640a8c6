import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryLayer } from './memory-layer.ts';
import { encodeFrame, textFrame } from './record-format.ts';
import { sequenceAfterGap, TwinLog } from './twin-log.ts';

const paths = ['/a/log', '/b/log'] as const;
const key = randomBytes(32);
const header = Buffer.from('header');
let layer: MemoryLayer;

beforeEach(() => {
  layer = new MemoryLayer();
});

async function written(texts: readonly string[]): Promise<TwinLog> {
  const { log } = await TwinLog.create({ layer, paths, key }, header, 'begin');
  for (const text of texts) await log.append(text);
  return log;
}

async function reread() {
  const { log, records, damaged } = await TwinLog.open({ layer, paths, key });
  return { log, damaged, texts: records.map(({ text }) => text), sequences: records.map(({ sequence }) => sequence) };
}

/** A file as it would be with these records. */
function fileOf(records: readonly (readonly [sequence: number, text: string])[]): Buffer {
  return Buffer.concat([
    encodeFrame({ sequence: 0, payload: header }),
    ...records.map(([sequence, text]) => textFrame(key, sequence, text)),
  ]);
}

describe('a log in two copies', () => {
  it('reads back what was acknowledged, in order', async () => {
    const log = await written(['one', 'two']);
    expect(await log.append('three')).toMatchObject({ sequence: 4, copies: 2 });
    await log.close();
    expect(await reread()).toMatchObject({
      texts: ['begin', 'one', 'two', 'three'],
      sequences: [1, 2, 3, 4],
      damaged: false,
    });
    expect(layer.peek(paths[0])).toEqual(layer.peek(paths[1]));
  });

  it('lets appends that wait share one flush', async () => {
    const log = await written([]);
    let flushes = 0;
    layer.fail('EIO', (_, operation) => {
      if (operation === 'datasync') flushes += 1;
      return false;
    });
    const saved = await Promise.all(Array.from({ length: 50 }, (_, index) => log.append(`answer ${index}`)));
    expect(saved.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, index) => index + 2));
    // The first goes alone, the 49 others together; two copies each.
    expect(flushes).toBe(4);
  });

  it('has on the disk what it acknowledged, after a power cut at any moment', async () => {
    for (let round = 0; round < 40; round += 1) {
      layer = new MemoryLayer();
      const log = await written(['one']);
      const acknowledged = ['begin', 'one'];
      // Without power it is refused, and nobody is told.
      const last = log.append('two').then(
        () => acknowledged.push('two'),
        () => null,
      );
      if (round % 2 === 0) await last;
      layer = layer.cutPower(Math.random);
      await last;
      expect((await reread()).texts.slice(0, acknowledged.length)).toEqual(acknowledged);
    }
  });

  it('loses only what was never acknowledged when both copies are torn, at every byte', async () => {
    await (await written(['one', 'two'])).close();
    const whole = layer.peek(paths[0]);
    const lastLength = textFrame(key, 3, 'two').length;
    for (let cut = 1; cut <= lastLength; cut += 1) {
      layer.plant(paths[0], whole.subarray(0, whole.length - cut));
      layer.plant(paths[1], whole.subarray(0, whole.length - (lastLength - cut + 1)));
      const { texts, log } = await reread();
      expect(texts).toEqual(['begin', 'one']);
      expect(await log.append('next')).toMatchObject({ sequence: 3, copies: 2 });
      await log.close();
      expect((await reread()).texts).toEqual(['begin', 'one', 'next']);
    }
  });

  it.each([0, 1])('is whole again when copy %i is torn or flipped anywhere', async (hurt) => {
    await (await written(['one', 'two'])).close();
    const whole = layer.peek(paths[0]);
    for (let at = 0; at < whole.length; at += 1) {
      const flipped = Buffer.from(whole);
      flipped[at]! ^= 1 << (at & 7);
      for (const bytes of [whole.subarray(0, at), flipped]) {
        layer.plant(paths[hurt]!, bytes);
        const { texts, log } = await reread();
        await log.close();
        expect(texts).toEqual(['begin', 'one', 'two']);
        expect(layer.peek(paths[hurt]!)).toEqual(whole);
      }
    }
  });

  it('puts a record together from two copies that are damaged at different places', async () => {
    await (await written(['one', 'two', 'three'])).close();
    const whole = layer.peek(paths[0]);
    const [first, second] = [Buffer.from(whole), Buffer.from(whole)];
    first[encodeFrame({ sequence: 0, payload: header }).length + 20]! ^= 1;
    second[whole.length - 20]! ^= 1;
    layer.plant(paths[0], first);
    layer.plant(paths[1], second.subarray(0, whole.length - 5));
    expect(await reread()).toMatchObject({ texts: ['begin', 'one', 'two', 'three'], damaged: true });
    expect(layer.peek(paths[1])).toEqual(whole);
  });

  it('rebuilds a missing copy', async () => {
    await (await written(['one'])).close();
    const whole = layer.peek(paths[0]);
    layer.plant(paths[1], null);
    expect(await reread()).toMatchObject({ texts: ['begin', 'one'], damaged: true });
    expect(layer.peek(paths[1])).toEqual(whole);
  });

  it.each(['ENOSPC', 'EIO'])(
    'goes on with one copy when a disk says %s, and mends the other at the next start',
    async (code) => {
      const log = await written(['one']);
      layer.tornBytes = 9;
      const repair = layer.fail(code, (path, operation) => path === paths[1] && operation === 'append');
      expect(await log.append('two')).toMatchObject({ copies: 1 });
      expect(await log.append('three')).toMatchObject({ copies: 1 });
      await log.close();
      repair();
      const { texts, log: again } = await reread();
      expect(texts).toEqual(['begin', 'one', 'two', 'three']);
      expect(await again.append('four')).toMatchObject({ copies: 2 });
      expect(layer.peek(paths[0])).toEqual(layer.peek(paths[1]));
    },
  );

  it('refuses with `disk-full` when neither copy can be written, and goes on when there is room again', async () => {
    const log = await written(['one']);
    layer.tornBytes = 1000;
    const repair = layer.fail('ENOSPC', (_, operation) => operation === 'append');
    await expect(log.append('refused')).rejects.toMatchObject({ code: 'disk-full' });
    repair();
    expect(await log.append('two')).toMatchObject({ copies: 2 });
    await log.close();
    // The refused record lay whole on both disks, and was taken back.
    expect((await reread()).texts).toEqual(['begin', 'one', 'two']);
  });

  it('takes back a refused record that only one disk kept', async () => {
    const log = await written(['one']);
    layer.tornBytes = 1000;
    const repair = layer.fail('EIO', (_, operation) => operation === 'append');
    await expect(log.append('refused')).rejects.toMatchObject({ code: 'disk' });
    repair();
    const half = layer.fail('EIO', (path) => path.startsWith(paths[1]));
    expect(await log.append('two')).toMatchObject({ copies: 1 });
    await log.close();
    half();
    expect((await reread()).texts).toEqual(['begin', 'one', 'two']);
  });

  it('never writes over a copy that cannot be read, and takes its records in when it can', async () => {
    await (await written(['one'])).close();
    layer.plant(
      paths[0],
      fileOf([
        [1, 'begin'],
        [2, 'one'],
        [3, 'only here'],
      ]),
    );
    const repair = layer.fail('EACCES', (path, operation) => path === paths[0] && operation === 'read');
    const { log, texts } = await reread();
    expect(texts).toEqual(['begin', 'one']);
    await log.append('later');
    await log.close();
    repair();
    expect((await reread()).texts).toEqual(['begin', 'one', 'only here', 'later']);
  });

  it('does not begin when neither disk takes it', async () => {
    layer.fail('ENOSPC', (_, operation) => operation === 'append');
    await expect(TwinLog.create({ layer, paths, key }, header, 'begin')).rejects.toMatchObject({ code: 'disk-full' });
  });

  it('does not open without a header', async () => {
    await expect(TwinLog.open({ layer, paths, key })).rejects.toMatchObject({ code: 'disk' });
  });

  it('after a full disk needs no more room than the record', async () => {
    const log = await written(Array.from({ length: 40 }, (_, index) => `${index} ${'x'.repeat(5_000)}`));
    layer.roomBytes = layer.usedBytes + 1_000;
    await expect(log.append('y'.repeat(5_000))).rejects.toMatchObject({ code: 'disk-full' });
    expect(layer.paths.sort()).toEqual([...paths]);
    // A tenth of what rewriting one copy would need.
    layer.roomBytes += 20_000;
    expect(await log.append('z'.repeat(5_000))).toMatchObject({ copies: 2 });
    await log.close();
    expect((await reread()).texts.at(-1)).toBe('z'.repeat(5_000));
    expect((await reread()).texts.at(-2)).toContain('39 x');
  });

  it('opens and goes on when the disk was full at the kill', async () => {
    const log = await written(['x'.repeat(5_000)]);
    layer.roomBytes = layer.usedBytes + 300;
    await expect(log.append('y'.repeat(5_000))).rejects.toMatchObject({ code: 'disk-full' });
    layer.roomBytes = layer.usedBytes + 800;
    const { log: again, texts } = await reread();
    expect(texts).toEqual(['begin', 'x'.repeat(5_000)]);
    expect(await again.append('small')).toMatchObject({ copies: 2 });
  });

  it('rewrites a copy when its flush failed, and leaves nothing over when that fails too', async () => {
    const log = await written(['x'.repeat(5_000)]);
    const repair = layer.fail('EIO', (path, operation) => path === paths[1] && operation === 'datasync');
    expect(await log.append('two')).toMatchObject({ copies: 1 });
    repair();
    layer.roomBytes = layer.usedBytes + 1_000;
    await log.close();
    const { log: again } = await reread();
    expect(await again.append('three')).toMatchObject({ copies: 2 });
    expect(layer.paths.sort()).toEqual([...paths]);
  });

  it.each(['ENOSPC', 'EIO'])('trusts nothing that a flush which said %s left readable', async (code) => {
    const log = await written(['one']);
    const flush = layer.fail(code, (path, operation) => path === paths[1] && operation === 'datasync');
    expect(await log.append('two')).toMatchObject({ copies: 1 });
    flush();
    const both = layer.fail('ENOSPC', (_, operation) => operation === 'append');
    await expect(log.append('refused')).rejects.toMatchObject({ code: 'disk-full' });
    both();
    expect(await log.append('three')).toMatchObject({ copies: 2 });
    layer = layer.cutPower(() => 0);
    layer.plant(paths[0], null);
    expect((await reread()).texts).toEqual(['begin', 'one', 'two', 'three']);
  });

  it('loses nothing acknowledged by two faults in a row: one copy fails, then the other cannot be read', async () => {
    const log = await written(['one']);
    const first = layer.fail('EIO', (path) => path === paths[1]);
    expect(await log.append('only in the first')).toMatchObject({ copies: 1 });
    first();
    const second = layer.fail('EIO', (path, operation) => path === paths[0] && operation !== 'rename');
    await expect(log.append('refused')).rejects.toMatchObject({ code: 'disk' });
    expect(await log.append('after the second fault')).toMatchObject({ copies: 1 });
    await log.close();
    second();
    expect((await reread()).texts).toEqual(['begin', 'one', 'only in the first', 'after the second fault']);
  });

  it('reads what was set aside, also after a restart, and removes it when both copies hold it', async () => {
    await (await written(['one'])).close();
    layer.plant(
      `${paths[0]}.unreadable`,
      fileOf([
        [1, 'begin'],
        [2, 'one'],
        [3, 'only here'],
      ]),
    );
    const { texts, log } = await reread();
    await log.close();
    expect(texts).toEqual(['begin', 'one', 'only here']);
    expect(layer.paths.sort()).toEqual([...paths]);
    expect((await reread()).texts).toEqual(['begin', 'one', 'only here']);
  });

  it('never writes over a file that cannot be moved away', async () => {
    await (await written(['one'])).close();
    const before = layer.peek(paths[0]);
    const repair = layer.fail('EACCES', (path) => path.startsWith(paths[0]));
    const { log } = await reread();
    layer.fail('EIO', (path, operation) => path === paths[1] && operation === 'append');
    await expect(log.append('two')).rejects.toMatchObject({ code: 'disk' });
    await expect(log.append('two')).rejects.toMatchObject({ code: 'disk' });
    repair();
    expect(layer.peek(paths[0])).toEqual(before);
  });
});

const day = 86_400_000;

it.each([
  ['grows with the age of the log, whatever this run can read', 5, 600_000, 103_936],
  ['does not depend on what another run wrote', 84_900, 600_000, 103_936],
  ['exceeds what is there when the clock was set back', 200_000, -90 * day, 265_536],
  ['exceeds what is there when the clock is far ahead', 200_000, 2_000 * day, 265_536],
])('the number after records that cannot be seen %s', (_, last, ageMs, expected) => {
  expect(sequenceAfterGap(last, ageMs)).toBe(expected);
});
