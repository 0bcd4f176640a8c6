import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from './documents.ts';

const useStyles = makeStyles({
  contents: {
    position: 'sticky',
    top: '24px',
    marginTop: '12px',
    padding: '16px 0',
    '@media (max-width: 900px)': { position: 'static', marginTop: 0, padding: '8px 0 0' },
  },
  title: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    // Above the text: the title stays in the first view.
    '@media (max-width: 900px)': { flexDirection: 'row', flexWrap: 'wrap', gap: '4px 16px' },
  },
  link: { color: tokens.colorNeutralForeground2, textAlign: 'left' },
});

interface ContentsProps {
  document: LegalDocument;
  onGo: (section: string) => void;
}

/** The table of contents of a long text; a click scrolls to the section and focuses it. */
export function Contents({ document: { text, sections }, onGo }: ContentsProps) {
  const styles = useStyles();
  const { t } = useTranslation('legal');
  const title = useId();
  return (
    <nav className={styles.contents} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('contents')}
      </h2>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section}>
            <Link as="button" className={styles.link} onClick={() => onGo(section)}>
              {t(`${text}.${section}.heading`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
