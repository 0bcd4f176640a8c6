import type { Locale } from '#contract/ipc/locale.ts';
import type { PaperReport } from '#contract/ipc/paper-report.ts';
import { escaped } from '#electron/kernel/words/escaped.ts';
import { spokenTexts } from '#electron/kernel/words/spoken-texts.ts';
import english from '#locales/en-US/exam/paper-report.json' with { type: 'json' };
import french from '#locales/fr-FR/exam/paper-report.json' with { type: 'json' };
import chinese from '#locales/zh-CN/exam/paper-report.json' with { type: 'json' };
import { placeText, sentenceOf, timeText } from '#rules/exam/report-words.ts';

/** The words of the report's page, for a run without one. */
export const paperReportWords = (locale: Locale) =>
  spokenTexts({ 'zh-CN': chinese, 'en-US': english, 'fr-FR': french }, locale, { seconds: true });

/** What is drawn as one PDF: some hundred sheets, a matter of seconds. */
const linesInPart = 4_000;

/** Chromium measures a table anew on every sheet that it goes on. */
const linesInTable = 200;

/** The report as one page that needs nothing else: it is read years later, on any computer. */
export function reportPage(report: PaperReport, locale: Locale): string {
  return pageOf(report, locale, report.lines, null);
}

/** The report as pages to draw one by one, which together hold every line; a short one is one page. */
export function reportParts(report: PaperReport, locale: Locale): string[] {
  const parts = inPieces(report.lines, linesInPart);
  return parts.map((lines, index) => {
    return pageOf(report, locale, lines, parts.length > 1 ? { part: index + 1, parts: parts.length } : null);
  });
}

/** At least one, however little there is. */
function inPieces<Item>(items: readonly Item[], max: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / max));
  return Array.from({ length: count }, (_, index) => items.slice(index * max, (index + 1) * max));
}

function pageOf(
  report: PaperReport,
  locale: Locale,
  lines: PaperReport['lines'],
  part: { part: number; parts: number } | null,
): string {
  const words = paperReportWords(locale);
  const { say } = words;
  const facts = [
    ['exam', report.exam],
    ['learner', report.owner],
    ['paper', report.userPaperId],
    ['records', String(report.records)],
    ['missing', String(report.missing)],
  ] as const;
  const rowsOf = (some: PaperReport['lines']) =>
    some.map(
      (line) =>
        `<tr><td>${escaped(placeText(line, words))}</td><td>${escaped(timeText(line, words))}</td><td>${escaped(sentenceOf(line, words))}</td></tr>`,
    );
  const told = facts.map(
    ([name, value]) => `<dt>${escaped(say(`facts.${name}`))}</dt><dd>${escaped(value ?? say('unknown'))}</dd>`,
  );
  const heads = ['place', 'time', 'what'].map((column) => `<th scope="col">${escaped(say(`columns.${column}`))}</th>`);
  const tables = inPieces(lines, linesInTable).map(
    (some) => `<table><thead><tr>${heads.join('')}</tr></thead><tbody>\n${rowsOf(some).join('\n')}\n</tbody></table>`,
  );
  const place = part && `<p>${escaped(say('part', { part: String(part.part), parts: String(part.parts) }))}</p>\n`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(say('title'))}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2em; color: #1b1b1b; background: #fff; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dd { margin: 0; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid #ccc; }
th, td { overflow-wrap: break-word; }
th:first-child { width: 16%; }
th:nth-child(2) { width: 26%; }
tr { break-inside: avoid; }
</style>
</head>
<body>
<h1>${escaped(say('title'))}</h1>
<p>${escaped(say('lead'))}</p>
${place ?? ''}<dl>${told.join('')}</dl>
${tables.join('\n')}
</body>
</html>
`;
}
