import { expect, it } from 'vitest';
import { signalsOf, type SeatFacts } from './signals.ts';

const desk: SeatFacts = {
  os: 'windows',
  displays: 1,
  env: { SESSIONNAME: 'Console' },
  macs: ['a4:bb:6d:00:00:01'],
  hardware: ['Intel(R) Core(TM) i3-7100 CPU'],
};

it.each<[what: string, change: Partial<SeatFacts>, signals: string[]]>([
  ['an ordinary desk', {}, []],
  ['two displays', { displays: 2 }, ['second-display']],
  ['remote desktop', { env: { SESSIONNAME: 'RDP-Tcp#3' } }, ['remote-session']],
  ['ssh on Linux', { os: 'linux', env: { SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' } }, ['remote-session']],
  ['the card of a guest', { macs: ['08:00:27:11:22:33'] }, ['virtual-machine']],
  ['a host that has guests', { macs: ['a4:bb:6d:00:00:01', '00:50:56:C0:00:08'] }, []],
  ['no card at all', { macs: [] }, []],
  ['the processor of a guest', { hardware: ['QEMU Virtual CPU version 2.5+'] }, ['virtual-machine']],
  ['the board of a guest', { hardware: ['VMware, Inc.'] }, ['virtual-machine']],
])('reports %s', (_, change, signals) => {
  expect(signalsOf({ ...desk, ...change })).toEqual(signals);
});
