import { MenuItem } from '@fluentui/react-components';
import { BuildingRegular, OrganizationRegular, PersonRegular, PersonSwapRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { centreAt } from '#contract/paths/account.ts';
import type { SwitchPrompt } from './switch-prompt.ts';
import type { Switches } from './use-switches.ts';

interface AccountEntriesProps {
  switches: Switches;
  onSwitch: (prompt: SwitchPrompt) => void;
}

/** Menu entries: the personal centre, and each switch with more than one option. */
export function AccountEntries({ switches: { branches, tenants, identities }, onSwitch }: AccountEntriesProps) {
  const { t } = useTranslation(['app', 'switching']);
  const navigate = useNavigate();
  const centre = centreAt(useLocation().pathname);
  return (
    <>
      <MenuItem icon={<PersonRegular />} onClick={() => void navigate(centre.to())}>
        {t('titles:personalCenter')}
      </MenuItem>
      {branches.length > 0 && (
        <MenuItem icon={<BuildingRegular />} onClick={() => onSwitch({ kind: 'branch' })}>
          {t('account.switchBranch')}
        </MenuItem>
      )}
      {tenants.length > 0 && (
        <MenuItem icon={<OrganizationRegular />} onClick={() => onSwitch({ kind: 'tenant' })}>
          {t('switching:tenant.entry')}
        </MenuItem>
      )}
      {identities.length > 0 && (
        <MenuItem icon={<PersonSwapRegular />} onClick={() => onSwitch({ kind: 'identity' })}>
          {t('switching:identity.entry')}
        </MenuItem>
      )}
    </>
  );
}
