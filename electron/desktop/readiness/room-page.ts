import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { escaped } from '#electron/kernel/words/escaped.ts';
import { toldNumbers } from '#rules/readiness/report.ts';
import { reportWords } from './report-words.ts';
import type { Lack, SeatOfRoom } from './room.ts';

/** A room on one page, to look at and to print. */
export function roomPage(
  seats: readonly SeatOfRoom[],
  unread: readonly UnreadFile[],
  now: number,
  words: ConsoleWords,
) {
  const { say, time, locale } = words;
  const columns = ['seat', 'state', 'since', 'lacks', 'policy', 'key', 'version', 'machine'] as const;
  const rows = seats.map((seat) => {
    const cells = [
      seat.seat,
      say(`room.states.${seat.state}`),
      seat.since === null ? '—' : say(seat.passed ? 'room.passed' : 'room.checked', { time: time(seat.since) }),
      seat.lacks.map((lack) => lackTold(lack, words)).join('\n') || '—',
      seat.policy ?? '—',
      seat.key ?? '—',
      seat.version ?? '—',
      [seat.machine, seat.user].filter(Boolean).join(' / ') || '—',
    ];
    return `<tr class="${seat.state}">${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  });
  const title = say('room.title');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2em; color: #1b1b1b; background: #fff; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; vertical-align: top; padding: 4px 12px 4px 8px; border-bottom: 1px solid #ccc; }
td { overflow-wrap: anywhere; white-space: pre-wrap; }
td:nth-child(2) { font-weight: 600; white-space: nowrap; border-inline-start: 8px solid; }
.ready td:nth-child(2) { border-color: #107c10; background: #e7f4e7; }
.look td:nth-child(2) { border-color: #c77700; background: #fdf3e1; }
.not td:nth-child(2) { border-color: #b10e1c; background: #fbe7e9; }
tr { break-inside: avoid; }
@page { size: A4 landscape; }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(roomLine(seats, words))}</p>
<p>${escaped(say('room.made', { time: time(now) }))}</p>
<table><thead><tr>${columns.map((name) => `<th scope="col">${escaped(say(`room.columns.${name}`))}</th>`).join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
${unread.map((file) => `<p>${escaped(unreadLine(file, words))}</p>`).join('\n')}
</body>
</html>
`;
}

/** A file that is no report, with what the seat said of it on standard error, if somebody kept that. */
export interface UnreadFile {
  name: string;
  why: string | null;
}

export function unreadLine({ name, why }: UnreadFile, { say }: ConsoleWords): string {
  return say('room.unread', { name, why: why ?? say('unknown') });
}

/** How many seats are how. */
export function roomLine(seats: readonly SeatOfRoom[], { say }: ConsoleWords): string {
  const count = (state: SeatOfRoom['state']) => String(seats.filter((seat) => seat.state === state).length);
  return say('room.count', { ready: count('ready'), look: count('look'), not: count('not') });
}

export function lackTold(lack: Lack, { say, locale }: ConsoleWords): string {
  if (lack.kind === 'machines') return say('room.lacks.machines', { machines: lack.machines.join(', ') });
  if (lack.kind !== 'row') return say(`room.lacks.${lack.kind}`);
  const words = reportWords(locale);
  const { check, verdict, finding, numbers } = lack.row;
  const told = words.say(`findings.${finding}`, toldNumbers(numbers, words));
  return `[${words.say(`verdicts.${verdict}`)}] ${words.say(`names.${check}`)} · ${told}`;
}
