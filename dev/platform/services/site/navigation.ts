import * as calls from '../../../../src/contract/platform/site/navigation.ts';
import { handleOpen } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { tenantAsked } from './tenant-asked.ts';

/** Menus by domain and single values of the site configuration (000 §7, 001 §7). */
export const navigationHandlers = [
  handleOpen(calls.navigationGetMenu, ({ domain }, context) => {
    if (domain.trim() === '') throw new Refusal(serverCodes.badParameter, '缺少域名');
    return tenantAsked(context, domain).navigation;
  }),
  // The call names no tenant: it is the one that this platform was started for or switched to.
  handleOpen(calls.configurationsByKey, ({ key }, context) => {
    const value = tenantAsked(context, '').values[key];
    if (value === undefined) throw new Refusal(serverCodes.notFound, '没有这项配置');
    return { key, value };
  }),
];
