import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { logFailure } from '../lib/log.ts';
import { drawFormulas } from './html/formulas.ts';
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
  /** Within a line of text: an option, a short title. */
  inline?: boolean;
}

/** HTML of the platform, cleaned; with formulas drawn. The one place where foreign HTML enters the page. */
export function SafeHtml({ html, className, inline = false }: SafeHtmlProps) {
  const styles = useStyles();
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html]);
  const Tag = inline ? 'span' : 'div';
  return (
    <Tag
      key={html}
      ref={draw}
      className={mergeClasses(styles.html, inline && styles.inline, className)}
      dangerouslySetInnerHTML={clean}
    />
  );
}

// Without KaTeX the formula's source stays readable: the question can still be answered.
function draw(element: HTMLElement | null): void {
  if (element) drawFormulas(element).catch((error: unknown) => logFailure('formula', error));
}
