import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { pageAddressOf } from './html/page-address.ts';

const useStyles = makeStyles({
  mark: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: '7px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  inverted: { backgroundColor: '#fff', color: tokens.colorBrandBackgroundPressed },
  small: { width: '28px', height: '28px' },
  large: { width: '40px', height: '40px' },
  picture: { width: '100%', height: '100%', objectFit: 'contain' },
});

interface TenantLogoProps {
  /** null, or a picture that does not load, gives the house mark. */
  url: string | null;
  size: 28 | 40;
  /** On a ground of the tenant's own colour. */
  inverted?: boolean;
}

/** The tenant's logo; the name always stands beside it. */
export function TenantLogo({ url, size, inverted = false }: TenantLogoProps) {
  const styles = useStyles();
  const [broken, setBroken] = useState(false);
  return (
    <span
      className={mergeClasses(styles.mark, inverted && styles.inverted, size === 28 ? styles.small : styles.large)}
      aria-hidden
    >
      {url === null || broken ? (
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.9">
          <path d="M3 13.5 9 3l6 10.5M5.6 10h6.8" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      ) : (
        <img className={styles.picture} src={pageAddressOf(url)} alt="" onError={() => setBroken(true)} />
      )}
    </span>
  );
}
