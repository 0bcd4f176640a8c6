import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { sitePaths } from '../../../../contract/paths/site.ts';
import { tenantAtom } from '../../../../domain/session/state.ts';
import type { RouteRow } from '../../../routes/route-row.ts';
import { useScreens } from '../../../routes/use-routes.ts';
import { Brand } from '../bar/Brand.tsx';
import { PersonalArea } from '../bar/PersonalArea.tsx';
import { WindowBar } from '../bar/WindowBar.tsx';
import { buttonEntries, targetOf, type ShownEntry } from '../menu/entries.ts';
import { MenuBar } from '../menu/MenuBar.tsx';
import { isExternal } from '../../../../domain/tenant/menu.ts';
import { HeaderButtons } from './HeaderButtons.tsx';
import { NavLogo } from './NavLogo.tsx';
import { useHeaderTokens } from './use-header-tokens.ts';
import { useTallStyle } from './use-tall-style.ts';
import { overlayOf } from '../../../../ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  whole: { display: 'contents' },
  header: {
    position: 'relative',
    zIndex: 10,
    // 001 §9: the default height of a header.
    height: '80px',
    flexShrink: 0,
    color: tokens.colorNeutralForeground1,
    backgroundColor: `var(--header-ground, ${tokens.colorNeutralBackground1})`,
  },
  fixed: { position: 'sticky', top: '32px' },
  neutral: { boxShadow: `inset 0 -1px ${tokens.colorNeutralStroke2}` },
  picture: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: 'var(--content-width, 1200px)',
    maxWidth: 'calc(100vw - 48px)',
    height: '100%',
    margin: '0 auto',
  },
  menu: { marginLeft: '28px' },
  end: { display: 'flex', alignItems: 'center', gap: '12px', flexShrink: 0, marginLeft: '12px' },
});

interface TallHeaderProps {
  entries: readonly ShownEntry[];
  /** Beside the menu, when something is to be said about it. */
  note?: ReactNode;
}

/** Window bar and the 80 px of a tenant's own: ground, logo, menu, buttons, person. */
export function TallHeader({ entries, note }: TallHeaderProps) {
  const screens = useScreens();
  const styles = useStyles();
  const look = useTallStyle();
  const { header } = useAtomValue(tenantAtom);
  const { style, picture } = useHeaderTokens();
  const onTop = header.personal === 'top';
  return (
    <header className={styles.whole}>
      <WindowBar>{onTop && <PersonalArea />}</WindowBar>
      <div
        className={mergeClasses(styles.header, header.fixed && styles.fixed, style === undefined && styles.neutral)}
        style={style}
        data-ground={picture ? 'picture' : style ? 'colour' : 'none'}
      >
        {picture && (
          <>
            <img
              className={styles.picture}
              src={picture.address}
              alt=""
              onLoad={picture.onLoad}
              onError={picture.onError}
            />
            <div className={styles.picture} style={{ backgroundColor: overlayOf(picture.veil) }} />
          </>
        )}
        <div className={styles.row}>
          <Brand large logo={header.logo} to={homeOf(header.logoLink, screens)} />
          {header.navLogo && <NavLogo address={header.navLogo} link={header.navLogoLink} />}
          <MenuBar
            className={styles.menu}
            entries={[...entries, ...buttonEntries(header.navigation, screens)]}
            look={look}
          />
          {note}
          <div className={styles.end}>
            <HeaderButtons buttons={header.buttons} />
            {!onTop && <PersonalArea />}
          </div>
        </div>
      </div>
    </header>
  );
}

// A logo leads to a screen of ours; for any other address it leads home.
function homeOf(link: string | null, screens: readonly RouteRow[]): string {
  if (link === null || isExternal(link, false)) return sitePaths.root.to();
  const target = targetOf({ url: link, external: false }, screens);
  return target.kind === 'inside' ? target.path : sitePaths.root.to();
}
