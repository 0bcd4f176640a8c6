import { decoded } from '#rules/html/tokens.ts';
import { texColours } from './tex-colours.ts';

/** Environments by what KaTeX calls them within a line. */
const environments: Readonly<Record<string, string>> = {
  align: 'aligned',
  'align*': 'aligned',
  flalign: 'aligned',
  'flalign*': 'aligned',
  multline: 'gathered',
  'multline*': 'gathered',
  multlined: 'gathered',
  gather: 'gathered',
  'gather*': 'gathered',
  split: 'aligned',
  eqalign: 'aligned',
  numcases: 'cases',
  subnumcases: 'cases',
};
const arrays: Readonly<Record<string, string>> = { eqnarray: '{rcl}', 'eqnarray*': '{rcl}' };
/** Environments that are the formula itself. */
const whole = /\\(?:begin|end)\{(?:equation|displaymath|math|document|center|subequations|table|figure)\*?\}/g;

/** The TeX of a formula as KaTeX takes it. */
export function katexTex(said: string): string {
  const tex = texColours(undoubled(stripped(unescaped(unescaped(percentRead(said))))))
    // Within a line nobody means a comment of TeX.
    .replaceAll(/(?<!\\)%(?!.*\n)/g, '\\%')
    .replaceAll(/\\(?:text(?:rm|bf|it|sf|normal)?|mbox|hbox)\s*\{[^{}$]*\}/g, (words) =>
      words.replaceAll(/(?<!\\)[_&#]/g, String.raw`\$&`),
    )
    .replaceAll(
      /\\(?:require|label|tag\*?|vspace\*?|pagestyle)\s*\{[^{}]*\}|\\(?:nonumber|notag|limits(?=\s*\\limits)|noindent|centering|protect)\b/g,
      (found) => (found.startsWith('\\tag') ? `\\qquad(${found.replace(/^\\tag\*?\s*\{/, '').slice(0, -1)})` : ''),
    )
    .replaceAll(
      /\\unicode(?:\[[^\]]*\])?\{\s*(?:x([\da-f]+)|(\d+))\s*\}/gi,
      (all, hex?: string, number?: string) =>
        charOf(hex === undefined ? Number(number) : Number.parseInt(hex, 16)) ?? all,
    )
    .replaceAll(/\\bbox\s*\[[^\]]*\]/g, '\\boxed')
    .replaceAll(/\\enclose\s*\{([^{}]*)\}/g, (_, notation: string) => enclosed(notation))
    .replaceAll(/\\hspace\*/g, '\\hspace')
    .replaceAll(/\\kern\s*-?\s*\\nulldelimiterspace(?![a-z])/gi, '')
    .replaceAll(/\\makebox(?:\[([^\]]*)\])?(?:\[\w\])?(?=\s*\{(\s*\})?)/g, (_, width?: string, empty?: string) =>
      width === undefined || empty === undefined ? '' : `\\hspace{${width}}`,
    )
    .replaceAll(
      /(\\uppercase)?(?:\\expandafter)?(?:\{\s*\\romannumeral\s*(\d{1,4})\s*\}|\\romannumeral\s*(\d{1,4}))|\\([Rr])mnum\s*\{(\d{1,4})\}/g,
      (_, upper?: string, within?: string, bare?: string, kind?: string, given?: string) => {
        const letters = roman(Number(within ?? bare ?? given));
        return `{\\rm ${upper !== undefined || kind === 'R' ? letters.toUpperCase() : letters}}`;
      },
    )
    // Moves by a length, and lines below some columns only.
    .replaceAll(new RegExp(String.raw`\\(?:raise|lower|moveleft|moveright|[hv]skip)\s*${length}`, 'g'), ' ')
    .replaceAll(/\\(?:leftroot|uproot|cline)\s*\{[^{}]*\}/g, '')
    .replaceAll(/\\toggle\s*(\{[^{}]*\})[\s\S]*?\\endtoggle/g, '$1')
    .replaceAll(/\\ding\s*\{(\d+)\}/g, (all, number: string) => charOf(dingbat(Number(number))) ?? all)
    .replaceAll(
      /\\DeclareMathOperator\*?\s*\{?(\\[a-z]+)\}?\s*\{([^{}]*)\}/gi,
      (_, name: string, text: string) => `\\def${name}{\\operatorname{${text}}}`,
    )
    .replaceAll(/\\newcommand(?![a-z])/gi, '\\providecommand')
    .replaceAll(/\\begin\{empheq\}\s*(?:\[[^\]]*\])?\s*\{[a-z]+\*?\}/g, '\\begin{aligned}')
    .replaceAll(/\\end\{empheq\}/g, '\\end{aligned}')
    .replaceAll(
      new RegExp(String.raw`(\\begin\{(?:sub)?numcases\})\s*\{(${braced})\}`, 'g'),
      (_, begin: string, before: string) => before + begin,
    )
    .replaceAll(
      /\\root\s*([^\\{}\s]+|\{[^{}]*\})\s*\\of/g,
      (_, degree: string) => `\\sqrt[${degree.replaceAll(/[{}]/g, '')}]`,
    )
    .replaceAll(whole, '')
    .replaceAll(/\\begin\{(eqnarray\*?)\}/g, (_, name: string) => `\\begin{array}${arrays[name] ?? ''}`)
    .replaceAll(/\\end\{eqnarray\*?\}/g, '\\end{array}')
    .replaceAll(/\\(begin|end)\{tabular\}/g, '\\$1{array}')
    .replaceAll(/\\begin\{alignat\*?\}\s*\{\d+\}/g, '\\begin{aligned}')
    .replaceAll(/\\end\{alignat\*?\}/g, '\\end{aligned}')
    .replaceAll(/\\(begin|end)\{([a-z]+\*?)\}/g, (all, side: string, name: string) =>
      environments[name] === undefined ? all : `\\${side}{${environments[name]}}`,
    );
  return (
    plainEnvironments(tex.replaceAll(columns, (_, said: string) => `\\begin{array}{${columnsOf(said)}}`))
      .trim()
      // A blank that was cut off behind its sign.
      .replace(/(?<!\\)\\$/, '')
  );
}

/** What stands between braces, which may hold others. */
const braced = String.raw`(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*`;
const length = String.raw`-?[\d.]+\s*(?:pt|em|ex|mu|cm|mm|in)`;
const columns = new RegExp(String.raw`\\begin\{array\}\s*(?:\[[^\]]*\])?\s*\{(${braced})\}`, 'g');

/** The columns of a table without what stands between them; those of a width stand on the left. */
function columnsOf(said: string): string {
  return said
    .replaceAll(/\*\s*\{(\d{1,2})\}\s*\{([^{}]*)\}/g, (_, times: string, what: string) => what.repeat(Number(times)))
    .replaceAll(new RegExp(String.raw`[@!<>]\s*\{${braced}\}`, 'g'), '')
    .replaceAll(new RegExp(String.raw`[pmbX]\s*(?:\{${braced}\})?`, 'g'), 'l');
}

/** The character of Zapf's signs, by which ① and ✓ are written. */
function dingbat(number: number): number {
  if (number >= 172 && number <= 181) return 0x2460 + number - 172;
  return number < 127 ? 0x2700 + number - 32 : 0x2761 + number - 161;
}

const romanDigits = 'm 1000 cm 900 d 500 cd 400 c 100 xc 90 l 50 xl 40 x 10 ix 9 v 5 iv 4 i 1';

function roman(number: number): string {
  let left = number;
  return [...romanDigits.matchAll(/([a-z]+) (\d+)/g)].reduce((text, [, letters = '', worth]) => {
    const times = Math.floor(left / Number(worth));
    left -= times * Number(worth);
    return text + letters.repeat(times);
  }, '');
}

/** Formulas are escaped twice where a platform stores what its editor had escaped; a bare `&` is one of a table. */
const unescaped = (tex: string) => tex.replaceAll(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, decoded);

function percentRead(tex: string): string {
  if (!/%[\da-f]{2}/i.test(tex) || /[\\ ]/.test(tex)) return tex;
  try {
    return decodeURIComponent(tex);
  } catch {
    return tex; // A per cent sign of the formula itself.
  }
}

/** A platform that stores texts as text of JSON or of a program may have doubled every sign of a command. */
function undoubled(tex: string): string {
  const runs = tex.match(/\\+/g) ?? [];
  return /\\\\[a-z]{2}/i.test(tex) && runs.every(({ length }) => length % 2 === 0) ? tex.replaceAll('\\\\', '\\') : tex;
}

function stripped(tex: string): string {
  const said = tex.trim();
  const [, double, square, round, dollar] =
    /^(?:\$\$([\s\S]+)\$\$|\\\[([\s\S]+)\\\]|\\\(([\s\S]+)\\\)|\$([^$]+)\$)$/.exec(said) ?? [];
  return double ?? square ?? round ?? dollar ?? said;
}

function charOf(code: number): string | null {
  return code > 31 && code <= 0x10_ff_ff ? `\\text{${String.fromCodePoint(code)}}` : null;
}

function enclosed(notation: string): string {
  if (/strike/.test(notation)) return /horizontal/.test(notation) ? '\\sout' : '\\cancel';
  if (/bottom|underline/.test(notation)) return '\\underline';
  if (/top|actuarial|longdiv/.test(notation)) return '\\overline';
  return '\\boxed';
}

/** Environments that plain TeX writes as commands: `\cases{a & b \cr c & d}`. */
function plainEnvironments(tex: string): string {
  const command = /\\(cases|matrix|pmatrix|eqalign|bmatrix|vmatrix|displaylines|bordermatrix)\s*\{/.exec(tex);
  if (!command) return tex;
  const from = command.index + command[0].length;
  let depth = 1;
  let at = from;
  while (at < tex.length && depth > 0) {
    if (tex[at] === '\\') at += 1;
    else if (tex[at] === '{') depth += 1;
    else if (tex[at] === '}') depth -= 1;
    at += 1;
  }
  if (depth > 0) return tex;
  const [, written = ''] = command;
  const name = { eqalign: 'aligned', displaylines: 'gathered', bordermatrix: 'matrix' }[written] ?? written;
  const inner = plainEnvironments(tex.slice(from, at - 1)).replaceAll(/\\cr(?![a-z])/g, '\\\\');
  return `${tex.slice(0, command.index)}\\begin{${name}}${inner}\\end{${name}}${plainEnvironments(tex.slice(at))}`;
}
