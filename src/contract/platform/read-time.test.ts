import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isZonelessTime, readEnd, readSaid, readTime } from './read-time.ts';

const at = Date.UTC(2026, 10, 26, 1, 0, 0);
const day = Date.UTC(2026, 10, 25, 16);

describe('a time of the platform', () => {
  it.each<[value: unknown, read: number | null]>([
    [at, at],
    [String(at), at],
    [at / 1000, at],
    [String(at / 1000), at],
    [at / 1000 + 0.25, at + 250],
    ['2026-11-26 09:00:00', at],
    ['2026-11-26T09:00:00', at],
    ['2026-11-26 09:00', at],
    ['2026-11-26 9:00', at],
    ['2026-11-26, 09:00', at],
    ['2026-11-26 9h00', at],
    ['26/11/2026 9h00', null],
    ['20261126090000123', at],
    [253_402_300_799, 253_402_300_799_000],
    ['253402271999', 253_402_271_999_000],
    ['2026-11-26 09:00:00.0', at],
    ['2026-11-26T09:00:00.123456', at],
    ['2026/11/26 09:00:00', at],
    ['2026/11/26 9:0', at],
    ['2026.11.26 09:00', at],
    ['2026年11月26日 09:00', at],
    ['2026年11月26日09时00分00秒', at],
    ['2026年11月26日 上午9:00', at],
    ['2026年11月26日 下午1:05', at + 4 * 3_600_000 + 300_000],
    ['2026-11-26 12:10:00 AM', day + 600_000],
    ['２０２６－１１－２６　０９：００', at],
    ['2026-11-26T01:00:00Z', at],
    ['2026-11-26T01:00:00.000Z', at],
    ['2026-11-26T09:00:00+08:00', at],
    ['2026-11-26T09:00:00+0800', at],
    ['2026-11-26T03:00:00+02', at],
    ['20261126090000', at],
    [20261126090000, at],
    ['20261126', day],
    ['2026-11-26', day],
    ['2026-11-25 24:00:00', day],
    [[2026, 11, 26, 9, 0], at],
    [[2026, 11, 26, 9, 0, 0, 5], at],
    [[2026, 11, 26], day],
    ['Thu Nov 26 09:00:00 CST 2026', at],
    ['Thu, 26 Nov 2026 01:00:00 GMT', at],
    ['Nov 26, 2026 9:00:00 AM', at],
    [`/Date(${at}+0800)/`, at],
    ['26-Nov-2026 09:00:00', at],
    ['Thu Nov 26 2026 09:00:00 GMT+0800 (中国标准时间)', at],
    ['Thu Nov 26 09:00:00 +0800 2026', at],
    ['2026-11-26T09:00:00+08:00[Asia/Shanghai]', at],
    ['2026-11-26 09:00:00 GMT+8', at],
    ['2026-11-26 09:00 UTC+08:00', at],
    ['2026-11-26 09:00:00 CST', at],
    ['2026年11月26日 9点', at],
    ['2026年11月26日（星期四）09:00', at],
    ['2026-11-26 周四 09:00', at],
    ['2026-11-26 早上9:00', at],
    ['2026-11-26 晚上9:00', at + 12 * 3_600_000],
    ['2026-11-26 中午12:30', at + 3.5 * 3_600_000],
    ['2026-11-26 中午1:00', at + 4 * 3_600_000],
    ['2026-11-26 凌晨1:00', at - 8 * 3_600_000],
    ['2026-11-26 晚上12:00', null],
    ['2026-11-26 09:00 上午', at],
    ['2026年11月26日 9点半', at + 1_800_000],
    ['2026年11月26日 下午1点半', at + 4.5 * 3_600_000],
    ['2026-11-26 9:00半', null],
    ['2026-11-26_09:00:00', at],
    ['20261126 090000', at],
    ['20261126 09:00', at],
    ['20261126 09:00:00', at],
    ['\uFEFF2026-11-26T09:00:00\u200b', at],
    ['\u202d2026-11-26 09:00\u202c', at],
    ['2026-11-26 09:00:00 Asia/Shanghai', at],
    ['2026-11-26T09:00:00[Asia/Shanghai]', at],
    ['2026-11-26 09:00:00 PRC', at],
    ['2026-11-26 09:00 北京时间', at],
    ['2026年11月26日 9时 (北京时间)', at],
    ['2026-11-26 09:00 (UTC+8)', at],
    ['2026-11-26 09:00:00 (GMT+08:00)', at],
    ['2026-11-26 09:00:00 Europe/Paris', null],
    ['2026-11-26 09:00:00 Asia/Hong_Kong', at],
    // Two hours behind Beijing in the calendars of programs, but not on the clocks of its offices.
    ['2026-11-26 09:00:00 Asia/Urumqi', null],
    ['2026-11-26 09:00:00 +0800 CST', at],
    ['2026-11-26 01:00:00 +0000 UTC', at],
    ['2026-11-26 09:00:00.123 +0800 CST m=+0.000123', at],
    ['2026-11-26 09:00:00:000', at],
    ['2026-11-26 09:00:00 星期四', at],
    ['2026-11-26（四）09:00', at],
    ['2026-11-26 Thu 09:00', at],
    ['2026-11-26 晚8点', at + 11 * 3_600_000],
    ['2026-11-26 早9:00', at],
    ['Thu Nov 26 09:00:00 EST 2026', null],
    ['Thu Nov 26 09:00:00 JST 2026', null],
    ['Nov 26, 2026', day],
    ['26 Nov 2026', day],
    ['Thursday, November 26, 2026', day],
    ['Nov 26 2026 9:00AM', at],
    ['November 26, 2026 9:00:00PM', at + 12 * 3_600_000],
    ['2026–11–26 09:00', at],
    ['"2026-11-26 09:00"', at],
    ['20261126T010000Z', at],
    ['20261126T090000', at],
    ['202611260900', at],
    [202611260900, at],
    [at * 1000 + 5, at],
    [at * 1_000_000, at],
    [{ time: at, year: 126, month: 10, date: 26, seconds: 0 }, at],
    [{ epochSecond: at / 1000, nano: 0 }, at],
    [{ seconds: at / 1000, nanos: 0 }, at],
    [{ $date: '2026-11-26T01:00:00Z' }, at],
    [{ year: 2026, month: 'NOVEMBER', monthValue: 11, dayOfMonth: 26, hour: 9, minute: 0 }, at],
    [{ year: 2026, month: 11, day: 26, hour: 9 }, at],
    [{ date: { year: 2026, month: 11, day: 26 }, time: { hour: 9, minute: 0, second: 0, nano: 0 } }, at],
    [{ date: { year: 2026, month: 'NOVEMBER', monthValue: 11, dayOfMonth: 26 }, time: { hour: 9 } }, at],
    [{ date: {}, time: {} }, null],
    [{ date: 26, day: 4, hours: 9, month: 10, year: 126, timestamp: at / 1000 }, at],
    [{ millis: at }, at],
    [{ seconds: String(at / 1000), nanos: 0 }, at],
    [{ $date: { $numberLong: String(at) } }, at],
    [{ date: '2026-11-26 09:00:00.000000', timezone_type: 3, timezone: 'Asia/Shanghai' }, at],
    [{ date: '2026-11-26 09:00:00.000000', timezone_type: 1, timezone: '+08:00' }, at],
    [{ date: '2026-11-26 01:00:00.000000', timezone_type: 3, timezone: 'UTC' }, at],
    [{ date: '2026-11-26 02:00:00.000000', timezone_type: 3, timezone: 'Europe/Paris' }, null],
    [{ year: 2026, month: 10, dayOfMonth: 26, hourOfDay: 9 }, null],
    [{ date: 26, month: 10, year: 126, hours: 9 }, null],
    ['9999-12-31 23:59:59', Date.UTC(9999, 11, 31, 15, 59, 59)],
    ['2026-11-26 09:00-11:00', null],
    ['2026-11-26 09:00~11:00', null],
    ['2026-11-26T09:00-05:00', at + 13 * 3_600_000],
    ['2026-11-26T09:00+20:00', null],
    ['26/11/2026 09:00', null],
    [{ year: 2026 }, null],
    [{ seconds: 5 }, null],
    ['', null],
    ['soon', null],
    ['第 3 场', null],
    ['考试 2026', null],
    ['0000-00-00 00:00:00', null],
    ['0001-01-01T00:00:00Z', null],
    ['1970-01-01 08:00:00', null],
    ['1970-01-01T00:00:00Z', null],
    ['1970-01-01', null],
    ['1989-06-01', Date.UTC(1989, 4, 31, 16)],
    ['2026-02-30 09:00', null],
    ['2026-13-01', null],
    ['2026-11-26 25:00', null],
    [0, null],
    [90, null],
    [7200, null],
    [5_400_000, null],
    [Number.NaN, null],
    [1e300, null],
    [null, null],
    [undefined, null],
    [true, null],
    [{}, null],
    [[], null],
    [['2026', '11', '26'], null],
  ])('%j is %j', (value, read) => expect(readTime(value)).toBe(read));

  it.each<[value: string, read: number]>([
    ['2026/11/26 09:00', at + 3 * 3_600_000],
    ['Nov 26, 2026 9:00:00 AM', at + 3 * 3_600_000],
    ['2026-11-26T09:00:00+08:00', at],
  ])('%s in another zone is %d', (value, read) => expect(readTime(value, 5 * 3_600_000)).toBe(read));

  it.each<[value: unknown, read: number | null]>([
    ['2026-11-26', day + 86_399_000],
    ['2026年11月26日', day + 86_399_000],
    ['20261126', day + 86_399_000],
    [[2026, 11, 26], day + 86_399_000],
    [{ year: 2026, month: 'NOVEMBER', monthValue: 11, dayOfMonth: 26 }, day + 86_399_000],
    ['Nov 26, 2026', day + 86_399_000],
    [{ year: 2026, month: 11, day: 26, hour: 0 }, day],
    [{ date: 26, day: 4, hours: 9, minutes: 0, month: 10, year: 126, time: at }, at],
    ['2026-11-26 00:00', day],
    [day, day],
    ['soon', null],
  ])('an end at %j is %j', (value, read) => expect(readEnd(value)).toBe(read));

  it.each([
    '',
    ' ',
    '-',
    '--',
    0,
    '0',
    null,
    undefined,
    false,
    [],
    'null',
    '0000-00-00 00:00:00',
    '0001-01-01T00:00:00Z',
    '1970-01-01 08:00:00',
    '长期有效',
    '永久',
    '不限',
    '不限时',
    '无限制',
    '暂无',
    '未设置',
    'N/A',
    -62_135_596_800_000,
    -28_800_000,
  ])('%j says no time', (value) => expect(readSaid(value, readTime)).toBeNull());

  it.each([
    'soon',
    '第 3 场',
    '2026-13-01',
    '2026-02-30 09:00',
    'week 40',
    90,
    'tomorrow at 9',
    '待定',
    {},
    true,
    ['2026', '11', '26'],
  ])('%j says a time that nobody can read', (value) => {
    expect(readSaid(value, readTime)).toBe('unread');
    expect(readSaid(value, readEnd)).toBe('unread');
  });

  it('a very long text is unread, and takes no time', () =>
    expect(readSaid(`2026-11-26${' '.repeat(50_000)}x`, readTime)).toBe('unread'));

  it('a time that is read is said', () => expect(readSaid('2026-11-26 09:00', readTime)).toBe(at));

  it('a usual form is read as what it says, with any separators, weekday and zone', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const forms = fc.tuple(
      fc.date({ min: new Date('2001-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.constantFrom('--', '//', '..', '年月日'),
      fc.constantFrom('', '星期四', '（周四）', ' Thu'),
      fc.constantFrom(' ', 'T', '_'),
      fc.constantFrom('', '.0', ',123', ':000'),
      fc.constantFrom<[string, number]>(
        ['', 8],
        ['Z', 0],
        [' +0800 CST', 8],
        ['+08:00[Asia/Shanghai]', 8],
        ['-05:30', -5.5],
      ),
    );
    fc.assert(
      fc.property(forms, ([when, [first = '', second = '', third = ''], said, gap, rest, [zone, hours]]) => {
        const local = new Date(when.getTime() + hours * 3_600_000);
        const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate()];
        const clock = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()].map(two).join(':');
        const text = `${year}${first}${two(month)}${second}${two(date)}${third}${said}${gap}${clock}${rest}${zone}`;
        expect(readTime(text)).toBe(Math.floor(when.getTime() / 1000) * 1000);
      }),
    );
  });

  it('any value is a moment that can be written, none, or unread', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789-/:.TZ 年月日时分上午PM+')),
      maxLength: 30,
    });
    const words = fc
      .array(fc.constantFrom('2026', 'Nov', 'Thu', '26', '09:00', '99:99', '0', 'CST', 'GMT', '+08:00', 'AM'), {
        maxLength: 8,
      })
      .map((all) => all.join(' '));
    const any = fc.oneof(
      words,
      fc.anything(),
      fc.string(),
      digits,
      fc.double(),
      fc.array(fc.integer(), { maxLength: 8 }),
    );
    fc.assert(
      fc.property(any, (value) => {
        for (const read of [readTime, readEnd]) {
          const said = readSaid(value, read);
          expect(said === null || said === 'unread' || new Date(said).toISOString() !== '').toBe(true);
        }
      }),
    );
  });

  it.each([
    ['2026-11-26 09:00', true],
    ['2026年11月26日 9:00', true],
    ['2026-11-26', false],
    ['2026-11-26T09:00Z', false],
    ['at 2026-11-26 09:00', false],
    ['2026-11-26 09:00 GMT+8', false],
    ['2026-11-26 09:00 北京时间', false],
    ['2026-11-26 9点半', true],
  ])('%s is a time without a zone: %s', (value, zoneless) => expect(isZonelessTime(value)).toBe(zoneless));
});
