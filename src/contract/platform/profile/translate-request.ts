import { codeTables, sentCodeFields } from './code-tables.ts';
import { several } from './documented-profile.ts';
import type { PlatformProfile } from './profile.ts';
import { isFields, theirTime } from './translate-answer.ts';

/** The fields of a request in the platform's words; the opposite of `translateAnswer`. */
export function translateRequest(call: string, sent: unknown, profile: PlatformProfile): unknown {
  const names = sentNames(call, profile);
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        names[name] ?? name,
        theirCode(call, name, inTheirZone(name, walk(field), profile), profile),
      ]),
    );
  };
  return walk(sent);
}

/** Query or form fields by the names of the platform. */
export function translateFields(call: string, sent: URLSearchParams, profile: PlatformProfile): URLSearchParams {
  const names = sentNames(call, profile);
  const pairs = [...sent].map(([name, value]): [string, string] => {
    const theirs = theirCode(call, name, inTheirZone(name, value, profile), profile);
    return [names[name] ?? name, String(theirs)];
  });
  return new URLSearchParams(pairs);
}

/** Names of a call's own fields win over those of every call. */
function sentNames(call: string, { sent }: PlatformProfile): Readonly<Record<string, string>> {
  return { ...sent?.['*'], ...sent?.[call] };
}

/** Fields of requests that are times end so; whatever else looks like one may be what a learner wrote. */
function inTheirZone(name: string, value: unknown, profile: PlatformProfile): unknown {
  return name.endsWith('Time') ? theirTime(value, profile) : value;
}

function theirCode(call: string, name: string, value: unknown, profile: PlatformProfile): unknown {
  const table = sentCodeFields[call]?.[name];
  const told = table && profile.codes?.[table];
  if (!told) return value;
  const ours = Object.entries(codeTables[table]).find(([, code]) => String(code) === String(value))?.[0];
  return (ours === undefined ? undefined : several(told[ours])[0]) ?? value;
}
