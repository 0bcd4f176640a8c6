import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { tenantAtom } from '../../../lib/state.ts';
import { TenantLogo } from '../../../ui/TenantLogo.tsx';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { MessageButton } from '../messages/MessageButton.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { shortName } from './menu.ts';
import { MainMenu } from './MainMenu.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    height: '56px',
    flexShrink: 0,
    boxSizing: 'border-box',
    padding: '0 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    marginLeft: '8px',
    minWidth: 0,
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: tokens.borderRadiusMedium,
  },
  name: {
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    '@media (max-width: 700px)': { display: 'none' },
  },
  end: { marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: '4px' },
});

/** The navigation bar: back and forward, whose client it is, the menu, the account (look §1). */
export function Header() {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const tenant = useAtomValue(tenantAtom);
  const name = tenant.title || t('product');
  return (
    <header className={styles.bar}>
      <HistoryButtons />
      <Link className={styles.brand} to={paths.root()} title={name} aria-label={t('header.home', { name })}>
        <TenantLogo url={tenant.logo} size={28} />
        <span className={styles.name}>{shortName(name)}</span>
      </Link>
      <MainMenu />
      <div className={styles.end}>
        <MessageButton />
        <AccountMenu />
      </div>
    </header>
  );
}
