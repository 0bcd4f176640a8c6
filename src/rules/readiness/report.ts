import type { ReadinessRow, SeatPass } from '#contract/ipc/readiness.ts';
import { overall } from './judge.ts';
import { validUntil } from './seat-pass.ts';

/** What a report says beside its rows. `at`: epoch ms of the platform's clock. */
export interface ReportFacts {
  seat: string;
  client: string;
  platform: string;
  os: string;
  at: number;
  pass: SeatPass | null;
}

/** A report as data, for JSON; times of the pass in ISO 8601. */
export function reportData({ seat, client, platform, at, pass }: ReportFacts, rows: readonly ReadinessRow[]) {
  const iso = (time: number) => new Date(time).toISOString();
  return {
    seat,
    client,
    platform,
    at: iso(at),
    verdict: overall(rows),
    rows,
    pass: pass && {
      seat: pass.seat,
      passedAt: iso(pass.passedAt),
      validUntil: iso(validUntil(pass)),
      sent: pass.reportedAt !== null,
      confirmedAt: pass.reportedAt === null ? null : iso(pass.reportedAt),
    },
  };
}

/** Words of a language. `say` takes a key of the texts of the readiness page, with what it fills in. */
export interface ReportWords {
  say: (key: string, values?: Readonly<Record<string, string>>) => string;
  time: (at: number) => string;
  number: (value: number) => string;
}

/** Numbers and times of a row in words. */
export function toldNumbers(
  numbers: ReadinessRow['numbers'],
  { time, number }: Pick<ReportWords, 'time' | 'number'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => {
      if (typeof value === 'number') return [name, number(value)];
      return [name, name.endsWith('On') ? time(Date.parse(value)) : value];
    }),
  );
}

/** A report as lines of text, for a page of paper. */
export function reportText(facts: ReportFacts, rows: readonly ReadinessRow[], words: ReportWords): string {
  const { seat, client, platform, os, at, pass } = facts;
  const { say, time } = words;
  const lines = rows.map(({ check, verdict, finding, numbers }) => {
    const told = say(`findings.${finding}`, toldNumbers(numbers, words));
    return `[${say(`verdicts.${verdict}`)}] ${say(`names.${check}`)}  ${told}`;
  });
  const passed = pass && { seat: pass.seat, from: time(pass.passedAt), until: time(validUntil(pass)) };
  return [
    say('pass.fileName'),
    '',
    [seat, time(at), client, os].filter((part) => part !== '').join('  '),
    platform,
    say(`overall.${overall(rows)}`),
    passed ? say(validUntil(pass) > at ? 'pass.valid' : 'pass.expired', passed) : say('pass.none'),
    '',
    ...lines,
    '',
  ].join('\n');
}
