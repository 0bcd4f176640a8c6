import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { sitePaths } from '#contract/paths/site.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { TenantLogo } from '#domain/tenant/TenantLogo.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { shortName } from '../short-name.ts';

const useStyles = makeStyles({
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flexShrink: 0,
    minWidth: 0,
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  button: { border: 'none', padding: 0, backgroundColor: 'transparent', fontFamily: 'inherit', cursor: 'pointer' },
  name: {
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    '@media (max-width: 700px)': { display: 'none' },
  },
  large: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

interface BrandProps {
  /** From the header setting; the tenant's logo by default. */
  logo?: string | null;
  /** A path of this client; the home page by default. */
  to?: string;
  /** Opens what lies outside of this client, in place of `to`. */
  onOpen?: (() => void) | undefined;
  large?: boolean;
  className?: string | undefined;
}

/** The tenant's logo and name, linked to the home page. */
export function Brand({ logo = null, to = sitePaths.root.to(), onOpen, large = false, className }: BrandProps) {
  const styles = useStyles();
  const { t } = useTranslation('header');
  const tenant = useAtomValue(tenantAtom);
  const name = tenant.title || t('app:product');
  const label = t(to === sitePaths.root.to() ? 'home' : 'brand', { name });
  const content = (
    <>
      <TenantLogo url={logo ?? tenant.logo} size={large ? 40 : 28} />
      <span className={mergeClasses(styles.name, large && styles.large)}>{shortName(name)}</span>
    </>
  );
  if (onOpen) {
    return (
      <button
        type="button"
        className={mergeClasses(styles.brand, styles.button, className)}
        title={name}
        aria-label={t('external.name', { name })}
        onClick={onOpen}
      >
        {content}
      </button>
    );
  }
  return (
    <RouteLink className={mergeClasses(styles.brand, className)} to={to} title={name} aria-label={label}>
      {content}
    </RouteLink>
  );
}
