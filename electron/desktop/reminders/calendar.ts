import { reminderLeadMs, type CalendarEvent } from '#contract/ipc/reminders.ts';

/** The platform's days are those of UTC+8, which knows no summer time. */
const zoneMs = 8 * 3_600_000;
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The bytes of a line at most, without its line break (RFC 5545 §3.1). */
const lineBytes = 75;

/** An iCalendar file (RFC 5545) of these events, each with an alarm; `now` in epoch ms becomes its time stamp. */
export function calendarText(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lectern//Lectern//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zone,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines({ id, title, startsAt, endsAt, leadMs = reminderLeadMs }: CalendarEvent, now: number): string[] {
  const end = endsAt !== null && endsAt > startsAt ? [`DTEND;TZID=Asia/Shanghai:${localTime(endsAt)}`] : [];
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@lectern`,
    `DTSTAMP:${localTime(now - zoneMs)}Z`,
    `DTSTART;TZID=Asia/Shanghai:${localTime(startsAt)}`,
    ...end,
    `SUMMARY:${escapeText(title)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${Math.round(leadMs / 60_000)}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** '20260302T090000' on the clocks of UTC+8. */
function localTime(at: number): string {
  return new Date(at + zoneMs).toISOString().replace(/[-:]/g, '').slice(0, 15);
}

/** TEXT values escape backslash, semicolon, comma and line break (RFC 5545 §3.3.11); other controls are not allowed. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line at 75 bytes of UTF-8, never inside of a character. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > lineBytes) {
      folded.push(current);
      current = ' ';
      size = 1;
    }
    current += character;
    size += bytes;
  }
  return [...folded, current].join('\r\n');
}
