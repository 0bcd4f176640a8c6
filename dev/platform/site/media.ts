import { alarmSound } from '../content/alarm-sound.ts';
import { banners } from '../content/home/banners.ts';
import { pictures } from '../content/pictures.ts';
import { tenantPictures } from '../content/tenants/pictures.ts';
import { videoFile } from '../cms/video-file.ts';
import type { Reply } from '../server/envelope.ts';
import { jsonReply } from '../server/envelope.ts';

/** Pictures, sounds and films of the content under /media/; no token needed. */
export function mediaReply(pathname: string): Reply {
  const name = pathname.slice('/media/'.length);
  const picture = pictures[name] ?? tenantPictures[name] ?? banners[name];
  const film = videoFile(name);
  const found = picture
    ? { type: 'image/svg+xml', bytes: Buffer.from(picture) }
    : name === 'alarm.wav'
      ? { type: 'audio/wav', bytes: alarmSound() }
      : film
        ? { type: 'video/webm', bytes: film }
        : null;
  if (!found) return jsonReply({ message: 'no such file' }, 404);
  return { ...found, status: 200, code: null, brokenAfter: null, headers: { 'cache-control': 'max-age=3600' } };
}
