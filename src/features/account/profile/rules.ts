import type { Failure } from '#contract/platform/failure.ts';
import type { Tenant } from '#domain/tenant/tenant.ts';
import { isDay } from '#lib/day-parts.ts';

/** Maximum length of the nickname, in characters (001 §5). */
export const maxNicknameLength = 15;
/** The earliest accepted birthday. */
const earliestBirthday = '1900-01-01';

/** Validates a nickname (001 §5); a key below `profile:errors`, or null when valid. */
export function nicknameError(nickname: string): 'nicknameEmpty' | 'nicknameLong' | null {
  const letters = Array.from(nickname.trim()).length;
  if (letters === 0) return 'nicknameEmpty';
  return letters > maxNicknameLength ? 'nicknameLong' : null;
}

/** Validates a birthday 'yyyy-MM-dd' (001 §5); '' is valid. */
export function birthdayError(
  day: string,
  today: string,
): 'birthdayUnfinished' | 'birthdayFuture' | 'birthdayEarly' | null {
  if (day === '') return null;
  if (!isDay(day)) return 'birthdayUnfinished';
  if (day > today) return 'birthdayFuture';
  return day < earliestBirthday ? 'birthdayEarly' : null;
}

/** The day of a time in the platform's zone (UTC+8), 'yyyy-MM-dd'. */
export function platformDay(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** The day of a birthday in the platform's format; '' when there is none. */
export function dayOfBirthday(birthday: string): string {
  const day = birthday.slice(0, 10);
  return isDay(day) ? day : '';
}

/** A birthday in the platform's format: yyyy-MM-dd HH:mm:ss (001 §3). */
export function birthdayOf(day: string): string {
  return day === '' ? '' : `${day} 00:00:00`;
}

/** Masks all but the first and last four characters of an ID number. */
export function maskIdCardNo(number: string): string {
  return number.length < 12 ? number : `${number.slice(0, 4)}${'*'.repeat(number.length - 8)}${number.slice(-4)}`;
}

/** True for the theme whose profiles are updated by a separate call (001 §6); off unless configured. */
export function updatesForTheme({ options, colour }: Pick<Tenant, 'options' | 'colour'>): boolean {
  const theme = options['profile_update_theme'];
  return theme !== undefined && theme === colour;
}

/** The key in `profile` that explains a failed save; `errors.said` shows the platform's message. */
export function saveProblem(failure: Failure): 'errors.nameFixed' | 'errors.said' | 'errors.notReached' {
  // The only warning that this call can return (000 §8), shown in the learner's language.
  if (failure.kind === 'refused' && failure.warning) return 'errors.nameFixed';
  return 'message' in failure && failure.message !== '' ? 'errors.said' : 'errors.notReached';
}
