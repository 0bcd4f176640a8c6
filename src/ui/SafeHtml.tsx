import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '#lib/i18n/content-language.ts';
import { completeContent } from './html/complete.ts';
import { sanitise } from './html/sanitise.ts';
import { sheet } from './theme/fixed-colours.ts';

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
    '& [data-coloured]': { color: 'var(--said-light)' },
    '@media screen': {
      ':global([data-theme="dark"])': { '& [data-coloured]': { color: 'var(--said-dark)' } },
    },
    '& svg': { maxWidth: '100%', verticalAlign: 'middle' },
    // The colours of a drawing are those of its paper.
    '& svg.drawing': { backgroundColor: sheet.background, color: sheet.text },
    '& .formula.display': {
      display: 'block',
      overflowX: 'auto',
      overflowY: 'hidden',
      margin: '8px 0',
      textAlign: 'center',
    },
    '& .picture-missing, & .not-shown': {
      display: 'inline-block',
      padding: '6px 12px',
      border: `1px dashed ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      color: tokens.colorNeutralForeground2,
    },
    '& .picture-missing button': {
      minHeight: '32px',
      padding: '0 12px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorBrandForegroundLink,
      cursor: 'pointer',
      font: 'inherit',
    },
    '& .enclosed-box, & .enclosed-roundedbox, & .enclosed-circle': {
      border: '1px solid currentcolor',
      padding: '0.1em 0.2em',
    },
    '& .enclosed-circle': { borderRadius: '50%' },
    '& .enclosed-bottom': { borderBottom: '1px solid currentcolor' },
    '& .enclosed-top, & .enclosed-longdiv, & .enclosed-actuarial': { borderTop: '1px solid currentcolor' },
    '& .enclosed-left, & .enclosed-longdiv': { borderLeft: '1px solid currentcolor' },
    '& .enclosed-right, & .enclosed-actuarial': { borderRight: '1px solid currentcolor' },
    '& .enclosed-horizontalstrike': {
      backgroundImage: 'linear-gradient(currentcolor, currentcolor)',
      backgroundSize: '100% 1px',
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
    },
    '& .enclosed-updiagonalstrike': {
      backgroundImage:
        'linear-gradient(to bottom right, transparent 48%, currentcolor 48%, currentcolor 52%, transparent 52%)',
    },
    '& .enclosed-downdiagonalstrike': {
      backgroundImage:
        'linear-gradient(to top right, transparent 48%, currentcolor 48%, currentcolor 52%, transparent 52%)',
    },
  },
  inline: { display: 'inline', '& p': { display: 'inline', margin: 0 } },
});

interface SafeHtmlProps {
  html: string;
  className?: string;
  /** Rendered inline, within a line of text. */
  inline?: boolean;
}

const complete = (content: HTMLElement | null) => (content ? completeContent(content) : undefined);

/** What is read of clean HTML: letters of a formula are of no language. */
const wordsOf = (clean: string) =>
  clean.replaceAll(/<(math|svg)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<(?:"[^"]*"|[^>"])*>/g, '');

/** Sanitised HTML of the platform with rendered formulas, as part of a screen. Whole articles stand in a `StyleIsland`. */
export function SafeHtml({ html, className, inline = false }: SafeHtmlProps) {
  const styles = useStyles();
  const { i18n } = useTranslation('ui');
  const clean = useMemo(() => sanitise(html), [html]);
  const sanitised = useMemo(() => ({ __html: clean }), [clean]);
  const language = useMemo(() => contentLanguage(wordsOf(clean)), [clean]);
  const Tag = inline ? 'span' : 'div';
  return (
    <Tag
      // Words of the client stand in it.
      key={`${i18n.language} ${html}`}
      lang={language}
      ref={complete}
      className={mergeClasses(styles.html, inline && styles.inline, className)}
      dangerouslySetInnerHTML={sanitised}
    />
  );
}
