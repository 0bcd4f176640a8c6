import { isNearWhite } from '#contract/platform/site/colour.ts';
import { withoutAnswers } from './answers.ts';
import { isVoid, withPictures } from './markers.ts';
import { texPartsOf } from './tex.ts';
import { attributeOf, decoded, tokensOf, withoutSection, type Token } from './tokens.ts';

/** Fields of a form in which a learner would write. */
const writtenInput = /^(?:text|number|search|tel|email|url|date|time|)$/i;
/** Names by which editors mark the place of a blank. */
const blankClass = /(?:^|[\s_-])(?:blanks?|fill|fillin|fillblank|gap|cloze|tiankong|kong|quizputtag)(?:$|[\s_-]|\d)/i;
const blankAttribute = /^data-(?:blank|gap|fill|cloze)(?:$|-)/;
const underlined = /text-decoration(?:-line)?\s*:[^;]*underline|border-bottom\s*:\s*(?!0|none|;|$)/i;
/** A box that stands in a line. */
const boxed = /(?<![-\w])border\s*:\s*(?!0|none|;|$)/i;
const inLine = /^(?:span|i|b|em|strong|a|label|font)$/;
const ownWidth = /(?:^|[;\s])(?:(?:min-)?width\s*:\s*(?!0|auto)|padding(?:-left|-right|-inline)?\s*:(?=[^;]*[1-9]))/i;
const hidden = /display\s*:\s*none/i;
const colour = /(?<![-\w])color\s*:([^;]*)/i;
const clear = /^\s*(?:transparent|\w+a\([^)]*,\s*0\s*\))/i;

/** What nobody can read on white paper, though it takes its room. */
function isUnreadable(style: string, attribute: string | null): boolean {
  const said = colour.exec(style)?.[1] ?? attribute ?? '';
  return /visibility\s*:\s*hidden/i.test(style) || clear.test(said) || isNearWhite(said);
}

/** Elements of a question in QTI, as its editions write them. */
const writtenElement =
  /^(?:textarea|select|(?:qti-)?gap|(?:qti-)?(?:text-?entry|extended-?text|inline-?choice)-?interaction)$/;

/** True where a field of a form stands in which somebody would write. */
export function isWrittenField(name: string, type: string | null): boolean {
  return name === 'input' ? writtenInput.test(type ?? '') : writtenElement.test(name);
}

/** True for an element of a program's own, such as `fill-blank`, that is the place of a blank by its name. */
export const isBlankName = (name: string) => /-(?:blank|gap|cloze|fillin)$/.test(name) && !isWrittenField(name, null);

/** True for an element that an editor marked as the place of a blank, by its class or by an attribute. */
export function isBlankMark(names: readonly string[], attribute: (name: string) => string | null): boolean {
  // An editor's field; one with words in it is an editor.
  if (attribute('contenteditable') === 'true') return true;
  const said = ['class', 'data-type', 'data-w-e-type', 'data-role'].map((name) => attribute(name) ?? '');
  return (
    said.some((one) => blankClass.test(one) && !/icon/i.test(one)) || names.some((name) => blankAttribute.test(name))
  );
}

/** True for a style that gives an element a width without words in it. */
export const hasOwnWidth = (style: string) => ownWidth.test(style);

/** True for a style that draws a line under the text. */
const drawsLine = (style: string) => underlined.test(style);

const space = String.raw`[\s\u00a0\u2000-\u200d\u2060\u3000\ufeff]`;
const line = String.raw`[_＿﹍﹎﹏‗▁ˍ]`;
const digits = String.raw`(?:\d{1,2}|[①-⑳])`;
const label = String.raw`(?:[(（【[]?\s*(?:空|填空|blank)?\s*${digits}\s*[)）】\]]?)`;
const word = String.raw`(?:填空|空|blank)\s*(?:[:_-]?\s*\d{1,2}|[一二三四五六七八九十]{1,3})?(?:\s*[,，、:：]?\s*\d{1,3}\s*分)?`;
const template = String.raw`(?:${digits}|${word}|(?:input|fill|answer|gap)[\s_:-]*\d{0,2})`;

/** What stands for a blank in the flat text: one drawn by underlined blanks, and a field or a blank in a formula. */
const drawnBlank = '\ue000';
const ownBlank = '\ue001';

/** Blanks as authors draw them with signs; the first form that fits counts. */
const forms = [
  ownBlank,
  `${drawnBlank}+`,
  String.raw`[（(【[]${space}*(?:${line}{2,}|${drawnBlank})${space}*[）)】\]]`,
  String.raw`${line}+${space}*${label}${space}*${line}+`,
  String.raw`${line}{2,}|_(?: _){2,}|(?:\\_){2,}|[＿﹍﹎﹏▁]`,
  String.raw`（${space}*）|【${space}*】|〔${space}*〕|［${space}*］|〖${space}*〗|《${space}*》|﹙${space}*﹚|︵${space}*︶|｛${space}*｝`,
  String.raw`\(${space}+\)|\[${space}+\]|(?<![\w)\]>])(?:\(\)|\[\])|[“「『〈<{]${space}{2,}[”」』〉>}]`,
  // A number between blanks, as in （ 1 ）.
  String.raw`[（(【]${space}+${digits}${space}+[）)】]`,
  // Marks of templates.
  String.raw`\{\{\s*${template}?\s*\}\}|\[\[\s*${template}?\s*\]\]|\$\{\s*${template}\s*\}`,
  String.raw`[[【(（<《{]\s*${word}\s*\/?[\]】)）>》}]|([#@%])\1\s*(?:${digits}|${word})\s*\1\1|#\s*${word}\s*#`,
];
const certain = new RegExp(forms.join('|'), 'giu');
/** Signs that mean something else in most texts; a fill-in question without any other blank means one by them. */
const possible = new RegExp(
  [
    String.raw`[—─━－]{4,}|-{4,}|[~～]{4,}|\.{6,}|…{3,}|□+|\w\(\)|[（(]\s*[？?]+\s*[）)]|<input\b[^<>]*>|【${digits}】`,
    String.raw`(?<![\w}^])\{${digits}\}|\[${digits}\]|<${digits}>|#${digits}#|\{ \}|(?<=[\p{Script=Han}:：])_(?!_)`,
    String.raw`(?<=\S) {4,}(?=\S)|(?<=\S)[\u00a0\u3000\u2000-\u200a]{3,}(?=\S)`,
  ].join('|'),
  'giu',
);

const texSpace = String.raw`(?:[\s~]|\\[,;:! ]|\\q?quad|\\hspace\*?\s*\{[^}]*\}|\\h?phantom\s*\{[^}]*\}|\\makebox(?:\[[^\]]*\])*\s*\{\s*\}|\\(?:text|mbox)\s*\{\s*\})`;
const texBlank = new RegExp(
  String.raw`\\(?:underline|boxed|fbox)\s*(?:\{${texSpace}*\}|${texSpace}+)|(?:\\_){2,}|\\(?:fillin|blank|blankline|fillblank|hrulefill)\b|\\rule(?:\[[^\]]*\])?\{[\d.]+(?:cm|em|mm|in)\}\{0?\.\d+(?:pt|mm|px)\}|[${drawnBlank}${ownBlank}]|[(（]${texSpace}+(?:\\right)?[)）]|_{2,}`,
  'g',
);
const texAttributes = ['data-tex', 'data-latex', 'data-value', 'data-formula'];

/** Names of Python that begin and end with two lines. */
const programNames =
  /(?<!\w)__(?:init|main|name|str|repr|len|call|del|new|file|doc|dict|class|iter|next|all|\w+item)__(?!\w)/g;

/** The signs in an address are its own. */
const addresses = /https?:\/\/[\w\-./?%&=#~:@+]+/gi;

/** How many blanks a text shows, of every usual form; 0: none. */
export function blanksIn(html: string): number {
  const text = withoutLength(flat(html)).replaceAll(programNames, 'name').replaceAll(addresses, 'address');
  let plain = '';
  let at = 0;
  for (const { from, to, tex } of texPartsOf(text)) {
    plain += `${text.slice(at, from)} ${ownBlank.repeat(texBlanks(tex))}`;
    at = to;
  }
  plain += text.slice(at);
  return plain.match(certain)?.length ?? plain.match(possible)?.length ?? 0;
}

const long = new RegExp(`${space}{30,}|${line}{30,}`, 'gu');
/** How long a blank is says nothing, and costs time. */
const withoutLength = (text: string) => text.replaceAll(long, (found) => found.slice(0, 30));

const texBlanks = (tex: string) => tex.match(texBlank)?.length ?? 0;

/** An element that is open, and how many of its name are open within. */
interface Open {
  name: string;
  depth: number;
}

interface Line extends Open {
  text: string;
  marked: boolean;
}

/** The text as a reader sees it, with one sign for each blank that markup draws. */
class FlatText {
  text = '';
  /** What is written on the lines that open elements draw, the innermost last. */
  readonly #lines: Line[] = [];
  #unseen: Open | null = null;
  #unread: Open | null = null;
  #code = 0;

  take(token: Token): void {
    if (token.kind === 'text') this.#say(decoded(withoutSection(token.raw)));
    else if (token.kind === 'open') this.#open(token);
    else if (token.kind === 'close') this.#close(token.name);
  }

  end(): string {
    while (this.#lines.length > 0) this.#endLine();
    return this.text;
  }

  #write(piece: string): void {
    if (this.#unseen) return;
    this.#put(this.#unread ? piece.replaceAll(/./g, '\u3000') : piece);
  }

  #put(read: string): void {
    const line = this.#lines.at(-1);
    if (line) line.text += read;
    else this.text += read;
  }

  #say(said: string): void {
    // Brackets of a program are its own; a line in it is a blank.
    const inCode = this.#code > 0;
    this.#write(inCode ? said.replaceAll(/[()[\]{}<>]/g, '.').replaceAll(/(?<!_)__(?!_)/g, '.') : said);
  }

  #open(token: Token & { kind: 'open' }): void {
    const { name, closed } = token;
    // Two lines with a picture between them are two blanks.
    if (/^(?:br|img|p|div|li|td|tr)$/.test(name)) this.#write('\n');
    this.#write(ownBlank.repeat(blanksOf(token)));
    const isMarked =
      isBlankName(name) ||
      isBlankMark(
        token.attributes.map((one) => one.name),
        (one) => attributeOf(token, one),
      );
    if (isMarked && (name === 'img' || (closed && isBlankName(name)))) this.#write(ownBlank);
    if (closed || isVoid(name)) return;
    for (const open of [this.#unseen, this.#unread, this.#lines.findLast((one) => one.name === name)])
      if (open?.name === name) open.depth += 1;
    if (name === 'code' || name === 'pre') this.#code += 1;
    const style = attributeOf(token, 'style') ?? '';
    const draws = name === 'u' || name === 'ins' || drawsLine(style) || (inLine.test(name) && boxed.test(style));
    // A line of a width of its own is there with nothing on it.
    const marked = isMarked || (draws && hasOwnWidth(style));
    if (hidden.test(style) || attributeOf(token, 'hidden') !== null) this.#unseen ??= { name, depth: 1 };
    if (isUnreadable(style, attributeOf(token, 'color'))) this.#unread ??= { name, depth: 1 };
    if (marked || draws) this.#lines.push({ name, depth: 1, text: '', marked });
  }

  #close(name: string): void {
    if (name === 'code' || name === 'pre') this.#code = Math.max(0, this.#code - 1);
    const line = this.#lines.findLast((one) => one.name === name);
    if (line && (line.depth -= 1) === 0) while (this.#lines.includes(line)) this.#endLine();
    if (this.#unseen?.name === name && (this.#unseen.depth -= 1) === 0) this.#unseen = null;
    if (this.#unread?.name === name && (this.#unread.depth -= 1) === 0) this.#unread = null;
  }

  #endLine(): void {
    const line = this.#lines.pop();
    if (line) this.#put(!this.#unseen && isEmptyLine(line.text, line.marked) ? drawnBlank : line.text);
  }
}

function flat(html: string): string {
  const text = new FlatText();
  for (const token of tokensOf(withPictures(withoutAnswers(html)))) text.take(token);
  return text.end();
}

/** Blanks that an element is by itself, or that its formula has. */
function blanksOf(token: Token): number {
  if (token.kind !== 'open') return 0;
  if (isWrittenField(token.name, attributeOf(token, 'type'))) return 1;
  return texAttributes.reduce((sum, name) => sum + texBlanks(attributeOf(token, name) ?? ''), 0);
}

const emptyLine = new RegExp(`^(?:${space}|${line})*(?:${label})?(?:${space}|${line})*$`, 'iu');
const wide = new RegExp(String.raw`[\u00a0\u2000-\u200a\u3000_]|\s{2}`, 'u');

/** True for a drawn line on which nothing is written but, perhaps, a number. */
function isEmptyLine(written: string, marked: boolean): boolean {
  return emptyLine.test(withoutLength(written)) && (marked || wide.test(written) || written === ' ');
}
