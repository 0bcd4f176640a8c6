import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#api/client.ts';
import { switchIdentity, type Identity, switchSaas, type Saas } from '#contract/platform/account/session.ts';
import { storageKeys } from '#domain/session/storage-keys.ts';
import { SwitchIdentityDialog } from '#features/account/switching/SwitchIdentityDialog.tsx';
import { SwitchTenantDialog } from '#features/account/switching/SwitchTenantDialog.tsx';
import { LeaveQuestion } from '../leaving/LeaveQuestion.tsx';
import type { SwitchPrompt } from './switch-prompt.ts';
import { SwitchBranch } from './SwitchBranch.tsx';
import { useSwitchContext } from './use-switch-context.ts';
import type { Switches } from './use-switches.ts';

interface SwitchDialogsProps {
  prompt: SwitchPrompt;
  switches: Switches;
  onDone: () => void;
}

/** The dialog of the requested switch, after the question about unsettled papers. */
export function SwitchDialogs(props: SwitchDialogsProps) {
  const [agreed, setAgreed] = useState(false);
  // Without a branch nothing works: this one is no choice.
  if (agreed || props.prompt.kind === 'branch-needed') return <SwitchDialog {...props} />;
  return <LeaveQuestion leaving="switch" onStay={props.onDone} onLeave={() => setAgreed(true)} />;
}

function SwitchDialog({ prompt, switches: { branches, tenants, identities }, onDone }: SwitchDialogsProps) {
  switch (prompt.kind) {
    case 'branch':
      return <SwitchBranch branches={branches} onDone={onDone} />;
    case 'branch-needed':
      return <SwitchBranch branches={prompt.branches} required onDone={onDone} />;
    case 'tenant':
      return <SwitchTenant tenants={tenants} onClose={onDone} />;
    case 'identity':
      return <SwitchIdentity identities={identities} onClose={onDone} />;
  }
}

interface SwitchIdentityProps {
  identities: readonly Identity[];
  onClose: () => void;
}

/** Switches the identity at the same tenant (001 §7). */
function SwitchIdentity({ identities, onClose }: SwitchIdentityProps) {
  const { t } = useTranslation('switching');
  const { mutate: switchContext, isPending } = useSwitchContext();
  const choose = (identity: string) => {
    const chosen = identities.find((entry) => entry.identity === identity);
    if (!chosen || chosen.current) {
      onClose();
      return;
    }
    switchContext({
      request: () => send(switchIdentity, { identity }),
      successText: t('identity.done', { name: chosen.name }),
    });
  };
  return <SwitchIdentityDialog identities={identities} busy={isPending} onChoose={choose} onClose={onClose} />;
}

interface SwitchTenantProps {
  tenants: readonly Saas[];
  onClose: () => void;
}

/**
 * Switches the tenant (001 §7). The main process takes the new token and configuration, the page stores the tenant's
 * id.
 */
function SwitchTenant({ tenants, onClose }: SwitchTenantProps) {
  const { t } = useTranslation('switching');
  const { mutate: switchContext, isPending } = useSwitchContext();
  const choose = (ucode: string) => {
    const chosen = tenants.find((tenant) => tenant.ucode === ucode);
    if (!chosen || chosen.current) {
      onClose();
      return;
    }
    const request = async () => {
      await send(switchSaas, { saasUcode: ucode });
      localStorage.setItem(storageKeys.saasId, ucode);
    };
    switchContext({ request, successText: t('tenant.done', { name: chosen.name }) });
  };
  return <SwitchTenantDialog tenants={tenants} busy={isPending} onChoose={choose} onClose={onClose} />;
}
