import { accountHandlers } from './account/account.ts';
import { recoverHandlers } from './account/recover.ts';
import { registerHandlers } from './account/register.ts';
import { securityHandlers } from './account/security.ts';
import { certificateHandlers } from './certificate/certificate.ts';
import { orderHandlers } from './certificate/orders.ts';
import { cmsHandlers } from './cms/cms.ts';
import { contentHandlers } from './site/content.ts';
import { examHandlers } from './exam/exam.ts';
import { faceHandlers } from './face/face.ts';
import { homeHandlers } from './home/home.ts';
import { layoutHandlers } from './home/layout.ts';
import type { Handler } from './server/handle.ts';
import { monitorHandlers } from './exam/monitor.ts';
import { navigationHandlers } from './site/navigation.ts';
import { notifyHandlers } from './notify/notify.ts';
import { paperHandlers } from './exam/paper.ts';
import { identityHandlers } from './person/identity.ts';
import { profileHandlers } from './person/profile.ts';
import { languageHandlers } from './language/language.ts';
import { tenantHandlers } from './site/tenant.ts';
import { trackingHandlers } from './tracking/tracking.ts';
import { switchingHandlers } from './switching/switching.ts';
import { institutionHandlers } from './institution/institution.ts';
import { uploadHandlers } from './upload/upload.ts';

/** Every call that the platform answers, service by service. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...registerHandlers,
  ...recoverHandlers,
  ...securityHandlers,
  ...switchingHandlers,
  ...tenantHandlers,
  ...languageHandlers,
  ...trackingHandlers,
  ...navigationHandlers,
  ...examHandlers,
  ...paperHandlers,
  ...monitorHandlers,
  ...faceHandlers,
  ...certificateHandlers,
  ...orderHandlers,
  ...contentHandlers,
  ...homeHandlers,
  ...layoutHandlers,
  ...profileHandlers,
  ...identityHandlers,
  ...notifyHandlers,
  ...cmsHandlers,
  ...uploadHandlers,
  ...institutionHandlers,
];

/** Ids of the calls that have a handler. */
export function handledCalls(): string[] {
  return handlers.map(({ call }) => call.id);
}

interface Route {
  handler: Handler;
  pattern: RegExp;
}

const routes: readonly Route[] = handlers.map((handler) => ({
  handler,
  pattern: new RegExp(`^${handler.call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

export type Found =
  | { kind: 'found'; handler: Handler; path: Readonly<Record<string, string>> }
  | { kind: 'wrong-verb' }
  | { kind: 'unknown' };

/** Which handler answers a path; path parameters come decoded. */
export function findRoute(method: string, pathname: string): Found {
  const here = routes.flatMap(({ handler, pattern }) => {
    const match = pattern.exec(pathname);
    return match ? [{ handler, groups: match.groups ?? {} }] : [];
  });
  const found = here.find(({ handler }) => handler.call.method === method);
  if (!found) return { kind: here.length > 0 ? 'wrong-verb' : 'unknown' };
  const path = decoded(found.groups);
  return path ? { kind: 'found', handler: found.handler, path } : { kind: 'unknown' };
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null; // Broken percent signs name nothing.
  }
}
