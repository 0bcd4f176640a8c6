import type { GoodsDetail } from '#contract/platform/market/goods-detail.ts';

/** Whether the learner may buy, as far as it is known. */
export type Check =
  | { kind: 'none' }
  | { kind: 'asking' }
  /** The platform was not reached, or its answer was none. */
  | { kind: 'failed' }
  /** It refused; in its own words, where it gave any. */
  | { kind: 'refused'; reason: string | null }
  /** null: it said neither yes nor no. */
  | { kind: 'answered'; may: boolean | null };

/** What a learner can do about goods, and why not more. */
export type Offer =
  | { kind: 'study'; courseId: string }
  /** Theirs, but the platform names no course. */
  | { kind: 'studyNowhere' }
  | { kind: 'signIn' }
  | { kind: 'soldOut' }
  | { kind: 'asking' }
  | { kind: 'checkFailed' }
  | { kind: 'refused'; reason: string | null }
  | { kind: 'unsaid' }
  /** Orders them; free ones too, where the platform says that they are not the learner's yet. */
  | { kind: 'buy' };

interface Known {
  goods: Pick<GoodsDetail, 'isFree' | 'isOwned' | 'stockNo' | 'courseId'>;
  signedIn: boolean;
  check: Check;
}

/** Only a clear yes of the platform leads to an order (G-131). */
export function offerOf({ goods, signedIn, check }: Known): Offer {
  const study: Offer = goods.courseId === '' ? { kind: 'studyNowhere' } : { kind: 'study', courseId: goods.courseId };
  if (signedIn && isOpenTo(goods)) return study;
  if (!signedIn) return { kind: goods.stockNo === 0 && !goods.isFree ? 'soldOut' : 'signIn' };
  switch (check.kind) {
    case 'none':
    case 'asking':
      return { kind: 'asking' };
    case 'failed':
      return { kind: 'checkFailed' };
    case 'refused':
      return check;
    case 'answered':
      if (check.may === null) return { kind: 'unsaid' };
      if (!check.may) return { kind: 'refused', reason: null };
      return { kind: 'buy' };
  }
}

/** Theirs, or free at a platform that does not say whether it has to be ordered first. */
function isOpenTo({ isOwned, isFree }: Pick<GoodsDetail, 'isOwned' | 'isFree'>): boolean {
  return isOwned === true || (isFree && isOwned === null);
}

/** True when the platform has to be asked whether the learner may buy. */
export function needsCheck({ goods, signedIn }: Pick<Known, 'goods' | 'signedIn'>): boolean {
  return signedIn && !isOpenTo(goods);
}

/** The pictures of goods, each once, the first one large; [] when there is none. */
export function picturesOf({ picUrl, pictureList }: Pick<GoodsDetail, 'picUrl' | 'pictureList'>): string[] {
  return [...new Set([picUrl, ...pictureList])].filter((url) => url !== '');
}

/** Whole minutes of lessons; null when any of them does not say how long it is, or there is none. */
export function minutesOf(lessons: readonly { duration: number | null }[]): number | null {
  if (lessons.length === 0 || lessons.some(({ duration }) => duration === null)) return null;
  return Math.max(1, Math.round(lessons.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 60));
}
