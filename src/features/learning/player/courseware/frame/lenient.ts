import type { Scorm12API } from 'scorm-again/scorm12';
import type { Scorm2004API } from 'scorm-again/scorm2004';

type Api = Scorm12API | Scorm2004API;

/** Errors of a value that is there but not as the standard wants it: its type, its length, its range. */
const notAsWanted: ReadonlySet<number> = new Set([405, 406, 407]);

/** What a part may say beyond the limits of the standard; most platforms take it. */
const texts =
  /^cmi\.(?:core\.lesson_location|location|suspend_data|comments|(?:interactions|objectives)\.\d+\.(?:id|description|student_response|learner_response|result|latency|time|timestamp))$/;
const numbers =
  /^cmi\.(?:(?:core\.|objectives\.\d+\.)?score\.(?:raw|min|max|scaled)|interactions\.\d+\.weighting|progress_measure)$/;
/** Characters of a text that is kept beyond its limit; a state as a whole has its own. */
const longestText = 400_000;

/**
 * Lets a part say what it means where the standard is stricter than other platforms: longer texts, other spellings of a
 * status or a time, a score beyond its range. `onLenient` hears of each element once.
 */
export function makeLenient(api: Api, onLenient: (element: string) => void): void {
  const heard = new Set<string>();
  const note = (element: string) => {
    if (!heard.has(element)) onLenient(element);
    heard.add(element);
  };
  const wrap = (set: (element: string, value: unknown) => string) => (element: string, value: unknown) => {
    const result = set(element, value);
    if (result === 'true' || !notAsWanted.has(Number(api.lastErrorCode))) return result;
    const given = String(value);
    const wanted = asStandard(element, given) ?? given;
    const isTaken =
      (wanted !== given && set(element, wanted) === 'true') || (isKept(element, wanted) && put(api, element, wanted));
    if (!isTaken) return result;
    api.lastErrorCode = '0';
    note(element);
    api.processListeners('LMSSetValue' in api ? 'LMSSetValue' : 'SetValue', element, given);
    return 'true';
  };
  if ('LMSSetValue' in api) {
    api.LMSSetValue = wrap(api.LMSSetValue.bind(api));
    api.LMSCommit = bare(api.LMSCommit.bind(api));
    api.LMSFinish = bare(api.LMSFinish.bind(api));
  } else {
    api.SetValue = wrap(api.SetValue.bind(api));
    api.Commit = bare(api.Commit.bind(api));
    api.Terminate = bare(api.Terminate.bind(api));
  }
}

/** The standard wants nothing handed over here; most platforms do not look at it. */
const bare = (call: (parameter?: string) => string) => (): string => call('');

/** Brings back what was kept beyond the limits, which the library itself does not load. */
export function restoreLenient(api: Api, data: Record<string, unknown>): void {
  for (const [element, value] of leavesOf('cmi', data)) if (isKept(element, value)) put(api, element, value);
}

/** What was kept without all that may be beyond the limits. */
export function withoutLenient(data: Record<string, unknown>): Record<string, unknown> {
  const strip = (path: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one, at) => strip(`${path}.${at}`, one));
    if (typeof value !== 'object' || value === null) return value;
    const rest = Object.entries(value).filter(([name, one]) => !isKept(`${path}.${name}`, String(one)));
    return Object.fromEntries(rest.map(([name, one]) => [name, strip(`${path}.${name}`, one)]));
  };
  return Object.fromEntries(Object.entries(strip('cmi', data) ?? {}));
}

function isKept(element: string, value: string): boolean {
  if (numbers.test(element)) return value.trim() !== '' && Number.isFinite(Number(value));
  return texts.test(element) && value.length <= longestText;
}

const statuses = ['passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted', 'unknown'];
/** As other tools write them; letters are those of AICC. */
const otherStatuses: Readonly<Record<string, string>> = {
  complete: 'completed',
  pass: 'passed',
  fail: 'failed',
  'in progress': 'incomplete',
  p: 'passed',
  c: 'completed',
  f: 'failed',
  i: 'incomplete',
  b: 'browsed',
};

/** The same in the spelling of the standard; null: nobody knows what it means. */
function asStandard(element: string, value: string): string | null {
  if (element.endsWith('status')) {
    const plain = value
      .trim()
      .toLowerCase()
      .replaceAll(/[_\s]+/g, ' ');
    return statuses.find((one) => one === plain) ?? otherStatuses[plain] ?? null;
  }
  if (numbers.test(element))
    return /^\s*-?\d+(?:[.,]\d+)?\s*%?\s*$/.test(value) ? String(Number.parseFloat(value.replace(',', '.'))) : null;
  if (!element.endsWith('session_time')) return null;
  const isClock = element === 'cmi.core.session_time';
  const seconds = secondsIn(value.trim());
  if (seconds === null) return null;
  const hundredths = Math.round(seconds * 100) / 100;
  return isClock ? clockOf(hundredths) : `PT${hundredths}S`;
}

/** Seconds of a duration, as a clock (`H:M:S.fff`), of ISO 8601, or bare. */
function secondsIn(text: string): number | null {
  const [, hours, minutes, rest] = /^(\d{1,5}):(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
  const iso = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/i.exec(text);
  if (iso && text.length > 2) {
    const [days = 0, h = 0, m = 0, s = 0] = iso.slice(1).map((one) => Number(one ?? 0));
    return days * 86_400 + h * 3600 + m * 60 + s;
  }
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.floor(seconds);
  const rest = Math.round((seconds - whole) * 100);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return `${String(hours).padStart(4, '0')}:${two(minutes)}:${two(whole % 60)}${rest > 0 ? `.${two(rest)}` : ''}`;
}

/** Puts a value past the checks of the library; false: it has no such element. */
function put(api: Api, element: string, value: string): boolean {
  const names = element.split('.').slice(1);
  const last = names.pop();
  let owner: unknown = api.cmi;
  for (const name of names) owner = memberOf(owner, name);
  if (typeof owner !== 'object' || owner === null || last === undefined) return false;
  const field = `_${last}`;
  // In 2004 the values lie in groups below the data.
  const holder = [owner, ...Object.values(owner)].find(
    (one): one is object => typeof one === 'object' && one !== null && field in one,
  );
  return holder !== undefined && Reflect.set(holder, field, value);
}

function memberOf(owner: unknown, name: string): unknown {
  if (typeof owner !== 'object' || owner === null) return undefined;
  if (!/^\d+$/.test(name)) return Reflect.get(owner, name);
  const list: unknown = Reflect.get(owner, 'childArray');
  return Array.isArray(list) ? list[Number(name)] : undefined;
}

function leavesOf(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => leavesOf(`${path}.${name}`, one));
}
