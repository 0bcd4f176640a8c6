import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** jsdom plays nothing: films are this long (s), and run when they are told to, until all mocks are restored. */
export function playFilms(duration: number): void {
  let paused = true;
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(media, 'duration', 'get').mockReturnValue(duration);
  vi.spyOn(media, 'paused', 'get').mockImplementation(() => paused);
  vi.spyOn(media, 'load').mockReturnValue();
  vi.spyOn(media, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    paused = false;
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    paused = true;
    this.dispatchEvent(new Event('pause'));
  });
}

/** The film in the player of the screen, once it is loaded. */
export async function filmInPlayer(): Promise<HTMLVideoElement> {
  await screen.findByRole('slider', { name: '播放位置' });
  const element = document.querySelector('video');
  if (!element) throw new Error('There is no film.');
  act(() => {
    for (const type of ['durationchange', 'loadedmetadata']) element.dispatchEvent(new Event(type));
  });
  return element;
}
