/** Colours over cameras, films and photographs, the same in every theme. */
export const stage = {
  ground: '#000',
  /** Around a picture that is still missing. */
  dark: '#0b0d10',
  text: '#fff',
  quiet: '#aeb5bf',
  /** Below words on a picture. */
  plate: 'rgba(10, 12, 15, 0.82)',
  /** Below a sign on a picture. */
  scrim: 'rgba(12, 14, 18, 0.55)',
  /** From the side of the words over a photograph to its open side. */
  fade: 'linear-gradient(90deg, rgba(8,12,18,.72) 0%, rgba(8,12,18,.5) 42%, rgba(8,12,18,0) 72%)',
  hover: 'rgba(255,255,255,.16)',
  pressed: 'rgba(255,255,255,.24)',
  attention: '#ffe2a3',
  attentionText: '#4a3300',
  good: '#58c98e',
} as const;

/** White paper, in dark themes too: documents, codes to scan, logos that were made for paper. */
export const sheet = { ground: '#fff', hover: '#e9edf3', ink: '#191c21' } as const;

/** Shadows of what floats. */
export const shadow = {
  floating: '0 16px 48px rgba(0,0,0,.24)',
  raised: '0 6px 20px rgba(0,0,0,.22)',
} as const;

/** A mask that lets a picture fade out to its left. */
export const fadeLeft = 'linear-gradient(90deg, transparent 6%, rgba(0,0,0,.92) 62%)';

/** A black veil of a share from 0 to 1. */
export function veilOf(share: number): string {
  return `rgba(0, 0, 0, ${share})`;
}

/** Fills of the drawings that show how to hold a face or a card. */
export const drawing = {
  person: '#7d8793',
  personGround: '#a9b1ba',
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
