import { expect, it, vi } from 'vitest';
import { toggleFilmPicture } from './film-picture.ts';

const frame = (url: string, answer: () => Promise<unknown>) => ({
  url,
  executeJavaScript: vi.fn<(code: string, userGesture?: boolean) => Promise<unknown>>(answer),
});

it('is asked of the frame of the film’s player alone, as if the click had been there', async () => {
  const [page, film] = [
    frame('app://client/course/play', async () => true),
    frame('app://aliplayer.package/', async () => true),
  ];
  expect(await toggleFilmPicture({ framesInSubtree: [page, film] })).toBe(true);
  expect(film.executeJavaScript.mock.calls[0]?.[1]).toBe(true);
  expect(page.executeJavaScript).not.toHaveBeenCalled();
});

it.each([
  ['there is no such frame', [frame('app://client/', async () => true)]],
  ['its page refuses', [frame('app://aliplayer.package/', () => Promise.reject(new Error('no')))]],
  ['foreign code answers something else', [frame('app://aliplayer.package/', async () => 'yes')]],
])('cannot be where %s', async (_, framesInSubtree) => {
  expect(await toggleFilmPicture({ framesInSubtree })).toBe(false);
});
