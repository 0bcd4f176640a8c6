import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseTrees } from '../../content/learning/course-trees.ts';
import { longFilm } from './long-film.ts';
import { addressOf, fileNamed } from './media-address.ts';
import { captionsOf } from './media.ts';
import { courseFile } from './media.ts';
import { lessonsOf } from './progress.ts';
import { rateAfter } from './study-log.ts';

const lesson = (kind: string) => courseTrees.flatMap(lessonsOf).find((one) => one.kind === kind)!;
const fileOf = (kind: string, ending: string) =>
  courseFile(addressOf(`${lesson(kind).detailId}.${ending}`, 1000), 999)!;

describe('an address of a file', () => {
  it('is good until it ends', () => {
    const address = addressOf('r-1.webm', 1000);
    expect(fileNamed(address, 999)).toEqual({ name: 'r-1.webm', until: 1000, expired: false });
    expect(fileNamed(address, 1000)).toEqual({ name: 'r-1.webm', until: 1000, expired: true });
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
    ['document', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'P'],
    ['image', '2.svg', 'image/svg+xml', '<'],
  ])('gives the %s as %s', (kind, ending, type, first) => {
    const { status, type: given, bytes } = fileOf(kind, ending);
    expect([status, given.startsWith(type), bytes.length > 400]).toEqual([200, true, true]);
    expect(String.fromCharCode(bytes[0]!)).toBe(first);
  });

  it('gives one film as MP4, as long as its lesson, and the sound of a resource as MP3', () => {
    const film = courseFile(addressOf('r-ci-fire-basics-1-2.mp4', 1000), 999)!;
    expect([film.type, Buffer.from(film.bytes).toString('latin1', 4, 8)]).toEqual(['video/mp4', 'ftyp']);
    const sound = courseFile(addressOf('res-duty-voice.mp3', 1000), 999)!;
    expect([sound.type, sound.bytes[0]]).toEqual(['audio/mpeg', 0xff]);
    expect(sound.bytes.length).toBeGreaterThan(500_000);
  });

  it('is refused when it has ended', () => {
    expect(courseFile(addressOf(`${lesson('video').detailId}.webm`, 1000), 1000)?.status).toBe(403);
    expect(courseFile(addressOf('r-none.webm', 1000), 5)).toBeNull();
  });
});

describe('a film', () => {
  const clip = readFileSync(path.join(import.meta.dirname, 'films/electric-causes.webm'));

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

describe('a film in parts', () => {
  const streamed = courseTrees.find(({ courseId }) => courseId === 'c-fire-basics')!;
  const [lesson] = lessonsOf(streamed);
  const at = (address: string, now = 0) => courseFile(address, now);
  const linesOf = (address: string) =>
    Buffer.from(at(address)!.bytes)
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('/media/'));

  it('is offered in two sizes, each as long as the lesson, and every part ends with the playlist', () => {
    const [large, small] = linesOf(addressOf(`${lesson!.detailId}.m3u8`, 1000));
    for (const size of [large!, small!]) {
      const parts = linesOf(size);
      const text = Buffer.from(at(size)!.bytes).toString();
      const seconds = [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
      expect(Math.abs(seconds - lesson!.seconds!)).toBeLessThan(5);
      expect(at(parts.at(-1)!)).toMatchObject({ status: 200, type: 'video/iso.segment' });
      expect(at(parts[0]!, 1000)?.status).toBe(403);
    }
  });

  it('goes on in time from one round to the next', () => {
    const [large] = linesOf(addressOf(`${lesson!.detailId}.m3u8`, 1000));
    const parts = linesOf(large!).map((address) => Buffer.from(at(address)!.bytes));
    const times = parts.map((bytes) => bytes.readBigUInt64BE(bytes.indexOf('tfdt') + 8));
    expect(times).toEqual(times.toSorted((a, b) => Number(a - b)));
    expect(new Set(times).size).toBe(times.length);
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
