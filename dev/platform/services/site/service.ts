import { siteControls } from './controls.ts';
import { mediaReply } from './media.ts';
import { navigationHandlers } from './navigation.ts';
import { contentHandlers } from './privacy-policy.ts';
import { tenantHandlers } from './tenant.ts';
import { readinessHandlers } from './readiness.ts';
import type { Service } from '../../server/service.ts';

/** The configuration of a tenant, its menu, its privacy policy and the pictures of the content (001 §7). */
export const siteService: Service = {
  name: 'site',
  handlers: [...tenantHandlers, ...navigationHandlers, ...contentHandlers, ...readinessHandlers],
  file: mediaReply,
  controls: siteControls,
};
