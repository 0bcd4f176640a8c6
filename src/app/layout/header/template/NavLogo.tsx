import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTargets } from '#app/routes/use-targets.ts';
import { isExternal } from '#domain/tenant/menu.ts';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { plainEntry, targetOf } from '../menu/entries.ts';
import { useOpenEntry } from '../menu/use-open-entry.ts';

const useStyles = makeStyles({
  logo: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    height: '40px',
    margin: '0 0 0 20px',
    padding: '0 0 0 20px',
    border: 'none',
    borderLeft: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: 'transparent',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  leads: { cursor: 'pointer' },
  picture: { height: '36px', maxWidth: '160px', objectFit: 'contain' },
});

/** The second logo, before the menu, with its configured link. */
export function NavLogo({ address, link }: { address: string; link: string | null }) {
  const screens = useTargets();
  const styles = useStyles();
  const { t } = useTranslation('header');
  const open = useOpenEntry();
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  const picture = (
    <img className={styles.picture} src={pageAddressOf(address)} alt="" onError={() => setBroken(true)} />
  );
  const target = targetOf({ url: link ?? '', external: isExternal(link ?? '', false) }, screens);
  if (target.kind === 'none') return <span className={styles.logo}>{picture}</span>;
  return (
    <button
      type="button"
      className={mergeClasses(styles.logo, styles.leads)}
      aria-label={t('navLogo')}
      onClick={() => open({ ...plainEntry('', null, ''), target })}
    >
      {picture}
    </button>
  );
}
