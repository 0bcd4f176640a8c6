import {
  Button,
  makeStyles,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { ChevronDownRegular, DataBarVerticalRegular, SignOutRegular } from '@fluentui/react-icons';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { locales } from '#contract/ipc/locale.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { appInfoAtom, sessionAtom, settingsAtom, tenantAtom } from '#domain/app-state.ts';
import { useChangeSettings } from '#domain/session/use-change-settings.ts';
import { offersLanguages } from '#domain/tenant/tenant.ts';
import { useToast } from '#lib/toast.ts';
import { barPositioning } from '#ui/bar-positioning.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { useTrackingConsent } from '../../tracking/use-tracking-consent.ts';
import { DesktopMenuItems } from '../keys/DesktopMenuItems.tsx';
import { LeaveQuestion } from '../leaving/LeaveQuestion.tsx';
import { useLocale } from '../use-locale.ts';
import { AccountEntries } from './AccountEntries.tsx';
import { AccountSummary } from './AccountSummary.tsx';
import { Preferences, themes } from './Preferences.tsx';
import { switchPromptAtom } from './switch-prompt.ts';
import { SwitchDialogs } from './SwitchDialogs.tsx';
import { useSignOut } from './use-sign-out.ts';
import { type Switches, useSwitches } from './use-switches.ts';

const useStyles = makeStyles({
  trigger: { minWidth: 0, padding: '0 4px', gap: '6px' },
  popover: { minWidth: '248px', maxHeight: 'calc(100vh - 72px)', overflowY: 'auto' },
});

/** The account menu of a learner; a sign-in button for visitors (001 §2). */
export function AccountMenu({ small = false }: { small?: boolean }) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { signedIn } = useAtomValue(sessionAtom);
  if (signedIn) return <LearnerMenu />;
  return (
    <Button
      appearance="primary"
      size={small ? 'small' : 'medium'}
      onClick={() => void navigate(accountPaths.login.to())}
    >
      {t('errors.signIn')}
    </Button>
  );
}

function LearnerMenu() {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const { name: knownName } = useAtomValue(sessionAtom);
  const { theme, locale: chosen } = useAtomValue(settingsAtom);
  const tenant = useAtomValue(tenantAtom);
  const { tenantHost, managed } = useAtomValue(appInfoAtom);
  const change = useChangeSettings();
  const signOut = useSignOut();
  const locale = useLocale();
  const switches = useSwitches();
  /** What the menu offers while the pointer is in it: what arrives meanwhile would move the entries under it. */
  const [held, setHeld] = useState<Switches | null>(null);
  const [prompt, setPrompt] = useAtom(switchPromptAtom);
  const [signingOut, setSigningOut] = useState(false);
  const name = knownName ?? t('account.nameless');
  return (
    <>
      <Menu
        positioning={barPositioning}
        onOpenChange={() => setHeld(null)}
        checkedValues={{ theme: [theme], locale: [locale] }}
        onCheckedValueChange={(_, { name: group, checkedItems }) => {
          const chosenTheme = themes.find((value) => value === checkedItems[0]);
          const chosenLocale = locales.find((value) => value === checkedItems[0]);
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
        {/* It lies beside the page, where a landmark of its own holds it. */}
        <MenuPopover
          className={styles.popover}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the popover is a div of Fluent's
          role="region"
          aria-label={t('account.menu', { name })}
          onPointerEnter={() => setHeld(switches)}
          onPointerLeave={() => setHeld(null)}
        >
          <AccountSummary name={name} />
          <MenuList>
            <AccountEntries switches={held ?? switches} onSwitch={setPrompt} />
            <MenuDivider />
            {/* A learner who chose a language can change it, even at a tenant with a single language. */}
            <Preferences
              languages={managed.locale === null && (chosen !== null || offersLanguages(tenant, tenantHost))}
            />
            <DesktopMenuItems />
            <TrackingMenuItem />
            <MenuDivider />
            <MenuItem icon={<SignOutRegular />} onClick={() => setSigningOut(true)}>
              {t('account.signOut')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {signingOut && (
        <LeaveQuestion leaving="signOut" onStay={() => setSigningOut(false)} onLeave={() => void signOut()} />
      )}
      {prompt && <SwitchDialogs prompt={prompt} switches={switches} onDone={() => setPrompt(null)} />}
    </>
  );
}

/** Toggles the consent to usage tracking; in the account menu of tenants with tracking. */
function TrackingMenuItem() {
  const { t } = useTranslation('start');
  const toast = useToast();
  const { applicable, answer, setAnswer } = useTrackingConsent();
  if (!applicable) return null;
  const next = answer !== true;
  return (
    <MenuItem
      icon={<DataBarVerticalRegular />}
      onClick={() => {
        setAnswer(next);
        toast('success', t(next ? 'tracking.started' : 'tracking.stopped'));
      }}
    >
      {t(next ? 'tracking.start' : 'tracking.stop')}
    </MenuItem>
  );
}
