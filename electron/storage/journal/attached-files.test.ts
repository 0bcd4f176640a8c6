import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { AttachedFiles } from './attached-files.ts';
import type { JournalName } from './journals.ts';
import { MemoryLayer } from './memory-layer.ts';

const name: JournalName = { account: 'a'.repeat(32), attempt: 'b'.repeat(16) };
const fileId = 'c'.repeat(32);
const key = randomBytes(32);
const parts = [randomBytes(500), randomBytes(500), randomBytes(7)];
const content = Buffer.concat(parts);
const sha256 = createHash('sha256').update(content).digest('hex');
const paths = ['/a', '/b'].map((folder) => `${folder}/${name.account}/${name.attempt}.${fileId}.file`);
const [first = '', second = ''] = paths;

let layer: MemoryLayer;
let files: AttachedFiles;

beforeEach(() => {
  layer = new MemoryLayer();
  files = new AttachedFiles(layer, ['/a', '/b']);
});

async function store(): Promise<{ copies: 1 | 2 }> {
  for (const part of parts) await files.append(name, fileId, key, part);
  return files.finish(name, fileId);
}

describe('a file beside its journal', () => {
  it('lies encrypted in both folders, and comes back whole', async () => {
    expect(await store()).toEqual({ copies: 2 });
    for (const path of paths) expect(layer.peek(path).includes(parts[2] ?? '')).toBe(false);
    expect(await files.read(name, fileId, key, sha256)).toEqual(content);
    expect(layer.handles).toBe(0);
  });

  it('is read from the other copy when one is damaged, cut off or gone', async () => {
    await store();
    const whole = layer.peek(first);
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(700) ^ 1, 700);
    for (const damaged of [flipped, whole.subarray(0, 600), null]) {
      layer.plant(first, damaged);
      expect(await files.read(name, fileId, key, sha256)).toEqual(content);
    }
    layer.plant(second, null);
    expect(await files.read(name, fileId, key, sha256)).toBeNull();
    expect(await files.read(name, fileId, randomBytes(32), sha256)).toBeNull();
  });

  it('is stored with one disk in trouble, and refused with both', async () => {
    layer.fail('EIO', (path) => path.startsWith('/a'));
    expect(await store()).toEqual({ copies: 1 });
    expect(await files.read(name, fileId, key, sha256)).toEqual(content);
    layer.heal();
    layer.fail('ENOSPC', () => true);
    await expect(files.append(name, 'd'.repeat(32), key, content)).rejects.toMatchObject({ code: 'disk-full' });
  });

  it('survives a power cut once it is finished', async () => {
    await store();
    const after = new AttachedFiles(
      layer.cutPower(() => 0),
      ['/a', '/b'],
    );
    expect(await after.read(name, fileId, key, sha256)).toEqual(content);
  });

  it('is removed when no answer names it, unless it is being written; others stay', async () => {
    await store();
    const other = { ...name, attempt: 'e'.repeat(16) };
    await files.append(other, 'f'.repeat(32), key, content);
    await files.finish(other, 'f'.repeat(32));
    await files.append(name, 'd'.repeat(32), key, content);
    await files.retainOnly(name, []);
    expect(layer.paths.filter((path) => path.endsWith('.file')).map((path) => path.slice(-37, -5))).toEqual([
      'f'.repeat(32),
      'f'.repeat(32),
      'd'.repeat(32),
      'd'.repeat(32),
    ]);
  });
});
