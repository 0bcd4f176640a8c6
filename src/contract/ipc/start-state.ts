import { channelOf } from './ipc-types.ts';

/** What every page asks before it draws anything. */
export const startCalls: readonly string[] = [
  channelOf('app', 'info'),
  channelOf('app', 'configuration'),
  channelOf('app', 'connection'),
  channelOf('app', 'connectionTrouble'),
  channelOf('settings', 'read'),
  channelOf('session', 'current'),
  channelOf('exam', 'clock'),
  channelOf('language', 'shown'),
];

/** What it asks as well, and what main hands out once: no later change outdates it. */
export const startHandOuts: readonly string[] = [channelOf('window', 'inherited')];

/** The messages that outdate an answer to one of them. */
export const startEvents: readonly string[] = [
  channelOf('app', 'configurationChanged'),
  channelOf('app', 'connectionChanged'),
  channelOf('app', 'connectionTroubleChanged'),
  channelOf('settings', 'changed'),
  channelOf('session', 'changed'),
  channelOf('exam', 'clockChanged'),
];

/** The picture beside the sign-in, which the build makes. */
export const signInPicture = '/covers/mosaic.svg';
