import { isOurPage, type Sender } from '../ipc/sender.ts';

/** What a page asks to be allowed. */
export interface Asked extends Sender {
  permission: string;
  /** For `media`: which devices. */
  media: readonly string[];
}

/** Cameras and microphones for our own page, its full screen and its own copying; nothing else for anybody. */
export function mayHave(asked: Asked): boolean {
  if (!isOurPage(asked)) return false;
  if (asked.permission === 'media') return asked.media.every((kind) => kind === 'video' || kind === 'audio');
  return asked.permission === 'fullscreen' || asked.permission === 'clipboard-sanitized-write';
}
