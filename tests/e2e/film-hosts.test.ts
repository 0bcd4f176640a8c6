import { describe, it } from 'vitest';
import { expect } from '../support/expect.ts';
import { openSeat } from '../support/seat.ts';

const seat = openSeat('films');

/** What a film element finds: how long the film is, the second that it goes on from, and the code of its error. */
const playFrom = (address: string, second: number) =>
  seat.page.evaluate(
    async ([source, to]) => {
      const film = document.createElement('video');
      const told = (event: string) =>
        new Promise<void>((resolve) => {
          film.addEventListener(event, () => resolve(), { once: true });
          film.addEventListener('error', () => resolve(), { once: true });
        });
      film.muted = true;
      film.preload = 'auto';
      film.src = source;
      await told('loadedmetadata');
      film.currentTime = to;
      if (!film.error) await told('seeked');
      if (!film.error) await film.play();
      const goesOn = new Promise<void>((resolve) => {
        film.addEventListener('timeupdate', () => film.currentTime > to && resolve());
        film.addEventListener('error', () => resolve());
      });
      if (!film.error) await goesOn;
      return {
        seconds: Math.round(film.duration),
        from: Math.floor(film.currentTime),
        error: film.error?.code ?? null,
      };
    },
    [address, second] as const,
  );

describe('a film is as long as it is and goes on from any second, whatever its host can', () => {
  it.each(['', 'whole/', 'short-parts/', 'without-length/'])('/media/%s', async (folder) => {
    // Of the sound Chromium knows the rate and the size of the file alone.
    for (const [file, seconds] of [
      ['index-at-end.mp4', 300],
      ['no-index.mp3', 299],
    ] as const) {
      expect(await playFrom(`/api/media/${folder}${file}`, 212)).toEqual({ seconds, from: 212, error: null });
    }
  });

  it('an answer of the platform that is no film is an error', async () => {
    expect((await playFrom('/api/media/none.mp4', 12)).error).toBe(4);
  });
});
