/** A face as the model saw it; the box in shares of the picture, 0 to 1. */
export interface SeenFace {
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0 to 1. */
  score: number;
}

/** What would make a face picture better. A hint only: the platform alone decides (001 §4). */
export type FramingHint = 'no-face' | 'several' | 'too-dark' | 'too-bright' | 'too-far' | 'too-near' | 'off-centre';

interface Framing {
  /** Null: not looked at. */
  faces: readonly SeenFace[] | null;
  /** Mean brightness 0 to 255; null: not measured. */
  brightness: number | null;
}

const dark = 55;
const bright = 225;
const far = 0.2;
const near = 0.75;
const aside = 0.17;

/** The hints for a face picture, the most helpful first; none when everything is in place or nothing was looked at. */
export function framingHints({ faces, brightness }: Framing): FramingHint[] {
  return [...lightHints(brightness), ...faceHints(faces)];
}

function lightHints(brightness: number | null): FramingHint[] {
  if (brightness === null) return [];
  if (brightness < dark) return ['too-dark'];
  return brightness > bright ? ['too-bright'] : [];
}

function faceHints(faces: readonly SeenFace[] | null): FramingHint[] {
  if (!faces) return [];
  const [face, ...others] = faces;
  if (!face) return ['no-face'];
  if (others.length > 0) return ['several'];
  if (face.height < far) return ['too-far'];
  if (face.height > near) return ['too-near'];
  const [x, y] = [face.x + face.width / 2, face.y + face.height / 2];
  return Math.abs(x - 0.5) > aside || Math.abs(y - 0.5) > aside + 0.05 ? ['off-centre'] : [];
}
