/** Windows of learners, in CSS pixels: the smallest laptop, the usual one, the usual one at 125 % and at 200 %, a large screen. */
export const sizes = [
  { width: 1024, height: 600 },
  { width: 1366, height: 768 },
  { width: 1093, height: 534 },
  { width: 683, height: 384 },
  { width: 1920, height: 1080 },
] as const;

export type Size = (typeof sizes)[number];

export const nameOf = ({ width, height }: Size) => `${width}x${height}`;
