import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useMemo, useRef } from 'react';
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
  /** Told when formulas could not be drawn; their source stays in the text. */
  onFormulaFailure?: (error: unknown) => void;
}

/** HTML of the platform, cleaned; with formulas drawn. The one place where foreign HTML enters the page. */
export function SafeHtml({ html, className, inline = false, onFormulaFailure }: SafeHtmlProps) {
  const styles = useStyles();
  const element = useRef<HTMLSpanElement & HTMLDivElement>(null);
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html]);
  const failed = useRef(onFormulaFailure);
  useLayoutEffect(() => {
    failed.current = onFormulaFailure;
    // Without KaTeX the formula's source stays readable: the question can still be answered.
    if (element.current) drawFormulas(element.current).catch((error: unknown) => failed.current?.(error));
  }, [clean, onFormulaFailure]);
  const Tag = inline ? 'span' : 'div';
  return (
    <Tag
      ref={element}
      className={mergeClasses(styles.html, inline && styles.inline, className)}
      dangerouslySetInnerHTML={clean}
    />
  );
}
