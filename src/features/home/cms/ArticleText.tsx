import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../../../ui/SafeHtml.tsx';

const useStyles = makeStyles({
  text: {
    fontSize: '16px',
    lineHeight: '30px',
    '& h1, & h2, & h3': {
      margin: '28px 0 12px',
      fontSize: tokens.fontSizeBase500,
      lineHeight: '28px',
      fontWeight: tokens.fontWeightSemibold,
    },
    '& p': { margin: '0 0 16px' },
    '& ul, & ol': { margin: '0 0 16px', paddingInlineStart: '28px' },
    '& table': { width: '100%', margin: '8px 0 20px', fontSize: tokens.fontSizeBase300, lineHeight: '22px' },
    '& th': { backgroundColor: tokens.colorNeutralBackground2, textAlign: 'start' },
    '& td, & th': { padding: '8px 12px' },
    '& blockquote': {
      margin: '0 0 16px',
      padding: '8px 16px',
      borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
      backgroundColor: tokens.colorNeutralBackground2,
      color: tokens.colorNeutralForeground2,
    },
    '& img': { display: 'block', maxHeight: '320px', margin: '8px auto 20px' },
  },
  nothing: { color: tokens.colorNeutralForeground3 },
});

/** The text of an article, cleaned. */
export function ArticleText({ html }: { html: string }) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  if (html.trim() === '') return <p className={styles.nothing}>{t('detail.noText')}</p>;
  return <SafeHtml className={styles.text} html={html} />;
}
