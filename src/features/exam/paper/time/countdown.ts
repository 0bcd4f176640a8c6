/** Minutes at which the learner is told in words (look §8). */
export const warnings = [15, 5, 1] as const;
export type Warning = (typeof warnings)[number];

const minute = 60;

/** Whole seconds that are left; a begun second counts, never negative. Null: no time limit. */
export function secondsLeft(deadline: number | null, now: number): number | null {
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** The warning to show now: each stands for one minute, so that a start in between repeats nothing. */
export function warningAt(left: number | null): Warning | null {
  if (left === null || left <= 0) return null;
  return warnings.find((minutes) => left <= minutes * minute && left > (minutes - 1) * minute) ?? null;
}

/** A hidden countdown comes back for the last five minutes. */
export function isCountdownShown(hidden: boolean, left: number | null): boolean {
  return !hidden || (left !== null && left <= 5 * minute);
}

/** '00:58:36'; hours grow beyond two digits. */
export function formatLeft(left: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(two).join(':');
}

/** Milliseconds until the shown second changes; so the display never skips one. */
export function untilNextSecond(deadline: number, now: number): number {
  const rest = (deadline - now) % 1000;
  return rest > 0 ? rest : 1000 + rest;
}

/** i18n keys below `duration` with their values, the two largest units: '1 h 58 min', '58 min 36 s', '14 s'. */
export interface SpokenDuration {
  key: 'days' | 'hours' | 'minutes' | 'minutesOnly' | 'seconds';
  values: { major: number; minor: number };
}

/** A span in words. */
export function spokenDuration(seconds: number): SpokenDuration {
  const s = Math.max(0, Math.round(seconds));
  if (s >= 86_400) return { key: 'days', values: { major: Math.floor(s / 86_400), minor: Math.floor(s / 3600) % 24 } };
  if (s >= 3600) return { key: 'hours', values: { major: Math.floor(s / 3600), minor: Math.floor(s / 60) % 60 } };
  if (s >= 60 && s % 60 === 0) return { key: 'minutesOnly', values: { major: s / 60, minor: 0 } };
  if (s >= 60) return { key: 'minutes', values: { major: Math.floor(s / 60), minor: s % 60 } };
  return { key: 'seconds', values: { major: s, minor: 0 } };
}
