import { logFailure } from '../../lib/log.ts';
import { styleSheetOf } from './style-sheet.ts';

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
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) {
    const { default: style } = await import('katex/dist/katex.min.css?inline');
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheetOf(style)];
  }
  for (const span of spans) {
    const tex = span.dataset['tex'] ?? '';
    // KaTeX shows the source of an invalid formula in red.
    katex.default.render(tex, span, { throwOnError: false, output: 'htmlAndMathml' });
    span.removeAttribute('data-tex');
  }
}
