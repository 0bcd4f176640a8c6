import { describe, expect, it } from 'vitest';
import { boundsFor, minSizeFor, readBounds, rescuedBounds } from './window-bounds.ts';

const main = { x: 0, y: 0, width: 1920, height: 1040 };
const right = { x: 1920, y: 0, width: 1366, height: 728 };
const stored = { x: 2000, y: 20, width: 1200, height: 700, maximized: false };

describe('boundsFor', () => {
  it('has the default size on the main display at first', () => {
    expect(boundsFor(null, [main, right])).toEqual({ width: 1366, height: 860 });
  });

  it('fits a small display', () => {
    expect(boundsFor(null, [right])).toEqual({ width: 1366, height: 728 });
    expect(boundsFor(null, [{ ...main, width: 1093, height: 534 }])).toEqual({ width: 1093, height: 534 });
    expect(boundsFor({ ...stored, x: 0, width: 300, height: 200 }, [main])).toMatchObject({ width: 1024, height: 600 });
  });

  it('has its stored bounds while that display is connected', () => {
    expect(boundsFor(stored, [main, right])).toEqual({ x: 2000, y: 20, width: 1200, height: 700 });
    expect(boundsFor(stored, [main])).toEqual({ width: 1366, height: 860 });
  });

  it('moves to where its title bar can be reached', () => {
    expect(boundsFor({ ...stored, x: 3200 }, [main, right])).toEqual({ width: 1366, height: 860 });
    expect(boundsFor({ ...stored, x: 10, y: 1030 }, [main])).toEqual({ width: 1366, height: 860 });
    expect(boundsFor({ ...stored, x: 10, y: -10 }, [main])).toMatchObject({ x: 10, y: 0 });
  });
});

describe('minSizeFor', () => {
  it.each([
    [[main, right], { width: 1024, height: 600 }],
    [[{ ...main, width: 1024, height: 560 }], { width: 1024, height: 560 }],
    [[{ ...main, width: 683, height: 344 }], { width: 683, height: 344 }],
    // A window can be moved to every display.
    [[main, { ...right, width: 1093, height: 534 }], { width: 1024, height: 534 }],
  ])('%j', (displays, smallest) => {
    expect(minSizeFor(displays)).toEqual(smallest);
  });
});

describe('readBounds', () => {
  it.each([
    [stored, stored],
    [{ x: 1 }, null],
    [{ ...stored, x: 1.5 }, null],
    ['x', null],
    [undefined, null],
  ])('%j', (value, bounds) => {
    expect(readBounds(value)).toEqual(bounds);
  });
});

describe('a window while displays change', () => {
  it.each([
    ['on a display that is there', stored, [main, right], null],
    ['whose display is gone', stored, [main], { x: 360, y: 170, width: 1200, height: 700 }],
    ['larger than what is left', { ...stored, width: 2400 }, [main], { x: 0, y: 170, width: 1920, height: 700 }],
    ['without any display', stored, [], null],
  ])('%s', (_, window, displays, place) => {
    expect(rescuedBounds(window, displays)).toEqual(place);
  });
});
