import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTargets } from '#app/routes/use-targets.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { isExternal } from '#domain/tenant/menu.ts';
import { overlayOf } from '#ui/theme/fixed-colours.ts';
import { Brand } from '../bar/Brand.tsx';
import { PersonalArea } from '../bar/PersonalArea.tsx';
import { WindowBar } from '../bar/WindowBar.tsx';
import { buttonEntries, plainEntry, targetOf, type ShownEntry } from '../menu/entries.ts';
import { MenuBar } from '../menu/MenuBar.tsx';
import type { EntryStyles } from '../menu/MenuEntry.tsx';
import { useOpenEntry } from '../menu/use-open-entry.ts';
import { HeaderButtons } from './HeaderButtons.tsx';
import { NavLogo } from './NavLogo.tsx';
import { useHeaderTokens } from './use-header-tokens.ts';

const useStyles = makeStyles({
  whole: { display: 'contents' },
  header: {
    position: 'relative',
    zIndex: 10,
    // 001 §9: the height of the header.
    height: '80px',
    flexShrink: 0,
    color: tokens.colorNeutralForeground1,
    backgroundColor: `var(--header-background, ${tokens.colorNeutralBackground1})`,
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
  /** Shown beside the menu. */
  note?: ReactNode;
}

/** The window bar above a header of 80 px with the tenant's background, logos, menu and buttons. */
export function TallHeader({ entries, note }: TallHeaderProps) {
  const screens = useTargets();
  const styles = useStyles();
  const entryStyles = useTallEntryStyles();
  const { header } = useAtomValue(tenantAtom);
  const { style, picture } = useHeaderTokens();
  const link = header.logoLink ?? '';
  // Without an address of its own it leads home.
  const logo = targetOf({ url: link, external: isExternal(link, false) }, screens);
  const open = useOpenEntry();
  const onTop = header.personal === 'top';
  return (
    <header className={styles.whole}>
      <WindowBar>{onTop && <PersonalArea small />}</WindowBar>
      <div
        className={mergeClasses(styles.header, header.fixed && styles.fixed, style === undefined && styles.neutral)}
        style={style}
        data-background={picture ? 'picture' : style ? 'colour' : 'none'}
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
            <div className={styles.picture} style={{ backgroundColor: overlayOf(picture.overlay) }} />
          </>
        )}
        <div className={styles.row}>
          <Brand
            large
            logo={header.logo}
            {...(logo.kind === 'inside' && { to: logo.path })}
            onOpen={logo.kind === 'outside' ? () => open({ ...plainEntry('', null, ''), target: logo }) : undefined}
          />
          {header.navLogo && <NavLogo address={header.navLogo} link={header.navLogoLink} />}
          <MenuBar
            className={styles.menu}
            entries={[...entries, ...buttonEntries(header.navigation, screens)]}
            entryStyles={entryStyles}
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

const useTallStyleStyles = makeStyles({
  entry: {
    position: 'relative',
    height: '40px',
    padding: '0 14px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase400,
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      left: '14px',
      right: '14px',
      bottom: '-6px',
      height: '3px',
      borderRadius: '2px',
      backgroundColor: `var(--header-mark, ${tokens.colorCompoundBrandStroke})`,
    },
  },
});

/** Entries of the tall header, the current one underlined. */
function useTallEntryStyles(): EntryStyles {
  return useTallStyleStyles();
}
