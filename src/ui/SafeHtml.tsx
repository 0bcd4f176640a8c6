import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { contentLanguage } from '../lib/i18n/content-language.ts';
import { showFormulas } from './html/formulas.ts';
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

/** Sanitised HTML of the platform with rendered formulas, as part of a screen. Whole articles stand in a `StyleIsland`. */
export function SafeHtml({ html, className, inline = false }: SafeHtmlProps) {
  const styles = useStyles();
  const sanitised = useMemo(() => ({ __html: sanitise(html) }), [html]);
  const language = useMemo(() => contentLanguage(html.replace(/<[^>]*>/g, '')), [html]);
  const Tag = inline ? 'span' : 'div';
  return (
    <Tag
      key={html}
      lang={language}
      ref={showFormulas}
      className={mergeClasses(styles.html, inline && styles.inline, className)}
      dangerouslySetInnerHTML={sanitised}
    />
  );
}
