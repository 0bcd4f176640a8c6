/** A field within a text of Moodle, with its answers: `{1:SHORTANSWER:=Paris~%50%Lyon#nearly}`. */
const embedded =
  /\{\d*:(SHORTANSWER|SA|MW|NUMERICAL|NM|MULTICHOICE|MC|MULTIRESPONSE|MR)[A-Z_]*:((?:\\[\s\S]|[^{}\\])*)\}/g;

/** Braces that may be those of GIFT, in which question banks are exchanged; the ones of a formula or a template are none. */
const braces = /(?<![\\_^{}]|\\[a-z]+)\{((?:\\[\s\S]|[^{}\\])*)\}(?!\})/gi;

/** True for a text in which `withoutAnswers` may find something; most have nothing. */
export const mayBringAnswers = (html: string) => /\{\s*(?:\d*:|[=~#]|(?:T|F|TRUE|FALSE)\s*[#}])/i.test(html);

/** A text with lines to write on in the place of fields that bring their answers; what is to be chosen from stays. */
export function withoutAnswers(html: string): string {
  if (!mayBringAnswers(html)) return html;
  const named = html.replaceAll(embedded, (_, kind: string, said: string, at: number) => {
    // Two fields side by side are two lines.
    const before = html[at - 1] === '}' ? ' ' : '';
    const answers = said.split(/(?<!\\)~/).map((one) => bare(one.replace(/^\s*(?:=|%-?[\d.]+%)\s*/, '')));
    return before + (/^M[CUR]/.test(kind) ? chosenFrom(answers) : '____');
  });
  return named.replaceAll(braces, (found, said: string, at: number) => {
    const ends = /^(?:\s|&nbsp;|<\/?[a-z][^<>]*>)*$/i.test(named.slice(at + found.length));
    return giftField(said.trim(), ends && saysSomething.test(named.slice(0, at).replaceAll(/<[^<>]*>/g, ''))) ?? found;
  });
}

/** A line to write on, with what is to be written on it. */
export function chosenFrom(choices: readonly string[]): string {
  const named = choices.map((one) => one.trim()).filter(Boolean);
  return named.length > 0 ? `____（${named.join(' / ')}）` : '____';
}

/** An answer as it is read: without what is said of it, and without the signs that protect its own. */
const bare = (said: string) =>
  said
    .replace(/(?<!\\)#[\s\S]*$/, '')
    .replaceAll(/\\([\s\S])/g, '$1')
    .trim();

const number = String.raw`-?\d+(?:\.\d+)?`;
const numerical = new RegExp(
  String.raw`^#\s*(?:=.*${number}.*|${number}\s*(?:(?::|\.\.)\s*${number}\s*)?(?:#.*)?)$`,
  's',
);
/** A formula of a spreadsheet in braces is one over many cells. */
const ofSpreadsheet = /^=\s*(?:[-+({]|[\w.]+\(|\$?[A-Z]{1,3}\$?\d)/i;
/** Where an answer begins; not in an element, whose attributes have the same sign. */
const answerSign = /(?<!\\)([=~])(?![^<>]*(?<!-)>)/;

/** A text that is right or wrong; what ends as these do says what a set or a variable is. */
const saysSomething = /[^\s$=∈⊂⊆:：为是合]\s*$/;

/** What stands in the place of an answer in GIFT; null: nobody knows that it is one. `isVerdict`: a text is over with it. */
function giftField(said: string, isVerdict: boolean): string | null {
  // Right or wrong is chosen below the text.
  if (/^(?:T|F|TRUE|FALSE)(?:#[\s\S]*)?$/i.test(said)) return isVerdict ? '' : null;
  if (numerical.test(said)) return '____';
  if (!/^[=~]/.test(said)) return null;
  const [, ...parts] = said.replace(/(?<!\\)####[\s\S]*$/, '').split(answerSign);
  const signs = parts.filter((_, at) => at % 2 === 0);
  const written = parts.filter((_, at) => at % 2 === 1);
  const isRated = written.some((one) => /^\s*%-?[\d.]+%/.test(one));
  const answers = written.map((one) => bare(one.replace(/^\s*%-?[\d.]+%/, '')));
  if (answers.length === 0 || answers.includes('')) return null;
  // Sorted: who writes them puts the right one first.
  if (signs.includes('~')) return signs.includes('=') || isRated ? chosenFrom(answers.toSorted()) : null;
  const pairs = answers.map((one) => one.split(/\s*-(?:>|&gt;)\s*/));
  if (pairs.length > 1 && pairs.every((pair) => pair.length === 2)) {
    const side = (at: number) => pairs.map((pair) => pair[at] ?? '').filter(Boolean);
    return `____（${side(0).join(' / ')}；${side(1).toSorted().join(' / ')}）`;
  }
  return answers.length === 1 && ofSpreadsheet.test(said) ? null : '____';
}
