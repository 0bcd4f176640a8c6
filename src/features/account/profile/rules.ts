import type { Failure } from '../../../contract/platform/failure.ts';
import type { Tenant } from '../../../domain/tenant/tenant.ts';

/** Nickname, in characters (001 §5). */
export const longestNickname = 15;
/** Name; the specification has no number, the platform has one. */
export const longestName = 30;
/** The oldest birthday that is taken for one. */
export const earliestBirthday = '1900-01-01';

/** What is wrong with a nickname, as a key below `profile:errors`; null: nothing (001 §5). */
export function nicknameError(nickname: string): 'nicknameEmpty' | 'nicknameLong' | null {
  const letters = Array.from(nickname.trim()).length;
  if (letters === 0) return 'nicknameEmpty';
  return letters > longestNickname ? 'nicknameLong' : null;
}

/** What is wrong with a day 'yyyy-MM-dd' as a birthday; '' is none given (001 §5). */
export function birthdayError(day: string, today: string): 'birthdayFuture' | 'birthdayEarly' | null {
  if (day === '') return null;
  if (day > today) return 'birthdayFuture';
  return day < earliestBirthday ? 'birthdayEarly' : null;
}

/** The platform's day of a moment, 'yyyy-MM-dd' in its zone (UTC+8). */
export function platformDay(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** The day of a birthday as the platform writes it; '' when there is none. */
export function dayOfBirthday(birthday: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(birthday)?.[0] ?? '';
}

/** A day as the platform writes birthdays: yyyy-MM-dd HH:mm:ss (001 §3). */
export function birthdayOfDay(day: string): string {
  return day === '' ? '' : `${day} 00:00:00`;
}

/** An ID number with its first and last four characters only. */
export function maskIdCardNo(number: string): string {
  return number.length < 12 ? number : `${number.slice(0, 4)}${'*'.repeat(number.length - 8)}${number.slice(-4)}`;
}

/** True in the one theme whose profiles are changed by a call of their own (001 §6); off unless the tenant names it. */
export function updatesForTheme({ options, colour }: Pick<Tenant, 'options' | 'colour'>): boolean {
  const theme = options['profile_update_theme'];
  return theme !== undefined && theme === colour;
}

/** Which sentence says why a profile was not saved, as a key of `profile`; the platform's own is its `said`. */
export function saveProblem(failure: Failure): 'errors.nameFixed' | 'errors.said' | 'errors.notReached' {
  // The one refusal in warning style that a profile can get (000 §8): said in the learner's language.
  if (failure.kind === 'refused' && failure.warning) return 'errors.nameFixed';
  return 'message' in failure && failure.message !== '' ? 'errors.said' : 'errors.notReached';
}
