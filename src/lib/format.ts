import { currentLocale } from './i18n/i18n.ts';

// Times are shown in the machine's time zone; the platform's zone is used only on the wire.
const formats = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  day: { month: 'short', day: 'numeric' },
  weekDay: { weekday: 'long', month: 'long', day: 'numeric' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dayTime: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** A calendar day of the platform, in the platform's time zone. */
  platformDay: { month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' },
  /** The same with the year. */
  platformDate: { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' },
  month: { month: 'long', timeZone: 'UTC' },
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeFormat = keyof typeof formats;

/** Caches what `make` creates per language and key: creating an Intl formatter costs more than a hundred uses of it. */
function cachedByLocale<Key extends string, Formatter>(make: (locale: string, key: Key) => Formatter) {
  const cache = new Map<string, Formatter>();
  return (key: Key): Formatter => {
    const locale = currentLocale();
    const formatter = cache.get(`${locale} ${key}`) ?? make(locale, key);
    cache.set(`${locale} ${key}`, formatter);
    return formatter;
  };
}

const timeFormat = cachedByLocale((locale, format: TimeFormat) => new Intl.DateTimeFormat(locale, formats[format]));
const agoFormat = cachedByLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

const yuan = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;
const numbers = {
  kilobyte: { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 },
  megabyte: { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
  gigabyte: { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 },
  percent: { style: 'percent' },
  hours: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  yuan,
  yuanRound: { ...yuan, maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const namedNumber = cachedByLocale(
  (locale, format: keyof typeof numbers) => new Intl.NumberFormat(locale, numbers[format]),
);
const plainNumber = cachedByLocale(
  (locale, digits: `${number}`) => new Intl.NumberFormat(locale, { maximumFractionDigits: Number(digits) }),
);

/** A point in time in the current language; '-' for null. */
export function formatTime(at: number | null, format: TimeFormat = 'dateTime'): string {
  return at === null ? '-' : timeFormat(format).format(at);
}

/** When kept content was read: the time alone today, else with its day, or with its year. */
export function formatAsOf(at: number, now = Date.now()): string {
  if (formatTime(at, 'date') === formatTime(now, 'date')) return formatTime(at, 'time');
  return formatTime(at, new Date(at).getFullYear() === new Date(now).getFullYear() ? 'dayTime' : 'dateTime');
}

/**
 * A time range; the day appears once when both ends share it. Intl's formatRange gives '11/26' in Chinese, hence our
 * own.
 */
export function formatSpan(from: number, to: number): string {
  const oneDay = formatTime(from, 'date') === formatTime(to, 'date');
  return `${formatTime(from, 'dayTime')} – ${formatTime(to, oneDay ? 'time' : 'dayTime')}`;
}

/** The name of a month, 1 to 12, in the current language. */
export function formatMonth(month: number): string {
  return timeFormat('month').format(Date.UTC(2000, month - 1, 15));
}

/** A day in the current language; '-' for null. */
export function formatDate(at: number | null): string {
  return formatTime(at, 'date');
}

/** Relative time: '10 minutes ago', 'yesterday', 'today' for 0 days. */
export function formatAgo(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  return agoFormat('').format(-amount, unit);
}

/** Numbers or names one after the other: '5、6、7', '5, 6, 7'. */
export function formatList(items: readonly (string | number)[]): string {
  return items.join(currentLocale().startsWith('zh') ? '、' : ', ');
}

/** A data size: '812 kB', '1.4 MB'. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? namedNumber('kilobyte').format(bytes / 1000)
    : namedNumber('megabyte').format(bytes / 1_000_000);
}

/** A large size in gigabytes: '81.4 GB'. */
export function formatGigabytes(bytes: number): string {
  return namedNumber('gigabyte').format(bytes / 1_000_000_000);
}

/** A share from 0 to 1 in percent: '58 %' as the language writes it. */
export function formatPercent(share: number): string {
  // French sets a narrow space before the sign, as our own texts do; Intl writes a wide one.
  return namedNumber('percent').format(share).replace('\u00a0', '\u202f');
}

/** A number in the current language. */
export function formatNumber(value: number, digits = 0): string {
  return plainNumber(`${digits}`).format(value);
}

/** Seconds of study as hours with two decimals (002 §9). */
export function formatHours(seconds: number): string {
  return namedNumber('hours').format(seconds / 3600);
}

/** A price in yuan with two decimals: '¥1,680.50'; '-' for null. */
export function formatYuan(price: number | null): string {
  return price === null ? '-' : namedNumber('yuan').format(price);
}

/** A round sum in yuan: '¥7,000'. */
export function formatYuanRound(sum: number): string {
  return namedNumber('yuanRound').format(sum);
}

/** A price in integer cents of a yuan: '¥1,680.50'. */
export function formatCents(cents: number): string {
  return formatYuan(cents / 100);
}

/** A countdown: '05:09', from one hour '1:05:09'. Never negative; fractions of a second round up. */
export function formatCountdown(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const tail = `${two(minutes)}:${two(seconds)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/**
 * Masks all but the first three and last four digits of a phone number (001 §4); an email retains its first letter and
 * its host.
 */
export function maskAccount(account: string): string {
  const at = account.indexOf('@');
  if (at > 0) return `${account.slice(0, 1)}****${account.slice(at)}`;
  return account.length < 8 ? account : `${account.slice(0, 3)}****${account.slice(-4)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
