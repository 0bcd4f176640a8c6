import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { isFields } from '#contract/platform/profile/translate-answer.ts';
import { faceRuleKey } from '#rules/exam/exam-needs.ts';

/**
 * A tenant's configuration (001 §3) as this client reads it: settings that come as JSON text are parsed, `frontendConfig`
 * as an object of keys becomes the documented list, keys get our names, the home page is a path of this client,
 * and a platform that lacks the face check has no rule for it. `ownHosts`: hosts with port of the platform and the tenant.
 */
export function spokenConfiguration(
  data: unknown,
  profile: PlatformProfile,
  ownHosts: readonly string[] = [],
): unknown {
  const whole = parsed(data);
  if (!isFields(whole)) return whole;
  const settings = Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, deepParsed(value)]));
  const ours = withOurKeys(settings, profile);
  return 'frontendConfig' in ours
    ? { ...ours, frontendConfig: entriesOf(ours['frontendConfig'], profile, ownHosts) }
    : ours;
}

/** JSON text of an object or a list; anything else is unchanged. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value; // A text that only looks like JSON is a text.
  }
}

/** A setting and its parts: `headerSetting` may hold `pageHeader` as text. */
function deepParsed(value: unknown): unknown {
  const setting = parsed(value);
  if (!isFields(setting)) return setting;
  return Object.fromEntries(Object.entries(setting).map(([key, part]) => [key, parsed(part)]));
}

function withOurKeys(
  fields: Readonly<Record<string, unknown>>,
  { settings }: PlatformProfile,
): Record<string, unknown> {
  const renamed = Object.entries(settings ?? {}).filter(([, theirs]) => theirs in fields);
  return { ...fields, ...Object.fromEntries(renamed.map(([ours, theirs]) => [ours, fields[theirs]])) };
}

/** The documented list of `{key, value}`, values as text. */
function entriesOf(value: unknown, profile: PlatformProfile, ownHosts: readonly string[]): unknown {
  const pairs = isFields(value)
    ? Object.entries(value)
    : (Array.isArray(value) ? value : []).flatMap((entry: unknown): [string, unknown][] =>
        isFields(entry) && typeof entry['key'] === 'string' ? [[entry['key'], entry['value']]] : [],
      );
  const ours = withOurKeys(Object.fromEntries(pairs), profile);
  const lacksFace = profile.lacks?.includes('face') === true;
  const known = Object.entries(ours).filter(([key]) => !(lacksFace && key === faceRuleKey));
  return known.map(([key, entry]) => ({
    key,
    value: key === 'homepage' ? pathOf(entry, ownHosts) : asText(entry),
  }));
}

function asText(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/**
 * `/#/learning` and `learning` are `/learning`, and so is a full address of that page on a host of the tenant; an address
 * elsewhere stays, and is refused by its reader.
 */
function pathOf(given: unknown, ownHosts: readonly string[]): unknown {
  if (typeof given !== 'string') return given;
  const value = ownAddress(given.trim(), ownHosts) ?? given;
  const path = value.trim().replace(/^\/?#\/?/, '/');
  return /^[\w-]+(?:[/?]|$)/.test(path) ? `/${path}` : path;
}

/** What follows the host in an address of a page on one of these hosts; null: it is none. */
function ownAddress(address: string, hosts: readonly string[]): string | null {
  const url = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, 'https://tenant.invalid') : null;
  if (!url || !hosts.includes(url.host)) return null;
  return url.hash.startsWith('#/') ? url.hash : `${url.pathname}${url.search}`;
}
