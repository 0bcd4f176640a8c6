import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { sitePaths } from '#contract/paths/site.ts';
import { RouteLink } from '#ui/RouteLink.tsx';
import { AccountMenu } from './account/AccountMenu.tsx';
import { HistoryButtons } from './header/HistoryButtons.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '56px',
    flexShrink: 0,
    boxSizing: 'border-box',
    padding: '0 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  home: {
    color: 'inherit',
    textDecoration: 'none',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  end: { marginLeft: 'auto' },
});

/** A header without tenant settings, shown when the configured header fails to render (001 §4). */
export function PlainHeader() {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const name = t('product');
  return (
    <header className={styles.bar}>
      <HistoryButtons />
      <RouteLink className={styles.home} to={sitePaths.root.to()} aria-label={t('header.home', { name })}>
        {name}
      </RouteLink>
      <div className={styles.end}>
        <AccountMenu />
      </div>
    </header>
  );
}
