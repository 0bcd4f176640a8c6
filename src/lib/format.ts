import { currentLocale } from './i18n/i18n.ts';

// Times are shown in the zone of the machine; the platform's zone stays on the wire.
const formats = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  day: { month: 'short', day: 'numeric' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dayTime: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** A day of the platform's calendar, which is that of its own zone. */
  platformDay: { month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' },
  /** The same with its year. */
  platformDate: { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'Asia/Shanghai' },
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeFormat = keyof typeof formats;

/** A maker that makes each thing once a language: making a formatter takes longer than a hundred uses of it. */
function onceALanguage<Key extends string, Made>(make: (locale: string, key: Key) => Made): (key: Key) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const locale = currentLocale();
    const known = made.get(`${locale} ${key}`) ?? make(locale, key);
    made.set(`${locale} ${key}`, known);
    return known;
  };
}

const timeFormat = onceALanguage((locale, format: TimeFormat) => new Intl.DateTimeFormat(locale, formats[format]));
const agoFormat = onceALanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** A moment in the learner's language; '-' when there is none. */
export function formatTime(at: number | null, format: TimeFormat = 'dateTime'): string {
  return at === null ? '-' : timeFormat(format).format(at);
}

/** A span of two moments, the day written once when it is one. Chinese formatRange gives '11/26', so we join them. */
export function formatSpan(from: number, to: number): string {
  const oneDay = formatTime(from, 'date') === formatTime(to, 'date');
  return `${formatTime(from, 'dayTime')} – ${formatTime(to, oneDay ? 'time' : 'dayTime')}`;
}

/** A day in the learner's language; '-' when there is none. */
export function formatDate(at: number | null): string {
  return formatTime(at, 'date');
}

/** So long ago: '10 minutes ago', 'yesterday', with 0 days 'today'. */
export function formatAgo(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  return agoFormat('').format(-amount, unit);
}

/** An amount of data: '812 kB', '1.4 MB'. */
export function formatBytes(bytes: number): string {
  const [unit, size] = bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const);
  const digits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, maximumFractionDigits: digits }).format(
    bytes / size,
  );
}

/** A number in the learner's language. */
export function formatNumber(value: number, digits = 0): string {
  return new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: digits }).format(value);
}

/** An amount of yuan with two decimals: '¥1,680.50'; '-' when there is none. */
export function formatYuan(yuan: number | null): string {
  if (yuan === null) return '-';
  const style = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(currentLocale(), style).format(yuan);
}

/** Yuan in the learner's language; '-' when there is no price. */
export function formatMoney(yuan: number | null): string {
  return yuan === null
    ? '-'
    : new Intl.NumberFormat(currentLocale(), {
        style: 'currency',
        currency: 'CNY',
        currencyDisplay: 'narrowSymbol',
      }).format(yuan);
}

/** A countdown: '05:09', from one hour on '1:05:09'. Never negative; a begun second counts. */
export function formatCountdown(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const tail = `${two(minutes)}:${two(seconds)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** First three and last four digits of a phone (001 §4); a mail keeps its first letter and its host. */
export function maskAccount(account: string): string {
  const at = account.indexOf('@');
  if (at > 0) return `${account.slice(0, 1)}****${account.slice(at)}`;
  return account.length < 8 ? account : `${account.slice(0, 3)}****${account.slice(-4)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
