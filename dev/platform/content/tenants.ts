import { anhe } from './tenants/anhe.ts';
import { global } from './tenants/global.ts';
import { liaoyuan } from './tenants/liaoyuan.ts';
import { qicheng } from './tenants/qicheng.ts';
import { shuiwu } from './tenants/shuiwu.ts';
import type { TenantContent } from './tenants/tenant.ts';
import { zhongzhu } from './tenants/zhongzhu.ts';

/** Every tenant of the embedded platform, one a header; the first one is what an unknown host gets. */
export const tenants: readonly [TenantContent, ...TenantContent[]] = [
  qicheng,
  anhe,
  liaoyuan,
  zhongzhu,
  shuiwu,
  global,
];

/** The tenant of a name, else of a host by its first label, else the first one. */
export function tenantFor(name: string | null, host: string): TenantContent {
  const wanted = host.toLowerCase();
  const byHost = tenants.find((tenant) => wanted === tenant.name || wanted.startsWith(`${tenant.name}.`));
  return tenants.find((tenant) => tenant.name === name) ?? byHost ?? tenants[0];
}
