/** Linear-light sRGB channels. */
type Channels = readonly [number, number, number];

/** Hue and chroma in OKLCH; lightness is solved elsewhere. */
export interface Tone {
  chroma: number;
  hue: number;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function channelsOf(hex: string): Channels {
  const channel = (at: number) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two '#rrggbb' colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Hue and chroma of a colour (Björn Ottosson's OKLab). */
export function toneOf(hex: string): Tone {
  const [red, green, blue] = channelsOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function channelsFrom(lightness: number, { chroma, hue }: Tone): Channels {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The colour of a lightness and tone; outside sRGB the chroma is reduced, never the lightness. */
export function hexOf(lightness: number, tone: Tone): string {
  let { chroma } = tone;
  let channels = channelsFrom(lightness, tone);
  while (chroma > 0.002 && channels.some((value) => value < -0.0005 || value > 1.0005)) {
    chroma *= 0.96;
    channels = channelsFrom(lightness, { chroma, hue: tone.hue });
  }
  const digits = channels.map((value) => {
    const byte = Math.round(toGamma(Math.min(1, Math.max(0, value))) * 255);
    return Math.min(255, byte).toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
