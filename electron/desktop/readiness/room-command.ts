import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { CommandOutcome } from '#electron/kernel/command/command-outcome.ts';
import { summariseSwitch } from '#electron/kernel/command/run-switches.ts';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { writeAnew } from '#electron/storage/write-anew.ts';
import { decodedText } from '#rules/text/decoded-text.ts';
import { lackTold, roomLine, roomPage, unreadLine, type UnreadFile } from './room-page.ts';
import { readSeatReport, roomOf, type SeatReport } from './room.ts';

const options = { seats: { type: 'string' }, out: { type: 'string' } } as const;

/**
 * Writes one page of a room to `--out`, from the reports of its seats in a folder: 0, every seat is ready; 1, some are not, or
 * a file is no report. Rejects where there is no report at all.
 */
export async function summarise(
  args: readonly string[],
  words: ConsoleWords,
  now = Date.now(),
): Promise<CommandOutcome> {
  const { say } = words;
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  const [folder] = positionals;
  const { seats: list, out } = values;
  if (folder === undefined || typeof out !== 'string')
    throw new Error(say('usage', { usage: `${summariseSwitch} <folder> [--seats seats.txt] --out room.html` }));
  const expected = typeof list === 'string' ? linesIn(decodedText(await readFile(list))) : [];
  const { reports, unread } = await reportsIn(folder);
  if (reports.length === 0 && unread.length === 0) throw new Error(say('room.none', { folder }));
  const seats = roomOf(reports, expected, now);
  await writeAnew(out, roomPage(seats, unread, now, words), words);
  const open = seats.filter(({ state }) => state !== 'ready');
  return {
    lines: [
      roomLine(seats, words),
      ...open.map(({ seat, state, lacks }) => {
        return `  ${seat} (${say(`room.states.${state}`)}): ${lacks.map((lack) => lackTold(lack, words)).join('; ')}`;
      }),
      ...unread.map((file) => unreadLine(file, words)),
      say('room.written', { out }),
    ],
    code: open.length === 0 && unread.length === 0 ? 0 : 1,
  };
}

async function reportsIn(folder: string): Promise<{ reports: SeatReport[]; unread: UnreadFile[] }> {
  const reports: SeatReport[] = [];
  const unread: UnreadFile[] = [];
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.json')).toSorted();
  for (const name of names) {
    const report = readSeatReport(decodedText(await readFile(path.join(folder, name))));
    if (report) reports.push(report);
    else unread.push({ name, why: await complaintBeside(path.join(folder, name)) });
  }
  return { reports, unread };
}

/** What `2> name.err` kept of a check that could not run; null: nothing. */
async function complaintBeside(file: string): Promise<string | null> {
  const bytes = await readFile(file.replace(/\.json$/i, '.err')).catch(() => null); // Nobody kept it.
  return bytes === null ? null : (linesIn(decodedText(bytes))[0] ?? null);
}

function linesIn(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => line.trim() || []);
}
