import { expect, it } from 'vitest';
import { signalsOf, type SeatFacts } from './signals.ts';

const desk: SeatFacts = {
  os: 'windows',
  displays: 1,
  env: { SESSIONNAME: 'Console', LOCALAPPDATA: 'c:\\Users\\lm\\AppData\\Local\\' },
  home: 'C:\\Users\\lm',
  macs: ['a4:bb:6d:00:00:01'],
  hardware: ['Intel(R) Core(TM) i3-7100 CPU'],
};

it.each<[what: string, change: Partial<SeatFacts>, signals: string[]]>([
  ['an ordinary desk', {}, []],
  ['two displays', { displays: 2 }, ['second-display']],
  ['remote desktop', { env: { SESSIONNAME: 'RDP-Tcp#3' } }, ['remote-session']],
  ['a Citrix session', { env: { SESSIONNAME: 'ICA-CGP#1' } }, ['remote-session']],
  ['a Horizon desktop', { env: { SESSIONNAME: 'Console', ViewClient_Machine_Name: 'PC7' } }, ['remote-session']],
  ['ssh on Linux', { os: 'linux', env: { SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' } }, ['remote-session']],
  ['the card of a guest', { macs: ['08:00:27:11:22:33'] }, ['virtual-machine']],
  ['a host that has guests', { macs: ['a4:bb:6d:00:00:01', '00:50:56:C0:00:08'] }, []],
  ['no card at all', { macs: [] }, []],
  ['the processor of a guest', { hardware: ['QEMU Virtual CPU version 2.5+'] }, ['virtual-machine']],
  ['the board of a guest', { hardware: ['VMware, Inc.'] }, ['virtual-machine']],
  ['another data folder', { env: { LOCALAPPDATA: 'D:\\empty' } }, ['data-moved']],
  ['a system that tells no home', { env: { LOCALAPPDATA: 'D:\\empty' }, home: '' }, []],
  ['another home', { os: 'linux', home: '/home/lm', env: { HOME: '/tmp/empty' } }, ['data-moved']],
  ['another folder of settings', { os: 'linux', home: '/home/lm', env: { XDG_CONFIG_HOME: '/tmp' } }, ['data-moved']],
  [
    'the usual folders',
    { os: 'linux', home: '/home/lm', env: { HOME: '/home/lm/', XDG_CONFIG_HOME: '/home/lm/.config' } },
    [],
  ],
  [
    'another home on a Mac',
    { os: 'mac', home: '/Users/lm', env: { HOME: '/tmp/empty', XDG_CONFIG_HOME: '/x' } },
    ['data-moved'],
  ],
])('reports %s', (_, change, signals) => {
  expect(signalsOf({ ...desk, ...change })).toEqual(signals);
});
