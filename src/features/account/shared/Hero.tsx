import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CameraRegular, CertificateRegular, HardDriveRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { signInPicture } from '#contract/ipc/start-state.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { TenantLogo } from '#domain/tenant/TenantLogo.tsx';
import { fadeLeft } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  hero: {
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    padding: '56px 64px',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundImage: `linear-gradient(45deg, ${tokens.colorBrandBackgroundPressed}, ${tokens.colorBrandBackgroundHover} 55%, ${tokens.colorBrandBackground})`,
    // A narrow window has room for the name only.
    '@media (max-width: 1099px)': { padding: '10px 32px' },
    // As high as the window, whatever the form beside it needs: a form that grows moves nothing here.
    '@media (min-width: 1100px)': {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      height: '100vh',
      boxSizing: 'border-box',
    },
  },
  wideOnly: { '@media (max-width: 1099px)': { display: 'none' } },
  // As high as the hero, whatever its height, and a little turned.
  mosaic: {
    position: 'absolute',
    right: '-180px',
    top: '-80px',
    height: 'calc(100% + 160px)',
    transform: 'rotate(-9deg)',
    maskImage: fadeLeft,
    filter: 'saturate(.86)',
    '@media screen': { ':global([data-theme="dark"])': { filter: 'saturate(.8) brightness(.86)' } },
  },
  front: { position: 'relative' },
  brand: { display: 'flex', alignItems: 'center', gap: '12px', fontSize: '20px', fontWeight: 600 },
  middle: { margin: 'auto 0', paddingBottom: '24px' },
  slogan: { margin: 0, fontSize: '40px', lineHeight: '56px', fontWeight: 600, whiteSpace: 'pre-line' },
  words: { maxWidth: '352px', margin: '16px 0 0', fontSize: '16px', lineHeight: '28px' },
  // One below the other: in a row they would lie on the tiles.
  promises: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    maxWidth: '352px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  promise: { display: 'flex', alignItems: 'center', gap: '8px' },
});

/** The left half of the sign-in page: branding and benefits; above the form in a narrow window, then branding only. */
export function Hero() {
  const styles = useStyles();
  const { t } = useTranslation('account');
  const tenant = useAtomValue(tenantAtom);
  return (
    <header className={styles.hero}>
      <img className={mergeClasses(styles.mosaic, styles.wideOnly)} src={signInPicture} alt="" draggable={false} />
      <div className={mergeClasses(styles.front, styles.brand)}>
        <TenantLogo url={tenant.logo} size={40} inverted />
        {tenant.title || t('product')}
      </div>
      <div className={mergeClasses(styles.front, styles.middle, styles.wideOnly)}>
        <p className={styles.slogan}>{t('slogan')}</p>
        <p className={styles.words}>{t('promise')}</p>
      </div>
      <ul className={mergeClasses(styles.front, styles.promises, styles.wideOnly)}>
        <li className={styles.promise}>
          <HardDriveRegular fontSize={20} />
          {t('promises.answers')}
        </li>
        <li className={styles.promise}>
          <CameraRegular fontSize={20} />
          {t('promises.cameras')}
        </li>
        <li className={styles.promise}>
          <CertificateRegular fontSize={20} />
          {t('promises.certificate')}
        </li>
      </ul>
    </header>
  );
}
