/** A formula in a text: `from` to `to` with its signs, `tex` without them. */
export interface TexPart {
  from: number;
  to: number;
  tex: string;
  /** It stands on a line of its own. */
  display: boolean;
}

const environment = String.raw`\\begin\{(?<name>align|alignat|aligned|array|cases|eqnarray|equation|flalign|gather|gathered|[pbBvV]?matrix|multline|split|displaymath|math)(?<star>\*?)\}[\s\S]*?\\end\{\k<name>\k<star>\}`;
const delimited = new RegExp(
  String.raw`\\[$\\](?![\[(])|\$\$(?<double>[\s\S]+?)\$\$|\\{1,2}\[(?<square>[\s\S]+?)\\{1,2}\]|\\{1,2}\((?<round>[\s\S]+?)\\{1,2}\)|\[(?:tex|latex)\](?<named>[\s\S]+?)\[\/(?:tex|latex)\]|(?<whole>${environment})|\$(?<dollar>(?:\\[hm]box\s*\{\$[^$]*\$\}|\\[\s\S]|[^$\\])+)\$`,
  'g',
);

/**
 * The formulas in a text that are written as TeX. A `$` is one of money where it does not clasp a formula: a formula begins
 * and ends without a blank unless nothing else can be meant, no digit follows its end, and words of a language stand in it
 * only within a command.
 */
export function texPartsOf(text: string): TexPart[] {
  const parts: TexPart[] = [];
  if (!/[$\\]/.test(text)) return parts;
  const search = new RegExp(delimited);
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const { double, square, round, named, whole, dollar } = match.groups ?? {};
    const written = double ?? square ?? round ?? named ?? whole ?? dollar;
    // Escaped once more than it was meant.
    const tex = match[0].startsWith('\\\\') ? written?.replaceAll('\\\\', '\\') : written;
    if (tex === undefined) continue;
    const from = match.index;
    const to = from + match[0].length;
    if (dollar !== undefined && !isFormula(dollar, text.slice(to, to + 2))) {
      // What looked like its end may begin the next one.
      search.lastIndex = from + 1;
      continue;
    }
    if ((double !== undefined && isProse(double)) || joins.test(square ?? round ?? '')) {
      search.lastIndex = from + 2;
      continue;
    }
    if (tex.replaceAll('$', '').trim() !== '')
      parts.push({ from, to, tex, display: (round ?? named ?? dollar) === undefined });
  }
  return parts;
}

/** What stands between two signs that a text speaks of, as in `"\\(" 与 "\\)"`. */
const joins = /^["'`”’」』]?\s*(?:[与和或及到至、，,]|以及|或者|and|or|to|et|ou)\s*["'`“‘「『]?$/i;

/** With a blank on both sides: a letter, or an equation. */
const spaced = /^\s(?:[a-z]|[^\p{Script=Han}]*[=^_<>][^\p{Script=Han}]*)\s$/iu;

/** A blank proves nothing: prices have them too. */
const drawnBlanks = /_{2,}|\\underline\{\\qquad\}/g;

function isFormula(said: string, after: string): boolean {
  const tex = said.replaceAll(drawnBlanks, '');
  if (tex !== tex.trim() && !/\\[a-z]/i.test(tex) && !spaced.test(tex)) return false;
  if (/^\d/.test(after) || /\n\s*\n/.test(tex.replaceAll(new RegExp(environment, 'g'), ''))) return false;
  // Names of a program: `$a.$b`, `$i<$n`.
  if (/^(?:_?[a-z]|\{)/i.test(after) && /[-+*/%.,;:=<>&|([\]{]$|;/.test(tex) && !/\\/.test(tex)) return false;
  return /[\\^_{]/.test(tex) || !/\p{Script=Han}|[，。；：、！？]|[A-Za-z]{3,}\s+[A-Za-z]{2,}/u.test(withoutWords(tex));
}

/** Lines of a language between two signs that end and begin something else. */
const isProse = (tex: string) => /\n\s*\n/.test(tex) && /\p{Script=Han}/u.test(withoutWords(tex));

const withoutWords = (tex: string) =>
  tex.replaceAll(/\\(?:text|mbox|mathrm|textrm|textbf|hbox|ce|pu)\s*\{[^{}]*\}/g, '');
