import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { contentLanguage } from '../lib/i18n/content-language.ts';
import { logFailure } from '../lib/log.ts';
import { sanitise } from './html/sanitise.ts';

const useStyles = makeStyles({
  html: {
    overflowWrap: 'anywhere',
    '& img': { maxWidth: '100%', height: 'auto', verticalAlign: 'middle' },
    '& audio': { display: 'block', width: '100%', maxWidth: '420px', margin: '8px 0' },
    '& video': { display: 'block', maxWidth: '100%', margin: '8px 0' },
    '& p': { margin: '0 0 8px' },
    '& p:last-child': { marginBottom: 0 },
    '& a': { color: tokens.colorBrandForegroundLink },
    '& table': { borderCollapse: 'collapse', margin: '8px 0' },
    '& td, & th': { border: `1px solid ${tokens.colorNeutralStroke1}`, padding: '4px 8px' },
  },
  inline: { display: 'inline', '& p': { display: 'inline', margin: 0 } },
});

interface SafeHtmlProps {
  html: string;
  className?: string;
  /** Rendered inline, within a line of text. */
  inline?: boolean;
}

/** Sanitised HTML of the platform with rendered formulas. The only component that inserts HTML from outside. */
export function SafeHtml({ html, className, inline = false }: SafeHtmlProps) {
  const styles = useStyles();
  const sanitised = useMemo(() => ({ __html: sanitise(html) }), [html]);
  const language = useMemo(() => contentLanguage(html.replace(/<[^>]*>/g, '')), [html]);
  const Tag = inline ? 'span' : 'div';
  return (
    <Tag
      key={html}
      lang={language}
      ref={renderInto}
      className={mergeClasses(styles.html, inline && styles.inline, className)}
      dangerouslySetInnerHTML={sanitised}
    />
  );
}

// Without KaTeX the source of the formula stays readable.
function renderInto(element: HTMLElement | null): void {
  if (element) renderFormulas(element).catch((error: unknown) => logFailure('formula', error));
}

/** Renders every `<span class="formula" data-tex>` below an element; KaTeX loads on first use. */
async function renderFormulas(element: HTMLElement): Promise<void> {
  // The source stays visible until the formula is rendered.
  const spans = [...element.querySelectorAll<HTMLElement>('.formula[data-tex]')];
  if (spans.length === 0) return;
  for (const span of spans) span.textContent ||= span.dataset['tex'] ?? '';
  const [katex] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
  for (const span of spans) {
    const tex = span.dataset['tex'] ?? '';
    // KaTeX shows the source of an invalid formula in red.
    katex.default.render(tex, span, { throwOnError: false, output: 'htmlAndMathml' });
    span.removeAttribute('data-tex');
  }
}
