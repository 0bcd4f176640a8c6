import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Paper } from '#contract/ipc/paper.ts';
import { openPaper } from '#electron/exam/testing/open-paper.ts';
import { settled, TestTime } from '#electron/exam/testing/test-time.ts';
import { createSeal } from '#electron/storage/keystore/seal.ts';
import { mediaPaths, withPlatformPaths } from './media-paths.ts';
import { asAddressed, createMediaCache, type MediaFile } from './media.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function paperWith(...html: string[]): Paper {
  const { paper } = openPaper();
  return {
    ...paper,
    questions: [],
    materials: html.map((text, index) => ({ id: String(index), title: '', html: text })),
  };
}

const png = (bytes = 3): MediaFile => ({ type: 'image/png', bytes: new Uint8Array(bytes).fill(10) });

function createShelf(files: Record<string, MediaFile | Promise<MediaFile>>) {
  const time = new TestTime();
  const asked: string[] = [];
  const log: string[] = [];
  const shelf = createMediaCache({
    folder,
    seal: createSeal(new Uint8Array(32)),
    fetchMedia: async (path) => {
      asked.push(path);
      if (path.includes('broken')) throw new Error('cut off');
      return (await files[path]) ?? null;
    },
    timer: time.timer,
    log: (line) => log.push(line),
  });
  return { shelf, asked, log, time };
}

describe('the media of a paper', () => {
  it.each([
    { html: '<img src="/media/a.png"><img alt src=\'/media/b.png\'>', paths: ['/media/a.png', '/media/b.png'] },
    { html: '<audio src = "/media/a.mp3?x=1&amp;y=2"></audio>', paths: ['/media/a.mp3?x=1&y=2'] },
    { html: '<img src="/media/a.png"><img src="/media/a.png">', paths: ['/media/a.png'] },
    {
      html: '<img src="https://other.cn/a.png"><img src="http://other.cn/a.png"><img src="//other.cn/b.png">',
      paths: ['/remote?address=https%3A%2F%2Fother.cn%2Fa.png', '/remote?address=%2F%2Fother.cn%2Fb.png'],
    },
    {
      html: '<img src="data:image/png;x"><img src="file:///a.png"><img src="\\\\other.cn\\c.png">',
      paths: ['/remote?address=%2F%2Fother.cn%2Fc.png'],
    },
    { html: '<video poster="/media/p.jpg">', paths: ['/media/p.jpg'] },
    { html: 'src=nothing', paths: [] },
    { html: '![图](/media/m.png)与[img]/media/f.png[/img]', paths: ['/media/m.png', '/media/f.png'] },
    { html: '<IMG src=/media/sign.png width=120>', paths: ['/media/sign.png'] },
    {
      html: '<img data-src="/media/late.png"><img src="/i/loading.gif" data-original="/media/b.png">',
      paths: ['/media/late.png', '/media/b.png'],
    },
    { html: '当 0<x 时 src="/media/none.png"', paths: [] },
    {
      html: '<svg><image href="/media/a.png"/><image xlink:href="/media/b.png"/><use href="#x"/></svg><a href="/media/c.png">c</a>',
      paths: ['/media/a.png', '/media/b.png'],
    },
    {
      html: '<object data="/media/a.png"></object><picture><source srcset="/media/b.png 2x"></picture>',
      paths: ['/media/a.png', '/media/b.png'],
    },
  ])('of $html are $paths', ({ html, paths }) => {
    expect(mediaPaths(paperWith(html))).toEqual(paths);
  });

  it('are kept and given back byte for byte, also under the address a browser makes of them', async () => {
    const { shelf } = createShelf({ '/media/图 1.png': png() });
    await shelf.fetchFor('a1', paperWith('<img src="/media/图 1.png">'));
    expect(await shelf.read('a1', '/media/%E5%9B%BE%201.png')).toEqual({
      type: 'image/png',
      bytes: Buffer.from([10, 10, 10]),
    });
    expect(await shelf.read('a2', '/media/%E5%9B%BE%201.png')).toBeNull();
    expect(await shelf.read('a1', '/media/other.png')).toBeNull();
  });

  it('of any text lead to the platform or through main, and nothing else of it is changed', () => {
    const source = fc.string({ unit: fc.constantFrom(...Array.from('/\\.:?#&%@ahtps图 ')), maxLength: 24 });
    const html = fc.array(
      fc.tuple(
        fc.constantFrom('src', 'data-src', 'poster', 'alt'),
        fc.oneof(source, fc.webUrl()),
        fc.constantFrom('"', "'", ''),
      ),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(html, (all) => {
        const text = all.map(([name, value, quote]) => `<img ${name}=${quote}${value}${quote}>文`).join('');
        const paper = paperWith(text);
        for (const path of mediaPaths(withPlatformPaths(paper, 'https://learn.example'))) {
          expect([path[0], new URL(path, 'http://platform').host]).toEqual(['/', 'platform']);
          expect(asAddressed(asAddressed(path))).toBe(asAddressed(path));
        }
        const local = withPlatformPaths(paper, 'https://learn.example').materials[0]?.html ?? '';
        expect(local.match(/文/g)?.length).toBeGreaterThanOrEqual(all.length);
      }),
    );
  });

  it.each([
    ['<img src="https://learn.example/media/a.png?x=1&amp;y=2">', '<img src="/media/a.png?x=1&amp;y=2">'],
    ["<img src='//learn.example/media/$1.png'>", "<img src='/media/$1.png'>"],
    ['<img src="http://LEARN.example/media/a.png">', '<img src="/media/a.png">'],
    ['<img src="https://cdn.example/media/a.png">', '<img src="https://cdn.example/media/a.png">'],
    ['<img src="https://learn.example.evil/a.png">', '<img src="https://learn.example.evil/a.png">'],
    ['<img src="https://learn.example//evil/a.png">', '<img src="https://learn.example//evil/a.png">'],
    ['<img src="/media/a.png">', '<img src="/media/a.png">'],
    ['<img src="upload/image/sign.png">', '<img src="/upload/image/sign.png">'],
    ['<img src=../upload/a.png?x=1&amp;y=2>', '<img src=/upload/a.png?x=1&amp;y=2>'],
    ['<img data-src=//learn.example/media/a.png>', '<img data-src=/media/a.png>'],
    ['<img src="data:image/png;base64,AA/A.B">', '<img src="data:image/png;base64,AA/A.B">'],
    ['src="upload/a.png"', 'src="upload/a.png"'],
    ['![](upload/a.png)', '<img src="/upload/a.png">'],
    ['<svg><image xlink:href="upload/a.png"/></svg>', '<svg><image xlink:href="/upload/a.png"/></svg>'],
    ['<object data="//learn.example/a.png"></object>', '<object data="/a.png"></object>'],
    ['<a href="upload/a.png">图</a>', '<a href="upload/a.png">图</a>'],
  ])('of the platform itself go by their path: %s', (html, local) => {
    expect(withPlatformPaths(paperWith(html), 'https://learn.example').materials[0]?.html).toBe(local);
  });

  it('of questions that are only shown are stored too', () => {
    const [question] = openPaper().paper.questions;
    if (!question) throw new Error('The sample paper has no question.');
    const html = '<img src="//learn.example/media/a.png">';
    const shown = { ...paperWith(), unanswerable: [{ ...question, id: '#1', html, options: [] }] };
    const local = withPlatformPaths(shown, 'https://learn.example');
    expect(mediaPaths(local)).toEqual(['/media/a.png']);
  });

  it('lie encrypted on the disk', async () => {
    const picture = Buffer.from('the question as a picture '.repeat(3));
    const { shelf } = createShelf({ '/media/a.png': { type: 'image/png', bytes: picture } });
    await shelf.fetchFor('a1', paperWith('<img src="/media/a.png">'));
    const [file = ''] = readdirSync(join(folder, 'a1'));
    const onDisk = readFileSync(join(folder, 'a1', file));
    expect(onDisk.includes('question')).toBe(false);
    expect(onDisk.includes('image/png')).toBe(false);
    expect((await shelf.read('a1', '/media/a.png'))?.bytes).toEqual(picture);
  });

  it('that cannot be had, are too large or no media never stop the exam', async () => {
    const { shelf, log } = createShelf({
      '/media/large.png': png(10_000_001),
      '/media/page.html': { type: 'text/html', bytes: new Uint8Array(5) },
      '/media/good.png': png(),
    });
    const names = ['missing.png', 'broken.png', 'large.png', 'page.html', 'good.png'];
    await shelf.fetchFor('a1', paperWith(...names.map((name) => `<img src="/media/${name}">`)));
    expect(log).toHaveLength(4);
    expect(await shelf.read('a1', '/media/good.png')).not.toBeNull();
    expect(readdirSync(join(folder, 'a1'))).toHaveLength(1);
  });

  it('are not fetched twice', async () => {
    const { shelf, asked } = createShelf({ '/media/a.png': png() });
    const paper = paperWith('<img src="/media/a.png">');
    await shelf.fetchFor('a1', paper);
    await shelf.fetchFor('a1', paper);
    expect(asked).toEqual(['/media/a.png']);
  });

  it('hold a learner up for 8 s at most, and arrive later all the same', async () => {
    let arrive: (file: MediaFile) => void = () => undefined;
    const { shelf, time } = createShelf({ '/media/slow.mp3': new Promise((resolve) => (arrive = resolve)) });
    let opened = false;
    const paper = paperWith('<audio src="/media/slow.mp3">');
    const waiting = shelf.fetchFor('a1', paper).then(() => (opened = true));
    await time.advance(7_999);
    expect(opened).toBe(false);
    await time.advance(1);
    await waiting;
    arrive({ type: 'audio/mpeg', bytes: new Uint8Array(4) });
    await settled();
    await shelf.fetchFor('a1', paper);
    expect(await shelf.read('a1', '/media/slow.mp3')).not.toBeNull();
  });

  it('of another host are kept too, and nobody waits for one that this network does not reach', async () => {
    const [slow, other] = [
      '/remote?address=https%3A%2F%2Fcdn.cn%2Fa.png',
      '/remote?address=https%3A%2F%2Fcdn.cn%2Fb.png',
    ];
    let arrive: (file: MediaFile) => void = () => undefined;
    const { shelf, asked } = createShelf({
      '/media/a.png': png(),
      [slow]: new Promise((resolve) => (arrive = resolve)),
      [other]: png(4),
    });
    const paper = paperWith('<img src="https://cdn.cn/a.png"><img src="http://cdn.cn/b.png"><img src="/media/a.png">');
    await shelf.fetchFor('a1', paper);
    expect([asked[0], await shelf.read('a1', '/media/a.png')]).toEqual(['/media/a.png', expect.anything()]);
    await shelf.fetchFor('a1', paper);
    arrive(png(5));
    await expect.poll(() => shelf.read('a1', slow)).toMatchObject({ bytes: Buffer.alloc(5, 10) });
    await expect.poll(() => shelf.read('a1', other)).toMatchObject({ bytes: Buffer.alloc(4, 10) });
    expect(asked).toHaveLength(3);
  });

  it('go with their attempt', async () => {
    const { shelf } = createShelf({ '/media/a.png': png() });
    const paper = paperWith('<img src="/media/a.png">');
    await shelf.fetchFor('a1', paper);
    await shelf.fetchFor('a2', paper);
    await shelf.retainOnly(['a2']);
    expect(readdirSync(folder)).toEqual(['a2']);
  });
});
