const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

const tile = (colour: string, sign: string): string =>
  svg(
    44,
    44,
    `<rect width="44" height="44" rx="10" fill="${colour}"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${sign}</g>`,
  );

const wide = 1920;
const high = 160;

const slope = (from: string, to: string) =>
  `<defs><linearGradient id="g"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${wide}" height="${high}" fill="url(#g)"/>`;

/** Hills of flame at the right, dark at the left where logo and menu stand. */
function flames(): string {
  const waves = [
    ['#c2410c', 40, 130],
    ['#ea580c', 90, 145],
    ['#f59e0b', 140, 155],
  ] as const;
  const hills = waves.map(([colour, shift, base]) => {
    const peaks = Array.from({ length: 9 }, (_, at) => {
      const x = 1000 + shift + at * 120;
      return `Q${x + 30} ${base - 90 - (at % 3) * 14} ${x + 60} ${base - 20} T${x + 120} ${base}`;
    });
    return `<path d="M${900 + shift} ${high} ${peaks.join(' ')} V${high} Z" fill="${colour}" fill-opacity=".55"/>`;
  });
  return svg(wide, high, `${slope('#3b1206', '#7c2d12')}${hills.join('')}`);
}

/** A skyline of a city being built. */
function skyline(): string {
  const houses = Array.from({ length: 26 }, (_, at) => {
    const tall = 24 + ((at * 53) % 88);
    const x = 860 + at * 42;
    return `<rect x="${x}" y="${high - tall}" width="34" height="${tall}" fill="#f59e0b" fill-opacity="${(0.16 + (at % 4) * 0.08).toFixed(2)}"/>`;
  });
  const crane =
    '<path d="M1500 160 V34 M1460 34 H1600 M1500 20 L1460 34 M1500 20 L1600 34 M1580 34 V66" stroke="#f8c27a" stroke-opacity=".6" stroke-width="3" fill="none"/>';
  return svg(wide, high, `${slope('#3d2306', '#5c340a')}${houses.join('')}${crane}`);
}

/** Logos and header pictures of the tenants, by file name. */
export const tenantPictures: Readonly<Record<string, string>> = {
  'logo-zhongzhu.svg': tile('#f08a00', '<path d="M10 34 V20 L22 11 L34 20 V34 M17 34 V24 H27 V34 M8 34 H36"/>'),
  'logo-shuiwu.svg': tile(
    '#1b4b8f',
    '<path d="M22 9 L35 14 V23 C35 30 29 34 22 36 C15 34 9 30 9 23 V14 Z M16 22 L21 27 L29 18"/>',
  ),
  'nav-liaoyuan.svg': svg(
    132,
    36,
    '<path d="M16 3 C24 11 26 22 17 32 C7 30 8 21 13 17 C13 12 14 7 16 3 Z" fill="#ffb347"/><text x="36" y="16" font-family="sans-serif" font-size="14" font-weight="600" fill="#fff">消防技能鉴定</text><text x="36" y="31" font-family="sans-serif" font-size="12" fill="#ffe2bd">合作培训机构</text>',
  ),
  'header-liaoyuan.svg': flames(),
  'header-zhongzhu.svg': skyline(),
};
