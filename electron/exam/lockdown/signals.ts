import path from 'node:path';
import type { AppInfo } from '#contract/ipc/app.ts';
import type { SeatSignal } from '#contract/ipc/lockdown.ts';

/** What the machine says of itself. */
export interface SeatFacts {
  os: AppInfo['os'];
  displays: number;
  env: Readonly<Record<string, string | undefined>>;
  /** The user's own folder by the system's list of users, which no environment changes; empty: not known. */
  home: string;
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
    ...(isMoved(facts) ? ['data-moved' as const] : []),
  ];
}

function isRemote({ os, env }: SeatFacts): boolean {
  // Remote Desktop, Citrix, and the client of a Horizon desktop, whose session calls itself the console's.
  if (os === 'windows')
    return /^(?:rdp|ica)-/i.test(env['SESSIONNAME'] ?? '') || env['ViewClient_Machine_Name'] !== undefined;
  return ['XRDP_SESSION', 'SSH_CONNECTION', 'VNCDESKTOP'].some((name) => env[name] !== undefined);
}

/** Whether the environment leads to other data than this user's: a client started so knows nothing of papers that lie there. */
function isMoved({ os, env, home }: SeatFacts): boolean {
  if (home === '') return false;
  const leads = (name: string, usual: string) => {
    const told = env[name] ?? '';
    if (os === 'windows') return told !== '' && path.win32.relative(told, usual) !== '';
    return told !== '' && path.posix.relative(told, usual) !== '';
  };
  if (os === 'windows') return leads('LOCALAPPDATA', path.win32.join(home, 'AppData', 'Local'));
  return leads('HOME', home) || (os === 'linux' && leads('XDG_CONFIG_HOME', path.posix.join(home, '.config')));
}

/** A host of virtual machines has their cards too, beside its own. */
function isVirtual({ macs, hardware }: SeatFacts): boolean {
  const cards = macs.map((mac) => mac.toLowerCase());
  const onlyGuestCards = cards.length > 0 && cards.every((mac) => guestCards.some((prefix) => mac.startsWith(prefix)));
  return onlyGuestCards || hardware.some((text) => guestHardware.test(text));
}
