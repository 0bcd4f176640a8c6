import { configurationsByKey, navigationGetMenu } from '#contract/platform/site/navigation.ts';
import { getPrivacyPolicy } from '#contract/platform/site/privacy-policy.ts';
import { measureUpload } from '#contract/platform/site/readiness.ts';
import { banners } from '../../content/home/banners.ts';
import { pictures } from '../../content/pictures.ts';
import { privacyPolicyIn } from '../../content/privacy-policy.ts';
import { filmWithIndexAtEnd, soundWithoutIndex } from '../../content/silent-media.ts';
import { tenantPictures } from '../../content/tenants/pictures.ts';
import { alarmSound, signalSound } from '../../content/wave-sound.ts';
import { fileReply, type Reply } from '../../server/envelope.ts';
import { handleOpen } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';
import { siteControls } from './controls.ts';
import { tenantAsked } from './tenant-asked.ts';
import { tenantHandlers } from './tenant.ts';

/** Menus by domain and single values of the site configuration (000 §7, 001 §7). */
const navigationHandlers = [
  handleOpen(navigationGetMenu, ({ domain }, context) => {
    if (domain.trim() === '') throw new Refusal(serverCodes.badParameter, '缺少域名');
    return tenantAsked(context, domain).navigation;
  }),
  // The call names no tenant: it is the one that this platform was started for or switched to.
  handleOpen(configurationsByKey, ({ key }, context) => {
    const value = tenantAsked(context, '').values[key];
    if (value === undefined) throw new Refusal(serverCodes.notFound, '没有这项配置');
    return { key, value };
  }),
];

/** Pictures and sounds of the content below /media/, without a token; null: there is none of that name. */
function mediaReply(pathname: string): Reply | null {
  const name = pathname.slice('/media/'.length);
  if (name === 'alarm.wav') return fileReply('audio/wav', alarmSound());
  if (name === 'signals.wav') return fileReply('audio/wav', signalSound());
  if (name === 'index-at-end.mp4') return fileReply('video/mp4', filmWithIndexAtEnd(300));
  if (name === 'no-index.mp3') return fileReply('audio/mpeg', soundWithoutIndex(300));
  const picture = pictures[name] ?? tenantPictures[name] ?? banners[name];
  return picture === undefined ? null : fileReply('image/svg+xml', Buffer.from(picture));
}

const contentHandlers = [
  handleOpen(getPrivacyPolicy, ({ id }, { locale }) => {
    if (id !== 1) throw new Refusal(serverCodes.notFound, '没有找到这份文件');
    return privacyPolicyIn(locale);
  }),
];

/** What a machine sends to measure its way up is counted and forgotten. */
const readinessHandlers = [handleOpen(measureUpload, ({ padding }) => ({ received: padding.length }))];

/** The configuration of a tenant, its menu, its privacy policy and the pictures of the content (001 §7). */
export const siteService: Service = {
  name: 'site',
  handlers: [...tenantHandlers, ...navigationHandlers, ...contentHandlers, ...readinessHandlers],
  file: mediaReply,
  controls: siteControls,
};
