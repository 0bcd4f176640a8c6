import {
  Button,
  makeStyles,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemRadio,
  MenuGroup,
  MenuGroupHeader,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { BuildingRegular, ChevronDownRegular, PersonRegular, SignOutRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { locales } from '../../../../electron/contract/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { useChangeSettings } from '../../../lib/settings.ts';
import { sessionAtom, settingsAtom } from '../../../lib/state.ts';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { rowOf } from '../../route-lookup.ts';
import { routes } from '../../routes.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { SwitchBranch } from './SwitchBranch.tsx';
import { useLocale } from '../useLocale.ts';
import { useBranches } from './useBranches.ts';
import { useSignOut } from './useSignOut.ts';

const themes = ['system', 'light', 'dark'] as const;

const useStyles = makeStyles({
  trigger: { minWidth: 0, padding: '0 4px', gap: '6px' },
  popover: { minWidth: '248px' },
});

/** Who is signed in, and what concerns this person: branch, theme, language, sign out (001 §2). */
export function AccountMenu() {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const session = useAtomValue(sessionAtom);
  const { theme } = useAtomValue(settingsAtom);
  const change = useChangeSettings();
  const signOut = useSignOut();
  const locale = useLocale();
  const branches = useBranches();
  const [switching, setSwitching] = useState(false);
  if (!session.signedIn) {
    return (
      <Button appearance="primary" onClick={() => void navigate(paths.login())}>
        {t('errors.signIn')}
      </Button>
    );
  }
  const name = session.name ?? t('account.nameless');
  return (
    <>
      <Menu
        checkedValues={{ theme: [theme], locale: [locale] }}
        onCheckedValueChange={(_, { name: group, checkedItems }) => {
          const chosenTheme = themes.find((known) => known === checkedItems[0]);
          const chosenLocale = locales.find((known) => known === checkedItems[0]);
          if (group === 'theme' && chosenTheme) void change({ theme: chosenTheme });
          if (group === 'locale' && chosenLocale) void change({ locale: chosenLocale });
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button className={styles.trigger} appearance="subtle" aria-label={t('account.menu', { name })}>
            <PersonAvatar name={name} size={28} />
            <ChevronDownRegular fontSize={14} />
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <AccountFacts name={name} />
          <MenuList>
            {rowOf(routes, paths.personalCenter()) && (
              <MenuItem icon={<PersonRegular />} onClick={() => void navigate(paths.personalCenter())}>
                {t('titles.personalCenter')}
              </MenuItem>
            )}
            {branches.length > 1 && (
              <MenuItem icon={<BuildingRegular />} onClick={() => setSwitching(true)}>
                {t('account.switchBranch')}
              </MenuItem>
            )}
            <MenuDivider />
            <MenuGroup>
              <MenuGroupHeader>{t('account.theme')}</MenuGroupHeader>
              {themes.map((value) => (
                <MenuItemRadio key={value} name="theme" value={value}>
                  {t(`account.themes.${value}`)}
                </MenuItemRadio>
              ))}
            </MenuGroup>
            <MenuDivider />
            <MenuGroup>
              <MenuGroupHeader>{t('account.language')}</MenuGroupHeader>
              {locales.map((value) => (
                <MenuItemRadio key={value} name="locale" value={value} lang={value}>
                  {t(`account.languages.${value}`)}
                </MenuItemRadio>
              ))}
            </MenuGroup>
            <MenuDivider />
            <MenuItem icon={<SignOutRegular />} onClick={() => void signOut()}>
              {t('account.signOut')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {switching && <SwitchBranch branches={branches} onDone={() => setSwitching(false)} />}
    </>
  );
}
