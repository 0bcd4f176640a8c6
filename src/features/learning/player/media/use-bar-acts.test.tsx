import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBarActs } from './use-bar-acts.ts';

it('a place that is pressed before the film has come is gone to once it has; a step from nowhere is none', () => {
  const film = document.createElement('video');
  let duration = Number.NaN;
  Object.defineProperty(film, 'duration', { get: () => duration });
  const refused: number[] = [];
  const { result } = renderHook(() =>
    useBarActs(
      { current: film },
      () => Math.min(duration, 100),
      (limit) => refused.push(limit),
    ),
  );
  result.current.skip(10);
  result.current.seek(114);
  expect(film.currentTime).toBe(0);
  duration = 300;
  film.dispatchEvent(new Event('loadedmetadata'));
  expect(film.currentTime).toBe(100);
  expect(refused).toEqual([100]);
});
