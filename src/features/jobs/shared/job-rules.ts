import type { Position } from '#contract/platform/jobs/positions.ts';

/** Yuan a month; null: no bound. */
export interface PayBand {
  id: string;
  min: number | null;
  max: number | null;
}

export const payBands: readonly PayBand[] = [
  { id: '-5000', min: null, max: 5000 },
  { id: '5000-7000', min: 5000, max: 7000 },
  { id: '7000-9000', min: 7000, max: 9000 },
  { id: '9000-', min: 9000, max: null },
];

/** How much experience and education are asked for, by the platform's numbers. */
export const experienceLevels = [0, 1, 2, 3, 4] as const;
export const educationLevels = [0, 1, 2, 3, 4] as const;

/** A level that has a name here; null: the platform says nothing, or something unknown. */
export function levelOf(levels: readonly number[], level: number | null): number | null {
  return level !== null && levels.includes(level) ? level : null;
}

/** What is wanted of a position, as the address says it; '' filters nothing. */
export interface JobFilter {
  city: string;
  name: string;
  pay: string;
  experience: string;
  education: string;
}

type Words = Readonly<Record<keyof JobFilter, string | null>>;

/** Reads an address; a word that names no choice filters nothing. */
export function readFilter({ city, name, pay, experience, education }: Words): JobFilter {
  const level = (levels: readonly number[], word: string | null) =>
    levels.slice(1).some((one) => String(one) === word) ? (word ?? '') : '';
  return {
    city: city ?? '',
    name: (name ?? '').trim(),
    pay: payBands.some(({ id }) => id === pay) ? (pay ?? '') : '',
    experience: level(experienceLevels, experience),
    education: level(educationLevels, education),
  };
}

/** True when anything but the city narrows the list. */
export function isNarrowed({ city, name, pay, experience, education }: JobFilter): boolean {
  return [city, name, pay, experience, education].some((word) => word !== '');
}

/** The filter as the platform is asked. */
export function queryOf({ city, name, pay, experience, education }: JobFilter) {
  const band = payBands.find(({ id }) => id === pay);
  return {
    ...(city !== '' && { cityCode: city }),
    ...(name !== '' && { name }),
    ...(band && band.min !== null && { salaryMin: band.min }),
    ...(band && band.max !== null && { salaryMax: band.max }),
    ...(experience !== '' && { experience: Number(experience) }),
    ...(education !== '' && { education: Number(education) }),
  };
}

const closed = 0;

/** The platform says that the position is no longer open. */
export function isClosed({ status }: Pick<Position, 'status'>): boolean {
  return status === closed;
}

/** How the pay is told, as a key below `jobs:pay`; bounds in the wrong order are put right. */
export function payOf({ salaryMin, salaryMax }: Pick<Position, 'salaryMin' | 'salaryMax'>): {
  key: 'range' | 'one' | 'from' | 'upTo' | 'unknown';
  min: number;
  max: number;
} {
  const [low, high] = [salaryMin || null, salaryMax || null];
  if (low === null && high === null) return { key: 'unknown', min: 0, max: 0 };
  if (high === null) return { key: 'from', min: low ?? 0, max: 0 };
  if (low === null) return { key: 'upTo', min: 0, max: high };
  if (low === high) return { key: 'one', min: low, max: high };
  return { key: 'range', min: Math.min(low, high), max: Math.max(low, high) };
}
