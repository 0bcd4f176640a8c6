import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { sheet } from '#ui/theme/fixed-colours.ts';

/** A picture with a wider aspect ratio is a word mark and is not cropped to a square. */
const wideAspectRatio = 1.4;

const useStyles = makeStyles({
  mark: { display: 'grid', placeItems: 'center', flexShrink: 0, overflow: 'hidden', borderRadius: '7px' },
  drawn: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  plate: { boxSizing: 'border-box', padding: '3px', backgroundColor: sheet.background },
  drawnOnBrand: { backgroundColor: sheet.background, color: tokens.colorBrandBackgroundPressed },
  small: { width: '28px', height: '28px' },
  large: { width: '40px', height: '40px' },
  wide: { width: 'auto', maxWidth: '160px', borderRadius: 0 },
  picture: { width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' },
});

interface TenantLogoProps {
  /** null, or a picture that fails to load, gives the default mark. */
  url: string | null;
  size: 28 | 40;
  /** On a background of the tenant's colour: a white plate behind the picture. */
  inverted?: boolean;
}

/** The tenant's logo, as a tile or a word mark. Hidden from assistive technology: the name is shown beside it. */
export function TenantLogo({ url, size, inverted = false }: TenantLogoProps) {
  const styles = useStyles();
  const [broken, setBroken] = useState<string | null>(null);
  const [wide, setWide] = useState(false);
  const ownSize = size === 28 ? styles.small : styles.large;
  if (url === null || broken === url) {
    return (
      <span className={mergeClasses(styles.mark, styles.drawn, inverted && styles.drawnOnBrand, ownSize)} aria-hidden>
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.9">
          <path d="M3 13.5 9 3l6 10.5M5.6 10h6.8" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
    );
  }
  return (
    <span className={mergeClasses(styles.mark, ownSize, wide && styles.wide, inverted && styles.plate)} aria-hidden>
      <img
        className={styles.picture}
        src={pageAddressOf(url)}
        alt=""
        onLoad={({ currentTarget }) =>
          setWide(currentTarget.naturalWidth > wideAspectRatio * currentTarget.naturalHeight)
        }
        onError={() => setBroken(url)}
      />
    </span>
  );
}
