import { i18n } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { katexTex } from './katex-tex.ts';
import { styleSheetOf } from './style-sheet.ts';
import { texMacros } from './tex-commands.ts';

/** Renders the formulas below an element. Without KaTeX the source of a formula stays readable. */
export function showFormulas(element: HTMLElement | null): void {
  if (element) renderFormulas(element).catch((error: unknown) => logFailure('formula', error));
}

/** Renders every `<span class="formula" data-tex>` below an element; KaTeX loads on first use. */
async function renderFormulas(element: HTMLElement): Promise<void> {
  // The source stays visible until the formula is rendered.
  const spans = [...element.querySelectorAll<HTMLElement>('.formula[data-tex]')];
  if (spans.length === 0) return;
  for (const span of spans) span.textContent ||= span.dataset['tex'] ?? '';
  // The document's own style sheet brings the typefaces, in a shadow tree too.
  const [katex] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
  if (spans.some(({ dataset }) => /\\(?:cee?|cf|pu)\b/.test(dataset['tex'] ?? '')))
    await import('katex/contrib/mhchem');
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) {
    const { default: style } = await import('katex/dist/katex.min.css?inline');
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheetOf(style)];
  }
  for (const span of spans) {
    const source = span.dataset['tex'] ?? '';
    try {
      katex.default.render(katexTex(source), span, {
        // Such a diagram is drawn on a line of its own only.
        displayMode: span.classList.contains('display') || source.includes('\\begin{CD}'),
        macros: { ...texMacros },
        output: 'htmlAndMathml',
        strict: 'ignore',
        throwOnError: true,
      });
    } catch {
      // No TeX that KaTeX knows: the learner reads what its author wrote, and that it is not drawn.
      span.lang = i18n.language;
      span.textContent = i18n.t('ui:content.formulaNotShown', { source });
      span.classList.add('not-shown');
    }
    span.removeAttribute('data-tex');
  }
}
