import { afterEach, describe, expect, it } from 'vitest';
import type { PackagePart } from './manifest.ts';
import type { FromFrame } from './messages.ts';
import { CoursewarePlayer } from './player.ts';
import { refusedWindow } from './windows.ts';

afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

const part = (id: string, address: string | null): PackagePart => ({
  id,
  title: id,
  address,
  launchData: '',
  passAt: null,
});

function opened(parts: readonly PackagePart[], lastPart: string | null = null) {
  const told: FromFrame[] = [];
  const player = new CoursewarePlayer({
    manifest: { version: '1.2', title: 'T', parts, sequencing: null },
    start: {
      type: 'start',
      learner: { id: '1', name: '' },
      language: 'zh-CN',
      state: { parts: {}, lastPart: null, sequencing: null },
    },
    tell: (message) => told.push(message),
    isGiven: async (page) => !page.endsWith('gone.html'),
  });
  player.begin(lastPart);
  return { player, told };
}

const pages = () => [...document.querySelectorAll('iframe')].map(({ src }) => src.slice(src.lastIndexOf('/') + 1));

describe('a part whose page is missing', () => {
  const parts = [part('1', null), part('2', 'two.html'), part('3', 'gone.html')];

  it('is not the one that a package begins with', () => {
    const { told } = opened(parts);
    expect(told).toEqual([{ type: 'opened', partId: '2' }]);
    expect(pages()).toEqual(['two.html']);
  });

  it('is opened as itself, not as another one', () => {
    const { player, told } = opened(parts);
    player.go('1');
    expect(told.at(-1)).toEqual({ type: 'opened', partId: '1' });
    expect(pages()).toEqual(['']);
  });

  it('says so when its page is asked for', async () => {
    const { player, told } = opened(parts);
    player.go('3');
    await expect.poll(() => told.at(-1)).toEqual({ type: 'absent', partId: '3' });
  });
});

it('a page that wants a window of another host is told of above', () => {
  const { told } = opened([part('1', 'one.html')]);
  window.dispatchEvent(new Event(refusedWindow));
  expect(told.at(-1)).toEqual({ type: 'outside' });
});
