import type { AppInfo } from '../../src/contract/ipc/app.ts';
import type { SeatSignal } from '../../src/contract/ipc/lockdown.ts';

/** What the machine says of itself. */
export interface SeatFacts {
  os: AppInfo['os'];
  displays: number;
  env: Readonly<Record<string, string | undefined>>;
  /** Hardware addresses of the network cards that are no loopback. */
  macs: readonly string[];
  /** Model of the processor, vendor and product of the board, where the system tells them. */
  hardware: readonly string[];
}

/** Prefixes that hypervisors give to the cards of their guests. */
const guestCards = ['00:05:69', '00:0c:29', '00:50:56', '00:15:5d', '08:00:27', '52:54:00', '00:16:3e', '00:1c:42'];
const guestHardware = /\b(?:qemu|kvm|vmware|virtualbox|innotek|xen|parallels|bochs|virtual machine|virtual cpu)\b/i;

/** Weak hints, each of which can be wrong: for staff to weigh, never for the client to judge. */
export function signalsOf(facts: SeatFacts): SeatSignal[] {
  return [
    ...(facts.displays > 1 ? ['second-display' as const] : []),
    ...(isRemote(facts) ? ['remote-session' as const] : []),
    ...(isVirtual(facts) ? ['virtual-machine' as const] : []),
  ];
}

function isRemote({ os, env }: SeatFacts): boolean {
  if (os === 'windows') return /^rdp-/i.test(env['SESSIONNAME'] ?? '');
  return ['XRDP_SESSION', 'SSH_CONNECTION', 'VNCDESKTOP'].some((name) => env[name] !== undefined);
}

/** A host of virtual machines has their cards too, beside its own. */
function isVirtual({ macs, hardware }: SeatFacts): boolean {
  const cards = macs.map((mac) => mac.toLowerCase());
  const onlyGuestCards = cards.length > 0 && cards.every((mac) => guestCards.some((prefix) => mac.startsWith(prefix)));
  return onlyGuestCards || hardware.some((text) => guestHardware.test(text));
}
