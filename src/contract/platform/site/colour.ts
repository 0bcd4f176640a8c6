/** Names that colour pickers and people write, with their digits. */
const names: Readonly<Record<string, string>> = {
  black: '000000',
  silver: 'c0c0c0',
  gray: '808080',
  grey: '808080',
  white: 'ffffff',
  maroon: '800000',
  red: 'ff0000',
  purple: '800080',
  fuchsia: 'ff00ff',
  magenta: 'ff00ff',
  green: '008000',
  lime: '00ff00',
  olive: '808000',
  yellow: 'ffff00',
  navy: '000080',
  blue: '0000ff',
  teal: '008080',
  aqua: '00ffff',
  cyan: '00ffff',
  orange: 'ffa500',
  brown: 'a52a2a',
  pink: 'ffc0cb',
  gold: 'ffd700',
  crimson: 'dc143c',
  darkred: '8b0000',
  darkblue: '00008b',
  darkgreen: '006400',
  darkorange: 'ff8c00',
  tomato: 'ff6347',
  orangered: 'ff4500',
  royalblue: '4169e1',
  dodgerblue: '1e90ff',
  steelblue: '4682b4',
  skyblue: '87ceeb',
  deepskyblue: '00bfff',
  slateblue: '6a5acd',
  indigo: '4b0082',
  violet: 'ee82ee',
  seagreen: '2e8b57',
  forestgreen: '228b22',
  limegreen: '32cd32',
  firebrick: 'b22222',
  chocolate: 'd2691e',
  coral: 'ff7f50',
};

/** A colour in any usual form as '#rrggbb', without its opacity; undefined for anything else. */
export function normalHex(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const said = value.normalize('NFKC').trim().toLowerCase().replace(/;$/, '');
  const hex = /^(?:#|0x)?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(said)?.[1];
  if (hex !== undefined && (said.startsWith('#') || hex.length >= 6)) {
    return `#${hex.length < 6 ? hex.slice(0, 3).replaceAll(/./g, '$&$&') : hex.slice(0, 6)}`;
  }
  const [, kind, list = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(said) ?? [];
  if (kind !== undefined) {
    const parts = list.split(/[\s,/]+/).filter(Boolean);
    return kind === 'rgb' ? ofRgb(parts) : ofHsl(parts);
  }
  const bare = /^\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}$/.test(said) ? ofRgb(said.split(',')) : undefined;
  const named = Object.hasOwn(names, said) ? names[said] : undefined;
  return bare ?? (named === undefined ? undefined : `#${named}`);
}

function ofRgb(parts: readonly string[]): string | undefined {
  const values = parts
    .slice(0, 3)
    .map((part) => (Number.parseFloat(part) * (part.trim().endsWith('%') ? 255 : 100)) / 100);
  return parts.length >= 3 && parts.length <= 4 ? hexOfBytes(values) : undefined;
}

function ofHsl(parts: readonly string[]): string | undefined {
  const [hue = Number.NaN, saturation = Number.NaN, light = Number.NaN] = parts.map((part) => Number.parseFloat(part));
  const turns = (parts[0] ?? '').endsWith('turn')
    ? hue * 360
    : /\drad$/.test(parts[0] ?? '')
      ? (hue * 180) / Math.PI
      : hue;
  const [s, l] = [saturation / 100, light / 100];
  const channel = (shift: number) => {
    const at = (((shift + turns / 30) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return hexOfBytes([channel(0), channel(8), channel(4)]);
}

function hexOfBytes(values: readonly number[]): string | undefined {
  if (!values.every(Number.isFinite)) return undefined;
  const digits = values.map((value) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
