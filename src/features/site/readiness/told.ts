import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { toldNumbers } from '#rules/readiness/report.ts';

export const numberWords = {
  time: (at: number) => formatTime(at),
  number: (value: number) => formatNumber(value, 1),
};

/** Numbers and times of a row as this language writes them. */
export const told = (numbers: ReadinessRow['numbers']) => toldNumbers(numbers, numberWords);
