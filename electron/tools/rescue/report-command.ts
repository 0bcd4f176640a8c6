import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { toLocale, type Locale } from '#contract/ipc/locale.ts';
import type { PaperReport } from '#contract/ipc/paper-report.ts';
import { judgeExport, type ExportVerdict } from '#electron/exam/hand-in/paper-export.ts';
import { paperReportSchema } from '#electron/exam/records/report-schema.ts';
import { reportPage, reportParts } from '#electron/exam/report/report-page.ts';
import { openedCode, type CommandOutcome } from '#electron/kernel/command/command-outcome.ts';
import { reportSwitch } from '#electron/kernel/command/run-switches.ts';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { openWithKey, whyNot } from './open-with-key.ts';

const usage = `${reportSwitch} --out <folder> (--key private.pem [--password-file <file>] --journal <folder exams> | --paper exported.json [--code staff-code.txt]) [--language zh-CN]`;
const options = {
  key: { type: 'string' },
  'password-file': { type: 'string' },
  journal: { type: 'string' },
  paper: { type: 'string' },
  code: { type: 'string' },
  out: { type: 'string' },
  language: { type: 'string' },
} as const;

/** A report that was saved by itself, or within an exported paper. */
const saved = z.union([paperReportSchema, z.object({ report: paperReportSchema })]);

export interface ReportCommandOptions {
  /** The PDF of a page. */
  print: (html: string) => Promise<Uint8Array>;
  /** Tells the person at the console what is being done. */
  tell: (line: string) => void;
  /** Somebody ends the run. */
  stop: AbortSignal;
}

/**
 * Writes what happened to papers to the folder `--out`: a page and JSON each, and a PDF, of a long paper several. Resolves to lines for the person at the
 * console and the code of the exit; rejects with what is wrong with the arguments, the key or the files, also, once it is written, that a paper was changed.
 */
export async function reportCommand(
  args: readonly string[],
  words: ConsoleWords,
  drawing: ReportCommandOptions,
): Promise<CommandOutcome> {
  const { say } = words;
  const given = parseArgs({ args: [...args], options, strict: false }).values;
  const { key, journal, paper, code, out, language } = given;
  if (typeof out !== 'string') throw new Error(say('usage', { usage }));
  const locale = toLocale(typeof language === 'string' ? language : undefined) ?? words.locale;
  await mkdir(out, { recursive: true, mode: 0o700 });
  if (typeof paper === 'string') {
    const text = (await readFile(paper, 'utf8')).replace(/^\uFEFF/, '');
    const content = parsed(paper, text, words);
    const judged = typeof code === 'string' ? await judgeExport(text, await readFile(code, 'utf8')) : null;
    const lines = [verdictLine(paper, judged, words)];
    const one = savedReport(content);
    if (one) await write(out, [one], locale, words, drawing);
    lines.push(one ? say('written', { out }) : say('report.none', { file: paper }));
    if (one === null || judged?.verdict === 'changed') throw new Error(lines.join('\n'));
    return { lines, code: 0 };
  }
  if (typeof key !== 'string' || typeof journal !== 'string') throw new Error(say('usage', { usage }));
  const from = { journal, key, passphraseFile: given['password-file'] };
  const { papers, unopened, print: keyPrint } = await openWithKey(from, words);
  const reports = papers.flatMap((one) => (one.report ? [one.report] : []));
  await write(out, reports, locale, words, drawing);
  const untold = papers.length - reports.length + unopened.length;
  const lines = [
    say('report.made', { made: String(reports.length), not: String(untold), out }),
    ...reports
      .filter(({ missing }) => missing > 0)
      .map((one) => `  ${say('report.missing', { attempt: one.attemptId, count: String(one.missing) })}`),
    ...papers.filter((one) => !one.report).map((one) => `  ${say('report.noHistory', { attempt: one.attemptId })}`),
    ...unopened.map(({ attemptId, reason }) => `  ${attemptId}: ${whyNot(reason, keyPrint, words)}`),
  ];
  return { lines, code: openedCode(reports.length, untold) };
}

function parsed(file: string, text: string, { say }: ConsoleWords): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(say('report.noJson', { file }), { cause: error });
  }
}

/** Null: there is none in it. */
function savedReport(content: unknown): PaperReport | null {
  const read = z.safeParse(saved, content);
  if (!read.success) return null;
  return 'report' in read.data ? read.data.report : read.data;
}

/** Null: nobody asked. */
function verdictLine(file: string, judged: ExportVerdict | null, { say }: ConsoleWords): string {
  if (judged === null) return say('report.unchecked', { file });
  if (judged.verdict === 'unchanged' || judged.verdict === 'changed') return say(`report.${judged.verdict}`, { file });
  return say('report.unsure', { file, why: say(`report.why.${judged.why}`, { absent: judged.absent }) });
}

/** What needs no drawing first: whoever stops the rest has it. */
async function write(
  out: string,
  reports: readonly PaperReport[],
  locale: Locale,
  { say }: ConsoleWords,
  { print, tell, stop }: ReportCommandOptions,
): Promise<void> {
  const keep = (name: string, content: string | Uint8Array) =>
    writeFile(path.join(out, name), content, { mode: 0o600 });
  for (const one of reports) {
    await keep(`${one.attemptId}.json`, `${JSON.stringify(one, null, 2)}\n`);
    await keep(`${one.attemptId}.html`, reportPage(one, locale));
  }
  const stopped = Promise.withResolvers<never>();
  const end = () => stopped.reject(new Error(say('report.stopped', { out })));
  // Nobody waits for it between two drawings.
  stopped.promise.catch(() => undefined);
  stop.addEventListener('abort', end);
  if (stop.aborted) end();
  const pages = reports.flatMap((one) => pdfPages(one, locale));
  for (const [index, { file, html }] of pages.entries()) {
    tell(say('report.drawing', { number: String(index + 1), count: String(pages.length), file }));
    await keep(file, await Promise.race([stopped.promise, print(html)]));
  }
}

/** A long report is several files, whose names sort as they follow each other. */
function pdfPages(one: PaperReport, locale: Locale): { file: string; html: string }[] {
  const parts = reportParts(one, locale);
  const digits = String(parts.length).length;
  return parts.map((html, index) => {
    const part = parts.length === 1 ? '' : `-${String(index + 1).padStart(digits, '0')}`;
    return { file: `${one.attemptId}${part}.pdf`, html };
  });
}
