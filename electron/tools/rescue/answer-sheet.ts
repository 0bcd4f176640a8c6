import type { AnswerValue } from '#contract/ipc/paper.ts';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { escaped } from '#electron/kernel/words/escaped.ts';
import type { RescuedPaper } from './rescue-report.ts';

interface AnswerSheet {
  papers: readonly RescuedPaper[];
  /** Name of the file with everything, and its SHA-256. */
  file: string;
  sha256: string;
}

/** The answers of rescued papers on pages to print and to sign: what whoever marks them reads. */
export function answerSheet({ papers, file, sha256 }: AnswerSheet, words: ConsoleWords): string {
  const { say, locale } = words;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(say('sheet.title'))}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2em; color: #1b1b1b; background: #fff; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid #ccc; }
td { overflow-wrap: anywhere; white-space: pre-wrap; }
tr { break-inside: avoid; }
section + section { break-before: page; }
</style>
</head>
<body>
${papers.map((paper) => section(paper, { file, sha256 }, words)).join('\n')}
</body>
</html>
`;
}

function section(paper: RescuedPaper, { file, sha256 }: Pick<AnswerSheet, 'file' | 'sha256'>, words: ConsoleWords) {
  const { say, time } = words;
  const { sealed, deliveredAt } = paper;
  const facts = [
    ['exam', paper.exam ?? say('unknown')],
    ['learner', paper.owner ?? say('unknown')],
    ['account', paper.accountId ?? say('unknown')],
    ['paper', paper.paper?.userPaperId ?? say('unknown')],
    ['attempt', paper.attemptId],
    ['sealed', sealed === null ? say('sheet.open') : time(sealed.at)],
    ['delivered', deliveredAt === null ? say('sheet.undelivered') : time(deliveredAt)],
    ['file', file],
    ['sha256', sha256],
  ];
  const rows = rowsOf(paper).map(
    ({ number, value, at }) =>
      `<tr><td>${escaped(number)}</td><td>${escaped(value === undefined ? '—' : told(value) || '—')}</td><td>${at === undefined ? '' : escaped(time(at))}</td></tr>`,
  );
  const heads = ['number', 'answer', 'time'].map((column) => `<th scope="col">${escaped(say(`sheet.${column}`))}</th>`);
  return `<section>
<h1>${escaped(say('sheet.title'))}</h1>
<dl>${facts.map(([name, value]) => `<dt>${escaped(say(`sheet.${name}`))}</dt><dd>${escaped(value ?? '')}</dd>`).join('')}</dl>
<table><thead><tr>${heads.join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<p>${escaped(say('sheet.signed'))}</p>
</section>`;
}

/** The last answer to each question, in the order of the paper; where its beginning is lost, in the order of answering. */
function rowsOf({ questions, answers }: RescuedPaper) {
  const last = new Map(answers.map((answer) => [answer.questionId, answer]));
  const known = questions.map(({ id, number }) => ({ id, number: String(number) }));
  const listed = new Set(questions.map(({ id }) => id));
  const others = [...last.keys()].filter((id) => !listed.has(id)).map((id) => ({ id, number: id }));
  return [...known, ...others].map(({ id, number }) => ({ number, value: last.get(id)?.value, at: last.get(id)?.at }));
}

function told(value: AnswerValue): string {
  switch (value.kind) {
    case 'choice':
    case 'order':
      return value.keys.join(', ');
    case 'blanks':
      return value.texts.join(' | ');
    case 'pairs':
      return value.targets.map((target, at) => `${at + 1}: ${target || '—'}`).join(', ');
    case 'text':
      return value.text;
    case 'files':
      return value.files.map(({ name, sha256 }) => `${name} (SHA-256 ${sha256})`).join('\n');
  }
}
