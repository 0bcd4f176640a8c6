import type { PlatformProfile } from './profile.ts';

/** The profile of a platform that speaks as the documents say. */
export const documentedProfile: PlatformProfile = {};

/** `several('a')` and `several(['a'])` are the same. */
export function several<Value extends string | number>(given: Value | readonly Value[] | undefined): readonly Value[] {
  if (given === undefined) return [];
  return typeof given === 'string' || typeof given === 'number' ? [given] : given;
}
