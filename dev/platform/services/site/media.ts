import { alarmSound, signalSound } from '../../content/wave-sound.ts';
import { banners } from '../../content/home/banners.ts';
import { pictures } from '../../content/pictures.ts';
import { tenantPictures } from '../../content/tenants/pictures.ts';
import { fileReply, type Reply } from '../../server/envelope.ts';

/** Pictures and sounds of the content below /media/, without a token; null: there is none of that name. */
export function mediaReply(pathname: string): Reply | null {
  const name = pathname.slice('/media/'.length);
  if (name === 'alarm.wav') return fileReply('audio/wav', alarmSound());
  if (name === 'signals.wav') return fileReply('audio/wav', signalSound());
  const picture = pictures[name] ?? tenantPictures[name] ?? banners[name];
  return picture === undefined ? null : fileReply('image/svg+xml', Buffer.from(picture));
}
