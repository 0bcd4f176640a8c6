import type { AssessReport } from '#contract/platform/assess/results.ts';

interface Listed {
  id: string;
  assessId: string;
  createTime: number | null;
}

/** The latest report of the same assessment before this one; null: there is none, or nobody knows which is earlier. */
export function previousReport<Report extends Listed>(
  reports: readonly Report[],
  { id, assessId, createTime }: Pick<AssessReport, 'id' | 'assessId' | 'createTime'>,
): Report | null {
  if (assessId === '' || createTime === null) return null;
  const earlier = reports.filter(
    (one) => one.id !== id && one.assessId === assessId && one.createTime !== null && one.createTime < createTime,
  );
  return earlier.toSorted((a, b) => (b.createTime ?? 0) - (a.createTime ?? 0))[0] ?? null;
}
