import { expect, it } from 'vitest';
import { WindowList } from './window-list.ts';

function listOf(...ids: number[]): WindowList<string> {
  const list = new WindowList<string>();
  for (const id of ids) list.add(id, `window ${id}`, {});
  return list;
}

it('tracks the most recently used window, also after it is closed', () => {
  const list = listOf(1, 2, 3);
  list.used(1);
  expect(list.lastUsed()).toBe('window 1');
  list.remove(1);
  expect(list.lastUsed()).toBe('window 3');
  list.used(9);
  expect(list.all()).toEqual(['window 2', 'window 3']);
  list.remove(2);
  list.remove(3);
  expect(list.lastUsed()).toBeNull();
});

it('gives the paper to one window until that releases it or is closed', () => {
  const list = listOf(1, 2);
  expect([list.claimPaper(1), list.claimPaper(2), list.claimPaper(1)]).toEqual([true, false, true]);
  expect(list.paperWindow()).toBe('window 1');
  expect([list.isPaperElsewhere(1), list.isPaperElsewhere(2)]).toEqual([false, true]);
  list.releasePaper(2);
  expect(list.claimPaper(2)).toBe(false);
  list.releasePaper(1);
  expect(list.isPaperElsewhere(2)).toBe(false);
  expect(list.claimPaper(2)).toBe(true);
  list.remove(2);
  expect(list.paperWindow()).toBeNull();
  expect(list.claimPaper(2)).toBe(false);
  expect(list.claimPaper(1)).toBe(true);
});

it('tells when a window begins and ceases to hold the paper, once each', () => {
  const list = listOf(1, 2);
  const held: (string | null)[] = [];
  list.onPaperChange(() => held.push(list.paperWindow()));
  list.claimPaper(1);
  list.claimPaper(1);
  list.claimPaper(2);
  list.releasePaper(2);
  list.remove(1);
  expect(held).toEqual(['window 1', null]);
});

it('keeps the last path of a window until its page takes it', () => {
  const list = listOf(1, 2);
  list.givePath(1, '/examList');
  list.givePath(1, '/about-cn');
  list.givePath(9, '/about-cn');
  expect([list.takePath(2), list.takePath(1), list.takePath(1), list.takePath(9)]).toEqual([
    null,
    '/about-cn',
    null,
    null,
  ]);
  list.givePath(2, '/examList');
  list.remove(2);
  expect(list.takePath(2)).toBeNull();
});

it('hands over inherited values once', () => {
  const list = new WindowList<string>();
  list.add(5, 'new', { facePass: 'true', currentCourseId: 'c1' });
  expect(list.takeInherited(5)).toEqual({ facePass: 'true', currentCourseId: 'c1' });
  expect(list.takeInherited(5)).toEqual({});
});
