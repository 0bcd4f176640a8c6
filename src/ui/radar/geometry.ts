/** The drawing in units of its view box, which are CSS pixels at full size. */
export const drawing = { width: 560, height: 400, x: 280, y: 200, radius: 124 } as const;

export const labelFont = { size: 13, line: 17 } as const;

/** From the outermost ring to the labels. */
const gap = 14;
/** From a label to the edge of the drawing, and to the next label. */
const margin = 4;
/** A label of more lines is hard to read. */
const mostLines = 3;

/** How many axes can be told apart. */
export const axisRange = { least: 3, most: 12 } as const;

export interface Point {
  x: number;
  y: number;
}

/** The direction of an axis; the first one points up, the others follow clockwise. */
function directionOf(at: number, count: number): Point {
  const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** A point on an axis; `share`: 0 in the middle, 1 on the outermost ring. */
export function pointAt(at: number, count: number, share: number): Point {
  const { x, y } = directionOf(at, count);
  return { x: drawing.x + drawing.radius * share * x, y: drawing.y + drawing.radius * share * y };
}

/** The `points` of the polygon at one share of every axis. */
export function ringPoints(count: number, share: number): string {
  return Array.from({ length: count }, (_, at) => textOf(pointAt(at, count, share))).join(' ');
}

const textOf = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The path through the values of a series; an axis without a value breaks the line, and nothing closes over it. */
export function linePath(shares: readonly (number | null)[]): string {
  const parts: string[] = [];
  const count = shares.length;
  const whole = shares.every((share) => share !== null);
  // Begun after a gap, so that the part over the first axis is one.
  const start = Math.max(0, shares.indexOf(null));
  for (let step = 0; step < count; step += 1) {
    const at = (start + step) % count;
    const share = shares[at] ?? null;
    if (share === null) continue;
    const before = step === 0 ? null : (shares[(at + count - 1) % count] ?? null);
    parts.push(`${before === null ? 'M' : 'L'}${textOf(pointAt(at, count, share))}`);
  }
  return parts.length > 0 && whole ? `${parts.join(' ')} Z` : parts.join(' ');
}

/** A label of an axis with its box. */
export interface AxisLabel {
  lines: readonly string[];
  anchor: 'start' | 'middle' | 'end';
  /** Where the lines are anchored. */
  x: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** At most as wide as a usual font draws it: ideographs are square, capitals wide. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + widthOf(sign), 0);
}

function widthOf(sign: string): number {
  if (/[\u2e80-\uffff]|[\u{1f000}-\u{3ffff}]/u.test(sign)) return labelFont.size;
  return /[A-ZÀ-ÞmwMW@%&]/u.test(sign) ? labelFont.size * 0.86 : labelFont.size * 0.62;
}

/** Lines of at most `width`: broken between ideographs and between words, and within a word that is too long. */
export function wrapped(text: string, width: number): string[] {
  const parts = text.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+|\s+/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const part of parts.flatMap((one) => (textWidth(one) > width ? Array.from(one) : [one]))) {
    if (line !== '' && textWidth(`${line}${part}`.trim()) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trim()].filter((one) => one !== '');
}

function labelOf(name: string, at: number, count: number): AxisLabel {
  const direction = directionOf(at, count);
  const reach = drawing.radius + gap;
  const x = drawing.x + reach * direction.x;
  const upright = Math.abs(direction.x) < 0.1;
  const anchor = upright ? 'middle' : direction.x > 0 ? 'start' : 'end';
  // Upright labels stay between their neighbours.
  const room = {
    middle: Math.min(2 * reach * Math.sin((2 * Math.PI) / count) - 2 * margin, drawing.width - 2 * margin),
    start: drawing.width - x - margin,
    end: x - margin,
  }[anchor];
  const lines = wrapped(name, room);
  const width = Math.max(0, ...lines.map(textWidth));
  const height = lines.length * labelFont.line;
  // Above the drawing a label ends at its axis, below it begins there.
  const top = drawing.y + reach * direction.y - height * (1 - (direction.y + 1) / 2);
  const left = { middle: x - width / 2, start: x, end: x - width }[anchor];
  return { lines, anchor, x, left, top, width, height };
}

function overlap(a: AxisLabel, b: AxisLabel): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

function fits(labels: readonly AxisLabel[]): boolean {
  const inside = labels.every(
    ({ lines, left, top, width, height }) =>
      lines.length <= mostLines &&
      left >= 0 &&
      top >= 0 &&
      left + width <= drawing.width &&
      top + height <= drawing.height,
  );
  return inside && labels.every((one, at) => labels.slice(at + 1).every((other) => !overlap(one, other)));
}

/** The part of the drawing that is used, from top to bottom: the outermost ring and the labels. */
export function usedHeight(labels: readonly AxisLabel[]): { top: number; height: number } {
  const top = Math.min(drawing.y - drawing.radius, ...labels.map((label) => label.top)) - margin;
  const bottom = Math.max(drawing.y + drawing.radius, ...labels.map((label) => label.top + label.height)) + margin;
  return { top, height: bottom - top };
}

/** Labels with the names of the axes, or with their numbers where names would overlap or be cut. */
export function axisLabels(names: readonly string[]): { by: 'name' | 'number'; labels: readonly AxisLabel[] } {
  const named = names.map((name, at) => labelOf(name, at, names.length));
  if (fits(named)) return { by: 'name', labels: named };
  return { by: 'number', labels: names.map((_, at) => labelOf(String(at + 1), at, names.length)) };
}
