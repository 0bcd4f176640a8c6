import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { locales } from '#contract/ipc/locale.ts';
import type { LanguagePages } from '#contract/paths/home.ts';
import { useTextsOf } from '#lib/i18n/use-texts-of.ts';
import { RouteLink } from '#ui/RouteLink.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { languageNames, localeOfPath } from './language-page.ts';

const useStyles = makeStyles({
  page: {
    width: '1200px',
    maxWidth: 'calc(100vw - 48px)',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '24px 0 48px',
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
  },
  languages: { display: 'flex', justifyContent: 'flex-end', gap: '4px', marginBottom: '-12px' },
  language: {
    padding: '4px 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecoration: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
});

interface LanguagePageProps {
  pages: LanguagePages;
  children: (t: TFunction) => ReactNode;
}

/** A page that speaks the language of its address, whatever the client speaks. */
export function LanguagePage({ pages, children }: LanguagePageProps) {
  const styles = useStyles();
  const locale = localeOfPath(pages, useLocation().pathname);
  const t = useTextsOf(locale, 'home');
  return (
    <main className={styles.page} lang={locale}>
      {t ? (
        <>
          <nav className={styles.languages} aria-label={t('languages')}>
            {locales.map((other) => (
              <RouteLink
                key={other}
                to={pages[other].to()}
                lang={other}
                className={mergeClasses(styles.language, other === locale && styles.current)}
                aria-current={other === locale ? 'page' : undefined}
              >
                {languageNames[other]}
              </RouteLink>
            ))}
          </nav>
          {children(t)}
        </>
      ) : (
        <TextSkeleton />
      )}
    </main>
  );
}
