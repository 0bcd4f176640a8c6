import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseTrees } from '../../content/learning/course-trees.ts';
import { captionsOf } from './captions.ts';
import { longFilm } from './long-film.ts';
import { addressOf, fileNamed } from './media-address.ts';
import { courseFile } from './media.ts';
import { lessonsOf } from './progress.ts';
import { rateAfter } from './study-log.ts';

const lesson = (kind: string) => courseTrees.flatMap(lessonsOf).find((one) => one.kind === kind)!;
const fileOf = (kind: string, ending: string) =>
  courseFile(addressOf(`${lesson(kind).detailId}.${ending}`, 1000), 999)!;

describe('an address of a file', () => {
  it('is good until it ends', () => {
    const address = addressOf('r-1.webm', 1000);
    expect(fileNamed(address, 999)).toEqual({ name: 'r-1.webm', expired: false });
    expect(fileNamed(address, 1000)).toEqual({ name: 'r-1.webm', expired: true });
  });

  it.each([
    ['another file', (address: string) => address.replace('r-1', 'r-2')],
    ['a later end', (address: string) => address.replace('1000', '2000')],
    ['another signature', (address: string) => address.replace(/\/[^/]{22}\//, '/aaaaaaaaaaaaaaaaaaaaaa/')],
    ['nothing', () => '/media/course/'],
    ['another folder', () => '/media/x.webm'],
  ])('cannot be changed to %s', (_, change) => {
    expect(fileNamed(change(addressOf('r-1.webm', 1000)), 5)).toBeNull();
  });

  it.each([
    ['video', 'webm', 'video/webm', '\x1a'],
    ['video', 'vtt', 'text/vtt', 'W'],
    ['audio', 'wav', 'audio/wav', 'R'],
    ['document', 'pdf', 'application/pdf', '%'],
    ['image', '2.svg', 'image/svg+xml', '<'],
  ])('gives the %s as %s', (kind, ending, type, first) => {
    const { status, type: given, bytes } = fileOf(kind, ending);
    expect([status, given.startsWith(type), bytes.length > 400]).toEqual([200, true, true]);
    expect(String.fromCharCode(bytes[0]!)).toBe(first);
  });

  it('is refused when it has ended', () => {
    expect(courseFile(addressOf(`${lesson('video').detailId}.webm`, 1000), 1000)?.status).toBe(403);
    expect(courseFile(addressOf('r-none.webm', 1000), 5)).toBeNull();
  });
});

describe('a film', () => {
  const clip = readFileSync(path.join(import.meta.dirname, 'films/fire-basics.webm'));

  it('is as long as it is asked to be: one index entry for each four seconds', () => {
    const count = (bytes: Uint8Array, id: number[]) =>
      Buffer.from(bytes).toString('hex').split(Buffer.from(id).toString('hex')).length - 1;
    const cluster = [0x1f, 0x43, 0xb6, 0x75];
    const once = count(clip, cluster);
    const film = longFilm(clip, 480);
    expect(film.length).toBeGreaterThan(clip.length * 9);
    expect(count(film, cluster)).toBeGreaterThan(once * 9);
  });
});

it('captions cover the film and no more', () => {
  const cues = captionsOf(20);
  expect(cues.startsWith('WEBVTT')).toBe(true);
  expect(cues.match(/-->/g)).toHaveLength(4);
  expect(cues).toContain('--> 00:00:20.000');
});

it.each([
  [600, 0, 10],
  [600, 95, 100],
  [180, 0, 33],
  [null, 0, 100],
])('a log of %s s at %d %% comes to %d %%', (seconds, before, after) => {
  expect(rateAfter({ seconds }, before)).toBe(after);
});
