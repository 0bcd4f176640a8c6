/** A day as it is being entered; every part may still be missing. */
export interface DayParts {
  year: string;
  /** '1' to '12'. */
  month: string;
  /** '1' to '31'. */
  day: string;
}

export type DayPart = keyof DayParts;

/** The parts of 'yyyy-MM-dd'; also of what `joinDay` made of an unfinished entry. */
export function splitDay(value: string): DayParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
}

/** 'yyyy-MM-dd'; '' without any part; with a part missing a text that `isDay` refuses. */
export function joinDay({ year, month, day }: DayParts): string {
  if (year === '' && month === '' && day === '') return '';
  const two = (part: string) => (part === '' ? '' : part.padStart(2, '0'));
  return [year, two(month), two(day)].join('-');
}

/** True for a day of the calendar as 'yyyy-MM-dd'. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  // The 31st of a short month would be a day of the next one.
  return Number.isFinite(at) && new Date(at).toISOString().slice(0, 10) === value;
}

/** The order in which a language writes the parts of a day. */
export function partOrder(locale: string): readonly DayPart[] {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(0);
  return parts.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
}
