import { normalHex } from '#contract/platform/site/colour.ts';
import { hexOf, toneOf } from '../theme/colour.ts';

/** Properties by which an author says something; the look of a text is else the client's own. */
const kept =
  /^(?:font-weight|font-style|text-align|white-space|text-decoration(?:-line|-style)?|(?:-webkit-)?text-emphasis(?:-style|-position)?|vertical-align|direction|writing-mode|letter-spacing|text-indent|border(?:-top|-bottom|-left|-right)?|list-style-type)$/;
const drawn = /^(?:fill|stroke|opacity|text-anchor|dominant-baseline|marker|stop|clip-rule|font)(?:$|-)/;
const sized = /^(?:width|height|vertical-align)$/;
/** Values that load something, or come from the client's own style. */
const foreign = /url\s*\(|var\s*\(|expression|[<>\\@]/i;

/** Lightness (OKLCH) at which every hue is read on the paper of a theme. */
const lightness = { light: 0.48, dark: 0.8 } as const;
/** Below this a colour is a grey: it says nothing, and is not readable in every theme. */
const leastChroma = 0.04;

/** The declarations of a style, in order; names in small letters. */
function declarationsOf(style: string): [name: string, value: string][] {
  return (style.match(/(?:[^;("']|\([^)]*\)|"[^"]*"|'[^']*')+/g) ?? []).flatMap((one) => {
    const at = one.indexOf(':');
    const name = one.slice(0, Math.max(0, at)).trim().toLowerCase();
    const value = one
      .slice(at + 1)
      .replace(/!\s*important/i, '')
      .trim();
    return at > 0 && value !== '' ? [[name, value] as [string, string]] : [];
  });
}

/** True for a style that hides its element, in one of the ways of the web. */
export function hides(style: string): boolean {
  const said = new Map(declarationsOf(style));
  const is = (name: string, value: RegExp) => value.test(said.get(name) ?? '');
  if (is('display', /^none/i) || is('text-indent', /^-\d{3}/)) return true;
  const isAway = ['left', 'top'].some((name) => is(name, /^-\d{3}/));
  if ((isAway || is('clip', /^rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]/i)) && is('position', /^(?:absolute|fixed)/i))
    return true;
  const isNothing = ['height', 'max-height', 'width', 'max-width'].some((name) => is(name, /^0+(?:\.0*)?(?![\d.])/));
  return isNothing && is('overflow', /^(?:hidden|clip)/i);
}

/** What of a style carries meaning, as declarations for an element of this name; '': nothing. */
export function meaningOf(style: string, element: string, inDrawing: boolean): string {
  const declarations = declarationsOf(style).filter(([, value]) => !foreign.test(value));
  const said = declarations.flatMap(([name, value]): string[] => {
    if (inDrawing) return drawn.test(name) || name === 'visibility' ? [`${name}: ${value}`] : [];
    if (name === 'color') return colourOf(value);
    if (name === 'background' || name === 'background-color') return backgroundOf(value);
    if (name === 'font')
      return [
        ...(/\b(?:italic|oblique)\b/i.test(value) ? ['font-style: italic'] : []),
        ...(/\b(?:bold(?:er)?|[6-9]00)\b/i.test(value) ? ['font-weight: bold'] : []),
      ];
    if (name === 'text-transform') return [`${name}: ${value}`];
    if (name === 'visibility' && /^visible$/i.test(value)) return ['visibility: visible'];
    if (name === 'visibility' || name === 'opacity')
      return /^(?:hidden|collapse|0*\.?0+%?)$/i.test(value) ? ['visibility: hidden'] : [];
    if (element === 'img' && sized.test(name)) return [`${name}: ${value}`];
    if (name.startsWith('border')) return borderOf(name, value);
    return kept.test(name) ? [`${name}: ${value}`] : [];
  });
  const raised = raisedBy(Object.fromEntries(declarations));
  return [...said, ...(raised === null ? [] : [`vertical-align: ${raised}`])].join('; ');
}

const transparent =
  /^(?:transparent|(?:rgb|hsl)a?\((?:(?:[^,/()]*,){3}|[^,/()]*\/)\s*0*\.?0*%?\s*\)|#(?:[\da-f]{3}0|[\da-f]{6}00))$/i;

function colourOf(value: string): string[] {
  if (transparent.test(value)) return ['visibility: hidden'];
  const hex = normalHex(value);
  if (hex === undefined) return [];
  const tone = toneOf(hex);
  if (tone.chroma < leastChroma) return [];
  return [`--said-light: ${hexOf(lightness.light, tone)}`, `--said-dark: ${hexOf(lightness.dark, tone)}`];
}

/** A marker pen over the text, readable on every paper. */
function backgroundOf(value: string): string[] {
  const hex = normalHex(value);
  if (hex === undefined || toneOf(hex).chroma < leastChroma) return [];
  return [`background-color: color-mix(in oklab, ${hex} 25%, transparent)`];
}

/** A line in the colour of the text. */
function borderOf(name: string, value: string): string[] {
  const side = /^border(?:-(?:top|bottom|left|right))?$/.exec(name)?.[0];
  const kind = /\b(?:solid|dashed|dotted|double)\b/i.exec(value)?.[0];
  const width = /(?:^|\s)(\d*\.?\d+(?:px|pt|em)|thin|medium|thick)\b/i.exec(value)?.[1] ?? '1px';
  return side === undefined || kind === undefined || /^0+(?:\.0+)?\D/.test(width)
    ? []
    : [`${side}: ${width} ${kind} currentcolor`];
}

/** Raised and lowered by moving the text, where an editor does not say so. */
function raisedBy(style: Readonly<Record<string, string>>): 'super' | 'sub' | null {
  if (style['position'] !== 'relative') return null;
  const top = Number.parseFloat(style['top'] ?? '') || -(Number.parseFloat(style['bottom'] ?? '') || 0);
  return top === 0 ? null : top < 0 ? 'super' : 'sub';
}
