import { describe, expect, it } from 'vitest';
import { placeOf, readPlace } from './window-place.ts';

const main = { x: 0, y: 0, width: 1920, height: 1040 };
const right = { x: 1920, y: 0, width: 1366, height: 728 };
const remembered = { x: 2000, y: 20, width: 1200, height: 700, maximized: false };

describe('placeOf', () => {
  it('is the usual size on the main display at first', () => {
    expect(placeOf(null, [main, right])).toEqual({ width: 1366, height: 860 });
  });

  it('is no larger than a small display, and never below the smallest', () => {
    expect(placeOf(null, [right])).toEqual({ width: 1366, height: 728 });
    expect(placeOf(null, [{ ...main, width: 800, height: 600 }])).toEqual({ width: 1024, height: 640 });
  });

  it('is where it was, while that display is there', () => {
    expect(placeOf(remembered, [main, right])).toEqual({ x: 2000, y: 20, width: 1200, height: 700 });
    expect(placeOf(remembered, [main])).toEqual({ width: 1366, height: 860 });
  });

  it('is not where its title bar could not be reached', () => {
    expect(placeOf({ ...remembered, x: 3200 }, [main, right])).toEqual({ width: 1366, height: 860 });
    expect(placeOf({ ...remembered, x: 10, y: 1030 }, [main])).toEqual({ width: 1366, height: 860 });
    expect(placeOf({ ...remembered, x: 10, y: -10 }, [main])).toMatchObject({ x: 10, y: 0 });
  });
});

describe('readPlace', () => {
  it.each([
    [remembered, remembered],
    [{ x: 1 }, null],
    [{ ...remembered, x: 1.5 }, null],
    ['x', null],
    [undefined, null],
  ])('%j', (stored, place) => {
    expect(readPlace(stored)).toEqual(place);
  });
});
