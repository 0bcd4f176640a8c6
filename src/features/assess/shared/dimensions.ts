import type { AssessDimension } from '#contract/platform/assess/results.ts';

type Scored = Pick<AssessDimension, 'score' | 'fullScore'>;

/** A dimension as it is shown, beside the result before. Shares from 0 to 1; null: not known. */
export interface ShownDimension extends AssessDimension {
  share: number | null;
  /** The same dimension of the result before; null: there is none. */
  before: (Scored & { share: number | null }) | null;
}

/** What part of the points was reached; null where score or maximum is not known. */
export function shareOf({ score, fullScore }: Scored): number | null {
  if (score === null || fullScore === null || fullScore <= 0) return null;
  return Math.min(1, Math.max(0, score / fullScore));
}

/** Dimensions beside those of the same name before; a name that comes twice is compared in order. */
export function comparedDimensions(
  now: readonly AssessDimension[],
  before: readonly AssessDimension[] = [],
): ShownDimension[] {
  const left = [...before];
  return now.map((dimension) => {
    const at = left.findIndex(({ name }) => name === dimension.name);
    const [found] = at === -1 ? [] : left.splice(at, 1);
    return {
      ...dimension,
      share: shareOf(dimension),
      before: found ? { score: found.score, fullScore: found.fullScore, share: shareOf(found) } : null,
    };
  });
}

/** The change in percentage points, rounded; null where one of the two is not known. */
export function changeOf({ share, before }: Pick<ShownDimension, 'share' | 'before'>): number | null {
  if (share === null || !before || before.share === null) return null;
  return Math.round((share - before.share) * 100);
}
