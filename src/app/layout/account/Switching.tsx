import { SwitchBranch } from './SwitchBranch.tsx';
import { SwitchIdentity } from './SwitchIdentity.tsx';
import type { SwitchQuestion } from './switching-state.ts';
import { SwitchTenant } from './SwitchTenant.tsx';
import type { Switches } from './use-switches.ts';

interface SwitchingProps {
  question: SwitchQuestion;
  switches: Switches;
  onDone: () => void;
}

/** The dialog of one switch. */
export function Switching({ question, switches: { branches, tenants, identities }, onDone }: SwitchingProps) {
  switch (question.kind) {
    case 'branch':
      return <SwitchBranch branches={branches} onDone={onDone} />;
    case 'branch-needed':
      return <SwitchBranch branches={question.branches} required onDone={onDone} />;
    case 'tenant':
      return <SwitchTenant tenants={tenants} onClose={onDone} />;
    case 'identity':
      return <SwitchIdentity identities={identities} onClose={onDone} />;
  }
}
