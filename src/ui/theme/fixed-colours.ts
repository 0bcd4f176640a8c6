/** Colours on top of cameras, videos and photographs, the same in every theme. */
export const stage = {
  background: '#000',
  /** Around a picture that has not loaded. */
  dark: '#0b0d10',
  text: '#fff',
  quiet: '#aeb5bf',
  /** Behind text on a picture. */
  plate: 'rgba(10, 12, 15, 0.82)',
  /** Behind an icon on a picture. */
  scrim: 'rgba(12, 14, 18, 0.55)',
  /** Gradient behind text at the left of a photograph. */
  fade: 'linear-gradient(90deg, rgba(8,12,18,.72) 0%, rgba(8,12,18,.62) 50%, rgba(8,12,18,0) 84%)',
  /** Behind text over the whole width of a photograph. */
  veil: 'linear-gradient(90deg, rgba(8,12,18,.72) 0%, rgba(8,12,18,.62) 100%)',
  /** Behind controls at the lower edge of a picture. */
  shade: 'linear-gradient(transparent, rgba(0,0,0,.76) 45%, rgba(0,0,0,.92))',
  hover: 'rgba(255,255,255,.16)',
  pressed: 'rgba(255,255,255,.24)',
  attention: '#ffe2a3',
  attentionText: '#4a3300',
  good: '#58c98e',
} as const;

/** White paper, in dark themes too: documents, QR codes, logos designed for a white background. */
export const sheet = {
  background: '#fff',
  hover: '#e9edf3',
  text: '#191c21',
  quiet: '#454c57',
  link: '#0b57b0',
  line: '#c9ced6',
  /** Behind heads of tables and quotations. */
  shade: '#f5f6f8',
  /** Behind words that were looked for. */
  found: '#ffe27a',
  foundNow: '#ff9f45',
} as const;

/** Shadows of floating surfaces. */
export const shadow = {
  floating: '0 16px 48px rgba(0,0,0,.24)',
  raised: '0 6px 20px rgba(0,0,0,.22)',
} as const;

/** A mask that fades a picture out to the left. */
export const fadeLeft = 'linear-gradient(90deg, transparent 6%, rgba(0,0,0,.92) 62%)';

/** A black overlay with an opacity from 0 to 1. */
export function overlayOf(opacity: number): string {
  return `rgba(0, 0, 0, ${opacity})`;
}

/** Colours of the illustrations that show how to hold a face or an identity card. */
export const drawing = {
  person: '#7d8793',
  personBackground: '#a9b1ba',
  table: '#39424d',
  cardFront: '#dfe8f0',
  cardBack: '#e9e3ec',
  cardFrontLine: '#9fb0c0',
  cardFrontText: '#7f92a5',
  cardFrontFace: '#c3d0dc',
  cardBackLine: '#b9a7bd',
  cardBackSeal: '#c98f94',
  cardBackStar: '#eedfdf',
  cardBackText: '#9c88a2',
} as const;
