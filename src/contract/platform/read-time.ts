/** Offset of the platform's zone when nothing else is said: UTC+8. */
export const platformZoneMs = 8 * 3_600_000;

/** Numbers below are no epoch ms of our days (March 1973). */
const earliestEpochMs = 1e11;
/** The end of the year 9999: what platforms write for "never", and the last one that a text can name. */
const latestEpochMs = 253_402_300_799_999;
/** Epoch seconds from 2001 to 2128: what counts something else, such as a duration, is smaller. */
const epochSeconds = { from: 1e9, to: 5e9 };
/** The year 9999 in seconds, as programs without milliseconds write "never". */
const neverSeconds = { from: 253_370_736_000, to: 253_402_300_799 };
/** Beyond these a number that reads as a date is one by chance. */
const usualYears = { from: 1900, to: 2200 };

const dash = String.raw`[-/.‐-—−]`;
const date = String.raw`(?<year>\d{4})\s*(?:${dash}|年)\s*(?<month>\d{1,2})\s*(?:${dash}|月)\s*(?<day>\d{1,2})\s*日?`;
const weekdays = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*`;
const weekday = String.raw`(?:\s*(?:\(?(?:星期|周|礼拜)[一二三四五六日天]\)?|\([一二三四五六日天]\)|\(?${weekdays}\)?))?`;
const half = '上午|下午|凌晨|清晨|早上|早晨|早|中午|傍晚|晚上|晚|AM|PM';
const minute = String.raw`(?<minute>\d{1,2})\s*分?(?:\s*:?\s*(?<second>\d{1,2})(?:[.,:]\d+)?\s*秒?)?`;
const clock = String.raw`(?<before>${half})?\s*(?<hour>\d{1,2})\s*(?:[:时点h]\s*${minute}|点(?<thirty>半)|[时点h])\s*(?<after>${half})?`;
const zone = String.raw`(?<zone>Z|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC|GMT|CST)?`;
const written = new RegExp(String.raw`^${date}${weekday}(?:(?<iso>T)?[\s_,]*${clock}${weekday})?\s*${zone}$`, 'i');
const compact = new RegExp(
  String.raw`^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:[T\s_]?(?<hour>\d{2}):?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,]?\d{3})?)?${zone})?$`,
);
/** As .NET writes it. */
const wrapped = /^\/?Date\((-?\d+)(?:[+-]\d{4})?\)\/?$/i;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** Names a month in English beside a year and a time: `Mar 2, 2026 9:00:00 AM`, `Thu Nov 26 09:00:00 CST 2026`. */
const english = new RegExp(String.raw`^(?=.*\b${month})(?=.*\b\d{4}\b)(?=.*\d:\d{2})[\w\s,:+.-]+$`, 'i');
const englishDay = new RegExp(
  String.raw`^(?:${weekdays},?\s+)?(?:${month}\s+\d{1,2},?\s+\d{4}|\d{1,2}[\s-]${month}[\s-]\d{4})$`,
  'i',
);
/** All that stands in such a time and is the name of no zone that nobody here knows. */
const englishWords = new RegExp(String.raw`\b(?:${month}|${weekdays})\b|\b(?:GMT|UTC)|(?<=\d\s*)(?:[AP]M|Z)\b`, 'gi');
const namedZone = /\b(?:GMT|UTC)|Z$|(?<=:\d{2}(?:\.\d+)?\s*(?:[AP]M\s*)?)[+-]\d{2}:?\d{2}\b/i;

interface Parts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * Reads a time of the platform as epoch ms: epoch ms or seconds, a text of the usual forms, or a list of its parts. A text
 * without a zone is in the platform's, whatever its separators. Null: it cannot be read, so nobody knows it.
 */
export function readTime(value: unknown, zoneMs = platformZoneMs): number | null {
  if (typeof value === 'number') return ofNumber(value, zoneMs);
  if (Array.isArray(value)) return ofList(value, zoneMs);
  if (typeof value === 'object' && value !== null) return ofObject(value, zoneMs);
  if (typeof value !== 'string') return null;
  const said = plain(value);
  if (said === '') return null;
  const number = Number(said);
  if (Number.isFinite(number)) return ofNumber(number, zoneMs);
  const at = ofText(said, zoneMs);
  // The zero of a clock, in whatever zone, stands for a time that is not there.
  return at !== null && Math.abs(at) <= 86_400_000 ? null : at;
}

/** Without the quotation marks around it, and what programs write behind an offset; China's names are its offset. */
function plain(value: string): string {
  const said = value.normalize('NFKC').replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim();
  return said
    .replace(/^"(.*)"$/, '$1')
    .replace(
      /(?<=Z|[+-]\d{2}:?\d{2})\s*(?:\[[\w/+-]+\]|\([^()]*\)|\s(?:[A-Z]{3,5}|[+-]\d{2})(?:\s+m=[+-][\d.]+)?)$/i,
      '',
    )
    .replace(
      /(?<=\d[\d:.]*|[时分秒])\s*[[(]?(?:Asia\/(?:Shanghai|Chongqing|Harbin|Hong_Kong|Macau|Taipei)|PRC|北京时间|中国标准时间)[\])]?$/i,
      '+08:00',
    )
    .replace(/\s*\(((?:UTC|GMT)[+-]\d{1,2}(?::\d{2})?)\)$/i, ' $1');
}

/** Marks that come along with what is copied. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/** As `readTime`, of something that ends then: a bare day lasts until its last second. */
export function readEnd(value: unknown, zoneMs = platformZoneMs): number | null {
  const at = readTime(value, zoneMs);
  return at !== null && isBareDay(value) ? at + 86_399_000 : at;
}

/** A time in epoch ms; `zoned`: it is the same in whatever zone the platform writes its times. */
export interface WrittenTime {
  at: number;
  zoned: boolean;
}

/** A time of the platform, null: it says none, or `unread`: it says one that nobody here can read. */
export type SaidTime = number | 'unread' | null;

/** As `read`, and tells a time that is not there from one that cannot be read. */
export function readSaid(value: unknown, read: (value: unknown) => number | null): SaidTime {
  return read(value) ?? (saysNothing(value) ? null : 'unread');
}

/** The moment that a time tells; null: none is known. */
export function knownTime(at: SaidTime): number | null {
  return at === 'unread' ? null : at;
}

/** What stands for no time at all: nothing, zeros and dashes, words for "without a limit", the first day of a calendar. */
function saysNothing(value: unknown): boolean {
  if (typeof value === 'number') return zeros.includes(value);
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'string') return value === undefined || value === null || value === false;
  const said = value.normalize('NFKC').trim();
  return !/[1-9\p{L}]/u.test(said) || noTime.test(said) || zeros.includes(Number(said));
}

/** The first moments of the calendars of programs: of epochs, in the platform's zone too, and of the year 1. */
const zeros: readonly number[] = [0, -platformZoneMs, -62_135_596_800_000, -62_135_596_800_000 - platformZoneMs];

const noTime =
  /^(?:null|undefined|none|nan|n\/a|暂?无|未设[置定]|不限[时制]?|无限[期制]?|无期限|长期(?:有效)?|永久(?:有效)?|permanent|forever|0000\D.*|0001\D.*|19(?:69|70)\D.*)$/i;

/** True for a text that is a date and a time without a zone: it is in the platform's. */
export function isZonelessTime(value: string): boolean {
  const { hour, zone: named } = written.exec(plain(value))?.groups ?? {};
  return hour !== undefined && named === undefined;
}

function isBareDay(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 3;
  if (typeof value === 'object' && value !== null)
    return 'year' in value && !('hour' in value) && momentIn(value, platformZoneMs) === null;
  const said = plain(String(value));
  if (englishDay.test(said)) return true;
  const { year, hour } = (written.exec(said) ?? compact.exec(said))?.groups ?? {};
  return year !== undefined && hour === undefined;
}

function ofNumber(value: number, zoneMs: number): number | null {
  const digits = compact.exec(String(value));
  const at = digits && ofWritten(digits, zoneMs, usualYears);
  if (at !== null) return at;
  const isSeconds = [epochSeconds, neverSeconds].some(({ from, to }) => value >= from && value <= to);
  if (isSeconds) return Math.round(value * 1000);
  // Some count the millionths or the billionths of a second.
  for (const parts of [1e3, 1e6]) {
    const ms = value / parts;
    if (ms >= epochSeconds.from * 1000 && ms <= epochSeconds.to * 1000) return Math.floor(ms);
  }
  return value > earliestEpochMs && value <= latestEpochMs ? value : null;
}

/** A moment as Java, MongoDB and protocol buffers write the object that they have. */
function ofObject(value: object, zoneMs: number): number | null {
  const moment = momentIn(value, zoneMs);
  if (moment !== null) return moment;
  // PHP names the zone of a date beside it.
  const [dated, zoned]: readonly unknown[] = [Reflect.get(value, 'date'), Reflect.get(value, 'timezone')];
  if (typeof dated === 'string' && typeof zoned === 'string') return readTime(`${dated} ${zoned}`, zoneMs);
  // A day and a time of it may be objects of their own.
  const part = (of: string, name: string): number => {
    const within: unknown = Reflect.get(value, of);
    const found: unknown = Reflect.get(typeof within === 'object' && within !== null ? within : value, name);
    return typeof found === 'number' ? found : Number.NaN;
  };
  // A month beside a `dayOfMonth` may be one of a calendar that counts from 0.
  const [month, day] =
    [
      ['monthValue', 'dayOfMonth'],
      ['month', 'day'],
    ]
      .map((names) => names.map((name) => part('date', name)))
      .find((numbers) => numbers.every(Number.isFinite)) ?? [];
  const [hour = 0, minute = 0, second = 0] = ['hour', 'minute', 'second'].map((name) => part('time', name) || 0);
  return ofParts(
    { year: part('date', 'year'), month: month ?? Number.NaN, day: day ?? Number.NaN, hour, minute, second },
    zoneMs,
  );
}

/** The moment that an object counts in one number. */
function momentIn(value: object, zoneMs: number): number | null {
  const dated: unknown = Reflect.get(value, '$date');
  if (dated !== undefined) return readTime(dated, zoneMs);
  for (const name of ['time', 'timestamp', 'millis', 'epochSecond', 'seconds', '$numberLong']) {
    const found: unknown = Reflect.get(value, name);
    const isNumber = typeof found === 'number' || (typeof found === 'string' && /^\d+$/.test(found));
    const at = isNumber ? ofNumber(Number(found), zoneMs) : null;
    if (at !== null) return at;
  }
  return null;
}

function ofList(value: readonly unknown[], zoneMs: number): number | null {
  const numbers = value.filter((part) => typeof part === 'number');
  if (numbers.length !== value.length || value.length < 3 || value.length > 7) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers;
  return ofParts({ year, month, day, hour, minute, second }, zoneMs);
}

function ofText(said: string, zoneMs: number): number | null {
  const ticks = wrapped.exec(said)?.[1];
  if (ticks !== undefined) return ofNumber(Number(ticks), zoneMs);
  const match = written.exec(said) ?? compact.exec(said);
  if (match) return ofWritten(match, zoneMs);
  if (!english.test(said) && !englishDay.test(said)) return null;
  // Java writes China's zone as CST, which elsewhere names a zone of America.
  const inZone = said.replace(/\bCST\b/, 'GMT+0800').replace(/(?<=:\d{2})(?=[AP]M\b)/i, ' ');
  if (/[a-z]/i.test(inZone.replaceAll(englishWords, ''))) return null;
  const at = Date.parse(namedZone.test(inZone) ? inZone : `${inZone} GMT`);
  if (!Number.isFinite(at)) return null;
  return namedZone.test(inZone) ? at : at - zoneMs;
}

/** `years`: those that it may name. */
function ofWritten({ groups = {} }: RegExpExecArray, zoneMs: number, years?: typeof usualYears): number | null {
  const number = (name: string) => Number(groups[name] ?? 0);
  const [hour, offset] = [hourOf(groups['before'] ?? groups['after'], number('hour')), offsetOf(groups['zone'])];
  // `09:00-11:00` is from one hour to another.
  const isSpan = groups['zone']?.startsWith('-') === true && !groups['iso'] && groups['second'] === undefined;
  if (hour === null || isSpan || (offset !== null && Math.abs(offset) > farthestZoneMs)) return null;
  const [year, month, day] = [number('year'), number('month'), number('day')];
  if (years && (year < years.from || year > years.to)) return null;
  const past = groups['thirty'] === undefined ? number('minute') : 30;
  return ofParts({ year, month, day, hour, minute: past, second: number('second') }, offset ?? zoneMs);
}

const farthestZoneMs = 14 * 3_600_000;

/** The hour of a day by what is said of its half; null: both together say nothing. */
function hourOf(said: string | undefined, hour: number): number | null {
  if (said === undefined || hour > 12) return hour;
  if (said === '中午') return hour < 3 ? hour + 12 : hour;
  if (said.startsWith('晚') && hour === 12) return null;
  return (hour % 12) + (/下午|傍晚|晚|PM/i.test(said) ? 12 : 0);
}

/** Null for a date that no calendar has. Hour 24 is the end of the day. */
function ofParts({ year, month, day, hour, minute, second }: Parts, zoneMs: number): number | null {
  const midnight = Date.UTC(year, month - 1, day);
  const found = new Date(midnight);
  if (!(year >= usualYears.from && year <= 9999) || found.getUTCMonth() !== month - 1 || found.getUTCDate() !== day)
    return null;
  if (hour > 24 || (hour === 24 && minute + second > 0) || minute > 59 || second > 60) return null;
  return midnight + ((hour * 60 + minute) * 60 + second) * 1000 - zoneMs;
}

function offsetOf(said: string | undefined): number | null {
  if (said === undefined) return null;
  // China's, as Java writes it.
  if (/^CST$/i.test(said)) return platformZoneMs;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(said) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
