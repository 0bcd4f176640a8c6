import { beforeEach, expect, it } from 'vitest';
import { framesForWindows, refusedWindow } from './windows.ts';

type View = Window & typeof globalThis;
let view: View;

beforeEach(() => {
  document.body.replaceChildren();
  const frame = document.body.appendChild(document.createElement('iframe'));
  view = frame.contentWindow as View;
  framesForWindows(view);
});

const frames = () => [...view.document.querySelectorAll('iframe')];

it('shows what a package opens in a frame over its page, until it closes itself', () => {
  const opened = view.open('', 'course', 'width=800') as View;
  expect(frames()).toHaveLength(1);
  expect(opened).toBe(frames()[0]!.contentWindow);
  framesForWindows(opened);
  opened.close();
  expect(frames()).toHaveLength(0);
});

it('follows a link for a new window the same way', () => {
  view.document.body.innerHTML = '<a href="about:blank" target="_blank"><b>go</b></a>';
  view.document.querySelector('b')!.click();
  expect(frames()).toHaveLength(1);
});

it.each(['_self', ''])('leaves what opens in the page itself alone: %j', (target) => {
  view.document.body.innerHTML = `<a href="#x" target="${target}">go</a>`;
  view.document.querySelector('a')!.click();
  expect(frames()).toHaveLength(0);
});

it('opens no website, and the player above hears of it', () => {
  const told: string[] = [];
  const player = { document, name: '', dispatchEvent: ({ type }: Event) => told.push(type) };
  Object.assign(player, { parent: player });
  const page = Object.assign(Object.create(null) as View, {
    document,
    name: '',
    location: { host: 'scorm-1.package' },
    parent: player,
    HTMLAnchorElement,
    open: () => null,
    close: () => undefined,
  });
  framesForWindows(page);
  expect(page.open('https://other.example/x', 'course')).toBeNull();
  expect(told).toEqual([refusedWindow]);
  expect(document.querySelectorAll('body > iframe')).toHaveLength(1);
});
