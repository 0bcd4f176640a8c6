import { expect, it } from 'vitest';
import { mosaic, within } from './mosaic.ts';

const cover = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180">
<defs><linearGradient id="ground" /></defs><rect fill="url(#ground)" /></svg>
`;

it('names the parts of a cover apart from those of the others', () => {
  const part = within(cover, 'fire', 'width="9" height="5"');
  expect(part).toMatch(/^<svg width="9" height="5" viewBox="0 0 320 180" preserveAspectRatio="xMaxYMid slice">/);
  expect(part).toContain('id="fire-ground"');
  expect(part).toContain('fill="url(#fire-ground)"');
  expect(part).not.toContain('"ground"');
});

it('stands the covers in two columns, the second one lower, in a box that holds them all', () => {
  const picture = mosaic(['a', 'b', 'c', 'd'].map((name) => ({ name, svg: cover })));
  expect([...picture.matchAll(/translate\((\d+) (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)])).toEqual([
    [0, 0],
    [268, 56],
    [0, 162],
    [268, 218],
  ]);
  expect(picture).toContain('viewBox="0 0 520 364"');
});
