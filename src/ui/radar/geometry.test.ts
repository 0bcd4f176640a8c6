import { describe, expect, it } from 'vitest';
import { axisLabels, drawing, linePath, pointAt, textWidth, usedHeight, wrapped, type AxisLabel } from './geometry.ts';

const pairs = (labels: readonly AxisLabel[]) =>
  labels.flatMap((one, at) => labels.slice(at + 1).map((other) => [one, other] as const));

/** The distance of the nearest point of a label to the middle of the drawing. */
function distance({ left, top, width, height }: AxisLabel): number {
  const x = Math.max(left - drawing.x, drawing.x - (left + width), 0);
  const y = Math.max(top - drawing.y, drawing.y - (top + height), 0);
  return Math.hypot(x, y);
}

const counts = [3, 5, 6, 7, 8, 9, 10, 11, 12];
const names = {
  short: '设备认知',
  long: '紧急情况下的沟通与心理素质',
  french: 'Communication et maîtrise de soi en situation d’urgence',
  'far too long': '应急处置与现场组织协调能力以及与消防救援队伍交接配合的综合素质及其持续改进情况的总体表现',
};

describe.each(Object.entries(names))('%s labels', (_kind, name) => {
  it.each(counts)('of %i axes are whole, apart, and beside the drawing', (count) => {
    const { by, labels } = axisLabels(Array.from({ length: count }, () => name));
    for (const { left, top, width, height } of labels) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(drawing.width);
      expect(top + height).toBeLessThanOrEqual(drawing.height);
    }
    for (const [a, b] of pairs(labels)) {
      const apart =
        a.left + a.width <= b.left ||
        b.left + b.width <= a.left ||
        a.top + a.height <= b.top ||
        b.top + b.height <= a.top;
      expect(apart, `${a.lines.join('')} ${b.lines.join('')}`).toBe(true);
    }
    expect(Math.min(...labels.map(distance))).toBeGreaterThan(drawing.radius);
    // Nothing of a name is left out.
    const told = labels.map(({ lines }) => lines.join('').replaceAll(' ', ''));
    const whole = labels.map((_label, at) => (by === 'name' ? name.replaceAll(' ', '') : String(at + 1)));
    expect(told).toEqual(whole);
    const used = usedHeight(labels);
    expect(Math.min(...labels.map(({ top }) => top))).toBeGreaterThan(used.top);
    expect(Math.max(...labels.map(({ top, height }) => top + height))).toBeLessThan(used.top + used.height);
  });
});

it('shows names as long as they fit, else numbers', () => {
  expect(axisLabels(Array(12).fill(names.short)).by).toBe('name');
  expect(axisLabels(Array(6).fill(names.long)).by).toBe('name');
  const { by, labels } = axisLabels(Array(12).fill(names['far too long']));
  expect(by).toBe('number');
  expect(labels.map(({ lines }) => lines[0])).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
});

describe('lines', () => {
  it.each([
    ['设备认知', 26, ['设备', '认知']],
    ['ab cd', 20, ['ab', 'cd']],
    ['ab cd', 200, ['ab cd']],
    ['abcdef', 17, ['ab', 'cd', 'ef']],
    ['', 20, []],
  ])('%j in %i is %j', (text, width, lines) => expect(wrapped(text, width)).toEqual(lines));

  it('are never wider than asked', () => {
    for (const line of wrapped(names.french, 100)) expect(textWidth(line)).toBeLessThanOrEqual(100);
  });
});

describe('a series', () => {
  const at = (index: number, share: number) => {
    const { x, y } = pointAt(index, 4, share);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  it('is closed when every value is known', () =>
    expect(linePath([1, 0.5, 0, 1])).toBe(`M${at(0, 1)} L${at(1, 0.5)} L${at(2, 0)} L${at(3, 1)} Z`));
  it('is broken where a value is not known, and open', () =>
    expect(linePath([1, null, 0.5, 1])).toBe(`M${at(2, 0.5)} L${at(3, 1)} L${at(0, 1)}`));
  it('of nothing is nothing', () => expect(linePath([null, null, null])).toBe(''));
});
