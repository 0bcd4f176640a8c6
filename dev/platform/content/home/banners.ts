// Wide pictures of the home pages, 1200 x 400: a gradient, a light, one motif at the right; words are the client's.

const banner = (from: string, to: string, motif: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400" viewBox="0 0 1200 400"><defs><linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><radialGradient id="l" cx=".82" cy=".15" r=".7"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="400" fill="url(#g)"/><rect width="1200" height="400" fill="url(#l)"/>${motif}</svg>`;

const line = (width: number, opacity = 0.5): string =>
  `fill="none" stroke="#fff" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"`;

const pylon = (x: number, scale: number): string =>
  `<g transform="translate(${x} 360) scale(${scale})" ${line(5, 0.45)}><path d="M-46 0 L-14 -190 H14 L46 0 M-90 -150 H90 M-70 -196 H70 M-14 -190 L0 -250 L14 -190 M-40 -40 L22 -110 M40 -40 L-22 -110"/></g>`;

const tower = (x: number, height: number, width: number): string =>
  `<rect x="${x}" y="${360 - height}" width="${width}" height="${height}" fill="#fff" fill-opacity=".16"/>`;

const nodes: readonly (readonly [number, number])[] = [
  [760, 250],
  [850, 130],
  [930, 270],
  [1000, 90],
  [1060, 210],
  [1130, 320],
  [1150, 120],
  [870, 340],
];

const network = nodes
  .flatMap(([x, y], index) =>
    nodes
      .slice(index + 1)
      .filter(([u, v]) => Math.hypot(u - x, v - y) < 190)
      .map(([u, v]) => `M${x} ${y} L${u} ${v}`),
  )
  .join(' ');

const sheet = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="250" height="176" rx="10" fill="#fbfaf6"/><rect x="14" y="14" width="222" height="148" rx="6" fill="none" stroke="#a87c2a" stroke-width="2"/><path d="M66 52 H184 M48 82 H202 M48 104 H202" stroke="#8a94a3" stroke-width="8" stroke-linecap="round"/><circle cx="196" cy="134" r="20" fill="#c8372d" fill-opacity=".85"/></g>`;

/** Banners by file name. */
export const banners: Readonly<Record<string, string>> = {
  'banner-power.svg': banner(
    '#0b2740',
    '#22708f',
    `<path d="M700 120 C820 190 860 190 960 110 S1120 170 1200 90 M700 160 C820 230 860 230 960 150 S1120 210 1200 130" ${line(3, 0.4)}/>${pylon(790, 0.8)}${pylon(1080, 1.1)}<circle cx="950" cy="210" r="92" fill="#fff" fill-opacity=".12"/><path d="M968 128 L908 226 H950 L932 296 L1000 192 H956 Z" fill="#ffe08a"/>`,
  ),
  'banner-care.svg': banner(
    '#4d3561',
    '#a8769d',
    '<circle cx="900" cy="190" r="150" fill="#fff" fill-opacity=".12"/><circle cx="1040" cy="240" r="170" fill="#fff" fill-opacity=".1"/><path d="M970 330 C820 220 850 90 970 160 C1090 90 1120 220 970 330 Z" fill="#ffd9e2" fill-opacity=".95"/><path d="M1090 150 C1030 110 1045 60 1090 88 C1135 60 1150 110 1090 150 Z" fill="#fff" fill-opacity=".5"/>',
  ),
  'banner-fire.svg': banner(
    '#5c2018',
    '#c15d3b',
    '<circle cx="960" cy="230" r="170" fill="#fff" fill-opacity=".08"/><path d="M970 40 C1080 140 1120 290 960 372 C820 330 830 210 890 180 C890 120 930 90 970 40 Z" fill="#ffcf9e" fill-opacity=".35"/><path d="M965 130 C1035 200 1060 310 960 364 C870 334 880 260 915 236 C918 190 940 170 965 130 Z" fill="#ffcf9e" fill-opacity=".6"/><path d="M962 232 C1000 270 1008 332 960 358 C918 342 920 300 940 284 C942 262 950 250 962 232 Z" fill="#fff1d6"/>',
  ),
  'banner-water.svg': banner(
    '#083450',
    '#3a8fa6',
    `<circle cx="1010" cy="110" r="58" fill="#d6f5f7" fill-opacity=".9"/><path d="M690 400 V210 L760 180 H1200 V400 Z" fill="#fff" fill-opacity=".14"/>${[0, 1, 2, 3].map((step) => `<rect x="${800 + step * 90}" y="214" width="44" height="186" fill="#0a3b58" fill-opacity=".35"/>`).join('')}<path d="M600 340 C700 310 760 370 860 340 S1020 310 1200 346 V400 H600 Z" fill="#d6f5f7" fill-opacity=".35"/><path d="M600 370 C720 345 800 395 920 366 S1100 350 1200 374 V400 H600 Z" fill="#d6f5f7" fill-opacity=".5"/>`,
  ),
  'banner-traffic.svg': banner(
    '#27323f',
    '#6f889f',
    `${tower(760, 150, 60)}${tower(836, 210, 74)}${tower(1060, 180, 64)}${tower(1134, 130, 66)}<path d="M930 400 L985 170 H1005 L1170 400 Z" fill="#12181f" fill-opacity=".6"/><path d="M994 180 L1000 210 M1006 236 L1014 276 M1022 306 L1034 372" stroke="#ffe3b0" stroke-width="7" stroke-linecap="round"/><circle cx="900" cy="90" r="40" fill="#ffe3b0" fill-opacity=".9"/>`,
  ),
  'banner-home.svg': banner(
    '#8a4a3d',
    '#dd9f7d',
    `<path d="M760 240 L900 130 L1040 240 V372 H760 Z" fill="#fff1dc" fill-opacity=".9"/><path d="M730 254 L900 120 L1070 254" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/><rect x="868" y="276" width="64" height="96" rx="6" fill="#b9573a"/><rect x="792" y="262" width="48" height="44" rx="4" fill="#e0a17f"/><rect x="960" y="262" width="48" height="44" rx="4" fill="#e0a17f"/><circle cx="1120" cy="110" r="36" fill="#fff1dc" fill-opacity=".7"/><path d="M1080 372 V290 M1080 300 C1050 290 1050 240 1080 220 C1110 240 1110 290 1080 300" ${line(8, 0.6)}/>`,
  ),
  'banner-ai.svg': banner(
    '#1b1c48',
    '#5a62b8',
    `<path d="${network}" ${line(2.5, 0.45)}/>${nodes.map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="${index % 3 === 0 ? 22 : 13}" fill="#cfd6ff" fill-opacity="${index % 3 === 0 ? 0.95 : 0.75}"/>`).join('')}`,
  ),
  'banner-globe.svg': banner(
    '#2d2466',
    '#7b6bd0',
    `<g transform="translate(990 205)"><circle r="150" fill="#fff" fill-opacity=".1"/><circle r="150" ${line(4, 0.6)}/><ellipse rx="62" ry="150" ${line(3)}/><ellipse rx="118" ry="150" ${line(3, 0.35)}/><path d="M-150 0 H150 M-132 -70 H132 M-132 70 H132" ${line(3)}/><circle cx="-62" cy="-70" r="11" fill="#ffe08a"/><circle cx="92" cy="4" r="11" fill="#ffe08a"/><circle cx="10" cy="72" r="11" fill="#ffe08a"/><path d="M-62 -70 C-10 -110 60 -70 92 4 M92 4 C80 50 50 70 10 72" fill="none" stroke="#ffe08a" stroke-width="3" stroke-dasharray="4 9" stroke-linecap="round"/></g>`,
  ),
  'banner-exam.svg': banner(
    '#10382f',
    '#3c8f78',
    `<rect x="800" y="110" width="300" height="190" rx="14" fill="#0b231d" fill-opacity=".55"/><rect x="818" y="128" width="264" height="154" rx="6" fill="#fff" fill-opacity=".9"/><path d="M842 160 H990 M842 190 H1050 M842 220 H1016" stroke="#9fb6ad" stroke-width="9" stroke-linecap="round"/><circle cx="1040" cy="246" r="20" fill="#1a8a55"/><path d="M1031 246 L1038 253 L1050 239" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M900 340 H1000 M950 300 V340" ${line(14, 0.6)}/><circle cx="950" cy="92" r="15" fill="#d8fff4"/><circle cx="1150" cy="210" r="15" fill="#d8fff4"/><path d="M935 92 L840 40 M965 92 L1060 40 M1150 210 L1190 150 M1150 210 L1190 270" ${line(2, 0.4)}/>`,
  ),
  'banner-certificate.svg': banner(
    '#243b5a',
    '#5b86b8',
    `<circle cx="980" cy="200" r="180" fill="#fff" fill-opacity=".08"/>${sheet(860, 70, 8)}${sheet(800, 130, -6)}`,
  ),
};
