/** The characters of the typeface Symbol from 0x21 on, and from 0xA1 on. */
const symbol = {
  low: '!∀#∃%&∍()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
  high: 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪\u00F0⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭',
};

/** What people use of the other typefaces of signs: bullets, boxes to tick, hands, arrows. */
const others: Readonly<Record<string, string>> = {
  wingdings: 'E☜F☞J☺L☹l●m○n■o□p◻q❑r❒t◆u◆v❖w◆x☒\u009F•\u00A7▪¨◻«★Ø➢ß←à→á↑â↓ç←è→é↑ê↓ï⇦ð⇨û✗ü✓ý☒þ☑',
  'wingdings 2': 'O✗P✓Q☒R☑S☒\u0097●¢■£□',
};
const signs = new Map(
  Object.entries(others).map(([font, pairs]) => [
    font,
    new Map(Array.from(pairs.matchAll(/(.)(.)/gu), ([, letter = '', sign = '']) => [letter.charCodeAt(0), sign])),
  ]),
);
/** Wingdings has numbers in circles: white ones from 0x81, black ones from 0x8C. */
const circles = [
  { from: 0x81, first: 0x2460 },
  { from: 0x8c, first: 0x2776 },
];

/**
 * What a typeface of signs draws for a character, as one that every typeface has; Word puts such characters at 0xF000 and on
 * as well. Null: it draws letters, or nobody knows.
 */
export function signOf(font: string, code: number): string | null {
  const at = code & 0xff;
  if (code > 0xff && (code < 0xf000 || code > 0xf0ff)) return null;
  const name = font.trim().toLowerCase();
  if (name === 'symbol') return symbol.low[at - 0x21] ?? symbol.high[at - 0xa1] ?? null;
  const circle = circles.find(({ from }) => at >= from && at < from + 10);
  if (name === 'wingdings' && circle) return String.fromCodePoint(circle.first + at - circle.from);
  return signs.get(name)?.get(at) ?? null;
}
