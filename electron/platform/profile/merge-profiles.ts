import type { PlatformProfile } from '#contract/platform/profile/profile.ts';

/** One profile of several; later ones win, part by part and call by call. */
export function mergeProfiles(...profiles: readonly PlatformProfile[]): PlatformProfile {
  return profiles.reduce<PlatformProfile>((merged, next) => {
    return {
      ...merged,
      ...next,
      ...(merged.envelope || next.envelope ? { envelope: { ...merged.envelope, ...next.envelope } } : {}),
      ...(merged.token || next.token ? { token: { ...merged.token, ...next.token } } : {}),
      ...(merged.paths || next.paths ? { paths: { ...merged.paths, ...next.paths } } : {}),
      ...(merged.inside || next.inside ? { inside: { ...merged.inside, ...next.inside } } : {}),
      ...(merged.fields || next.fields ? { fields: { ...merged.fields, ...next.fields } } : {}),
      ...(merged.sent || next.sent ? { sent: { ...merged.sent, ...next.sent } } : {}),
      ...(merged.codes || next.codes ? { codes: { ...merged.codes, ...next.codes } } : {}),
      ...(merged.files || next.files ? { files: { ...merged.files, ...next.files } } : {}),
      ...(merged.settings || next.settings ? { settings: { ...merged.settings, ...next.settings } } : {}),
    };
  }, {});
}
