import { describe, expect, it } from 'vitest';
import { calendarText, escapeText, foldLine } from './calendar.ts';

const now = Date.parse('2026-03-01T23:30:00Z');
const event = { id: 'e-1', title: '低压电工作业', startsAt: Date.parse('2026-03-02T01:00:00Z'), endsAt: null };

describe('calendarText', () => {
  it('writes times in UTC+8, the stamp in UTC, and an alarm', () => {
    const text = calendarText([{ ...event, endsAt: Date.parse('2026-03-02T02:30:00Z') }], now);
    const lines = text.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:e-1@lectern',
        'DTSTAMP:20260301T233000Z',
        'DTSTART;TZID=Asia/Shanghai:20260302T090000',
        'DTEND;TZID=Asia/Shanghai:20260302T103000',
        'SUMMARY:低压电工作业',
        'TRIGGER:-PT30M',
      ]),
    );
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('has the alarm that the event asks for', () => {
    expect(calendarText([{ ...event, leadMs: 900_000 }], now)).toContain('TRIGGER:-PT15M');
  });

  it.each([
    ['no end', null],
    ['an end before the start', event.startsAt - 1],
    ['an end at the start', event.startsAt],
  ])('leaves out %s', (_, endsAt) => {
    expect(calendarText([{ ...event, endsAt }], now)).not.toContain('DTEND');
  });

  it('holds every event', () => {
    const text = calendarText([event, { ...event, id: 'e-2' }], now);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  });
});

describe('escapeText', () => {
  it.each([
    ['a,b;c', String.raw`a\,b\;c`],
    [String.raw`a\b`, String.raw`a\\b`],
    ['a\r\nb\rc\nd', String.raw`a\nb\nc\nd`],
    ['a\u0000b\tc', 'abc'],
    ['“考试”：一', '“考试”：一'],
  ])('%j', (given, expected) => {
    expect(escapeText(given)).toBe(expected);
  });
});

describe('foldLine', () => {
  it.each([
    ['a short line', 'SUMMARY:x', 'SUMMARY:x'],
    ['75 bytes', 'a'.repeat(75), 'a'.repeat(75)],
    ['76 bytes', 'a'.repeat(76), `${'a'.repeat(75)}\r\n a`],
    ['a third line holds 74 more', 'a'.repeat(150), `${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`],
    ['three bytes a character', '考'.repeat(26), `${'考'.repeat(25)}\r\n 考`],
    ['a character is not cut', `a${'考'.repeat(25)}`, `a${'考'.repeat(24)}\r\n 考`],
    ['nor are two halves of one', `${'a'.repeat(73)}😀`, `${'a'.repeat(73)}\r\n 😀`],
  ])('%s', (_, given, expected) => {
    expect(foldLine(given)).toBe(expected);
  });
});
