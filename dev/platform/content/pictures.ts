const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** A logo: a rounded tile with a sign; the name stands beside it in the client. */
const logo = (colour: string, sign: string): string =>
  svg(44, 44, `<rect width="44" height="44" rx="10" fill="${colour}"/><g transform="translate(0 -2)">${sign}</g>`);

const white = 'fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"';

const cover = (from: string, to: string, motif: string): string =>
  svg(
    288,
    288,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><radialGradient id="l" cx=".85" cy=".1" r=".7"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="288" height="288" fill="url(#g)"/><rect width="288" height="288" fill="url(#l)"/>${motif}`,
  );

/** Every picture of the content, by file name. */
export const pictures: Readonly<Record<string, string>> = {
  'logo-qicheng.svg': logo('#1f63b5', `<path d="M12 30 L22 14 L32 30 M16 24 H28" ${white}/>`),
  'logo-anhe.svg': logo('#0f7a5a', `<path d="M22 34 C8 24 12 12 22 18 C32 12 36 24 22 34 Z" ${white}/>`),
  'logo-liaoyuan.svg': logo(
    '#b35f00',
    `<path d="M22 12 C30 20 31 32 22 35 C13 32 15 24 19 22 C19 18 20 15 22 12 Z" ${white}/>`,
  ),
  'logo-global.svg': logo(
    '#5b4bb7',
    `<circle cx="22" cy="24" r="12" ${white}/><path d="M10 24 H34 M22 12 C28 20 28 28 22 36 C16 28 16 20 22 12" ${white}/>`,
  ),
  'head.svg': svg(
    96,
    96,
    '<circle cx="48" cy="48" r="48" fill="#dfe6ef"/><circle cx="48" cy="38" r="17" fill="#8796a8"/><path d="M16 90 C20 62 76 62 80 90 Z" fill="#8796a8"/>',
  ),
  'cover-power.svg': cover(
    '#1b4f8f',
    '#0d2a52',
    '<path d="M190 40 L140 150 H185 L150 250 L235 125 H188 L220 40 Z" fill="#ffd24a" fill-opacity=".9"/><path d="M20 230 H268 M20 246 H268" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>',
  ),
  'sign-shock.svg': svg(
    200,
    180,
    '<path d="M100 12 L188 164 H12 Z" fill="#ffd200" stroke="#111" stroke-width="10" stroke-linejoin="round"/><path d="M108 50 L78 104 H98 L86 146 L124 92 H104 L118 50 Z" fill="#111"/>',
  ),
  'sign-no-fire.svg': svg(
    200,
    200,
    '<circle cx="100" cy="100" r="82" fill="#fff" stroke="#c8102e" stroke-width="18"/><path d="M96 60 C120 84 122 128 98 140 C76 130 82 106 90 100 C88 84 90 72 96 60 Z" fill="#111"/><path d="M42 42 L158 158" stroke="#c8102e" stroke-width="18"/>',
  ),
  'extinguisher.svg': svg(
    260,
    260,
    '<rect x="96" y="84" width="68" height="150" rx="20" fill="#c62828"/><rect x="116" y="52" width="28" height="36" fill="#444"/><path d="M116 56 L70 40 M144 60 C190 60 196 110 190 150" stroke="#222" stroke-width="9" fill="none"/><circle cx="130" cy="70" r="12" fill="#fff" stroke="#222" stroke-width="3"/><path d="M130 70 L137 63" stroke="#2e7d32" stroke-width="3"/>',
  ),
  'forklift.svg': svg(
    320,
    220,
    '<rect x="90" y="90" width="130" height="70" rx="8" fill="#f2a900"/><path d="M120 90 V40 H190 V90" fill="none" stroke="#333" stroke-width="8"/><circle cx="115" cy="172" r="24" fill="#333"/><circle cx="200" cy="172" r="20" fill="#333"/><path d="M70 30 V190 H20" fill="none" stroke="#555" stroke-width="8"/><rect x="20" y="120" width="46" height="60" fill="#a9744f"/>',
  ),
};
