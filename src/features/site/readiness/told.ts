import type { ReadinessRow } from '../../../contract/readiness/judge.ts';
import { formatNumber, formatTime } from '../../../lib/format.ts';

/** Numbers and times of a row as this language writes them. */
export function told(numbers: ReadinessRow['numbers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => {
      if (typeof value === 'number') return [name, formatNumber(value, 1)];
      return [name, name.endsWith('On') ? formatTime(Date.parse(value)) : value];
    }),
  );
}
