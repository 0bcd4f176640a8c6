import * as z from 'zod/mini';
import { tenants } from '../../content/tenants.ts';
import type { Store } from '../../server/store.ts';

const seeded = [
  {
    tenant: 'anhe',
    language: 'zh-CN',
    version: '1.0.0',
    texts: {
      'account:slogan': '用心照护，\n从容考核。',
      'account:hint': '使用学院为学员登记的手机号或邮箱',
      'exam-list:title': '考核中心',
      'titles:examList': '考核中心',
    },
  },
  {
    tenant: 'global',
    language: 'en-US',
    version: '1.0.0',
    texts: { 'exam-list:title': 'Assessments', 'titles:examList': 'Assessments' },
  },
  {
    tenant: 'global',
    language: 'fr-FR',
    version: '1.0.0',
    texts: { 'exam-list:title': 'Évaluations', 'titles:examList': 'Évaluations' },
  },
];

/** What POST /__language publishes; without a tenant for the one the platform was started with. */
export const packOrder = z.object({
  tenant: z.optional(z.string()),
  language: z.string(),
  env: z.prefault(z.string(), 'prod'),
  version: z.string(),
  texts: z.record(z.string(), z.unknown()),
});

const packRow = z.object({ version: z.string(), texts: z.string() });
const textsOf = z.record(z.string(), z.unknown());

/** The tenants' first packs; one that was published since stays. */
export function seedLanguagePacks(store: Store): void {
  for (const { tenant, language, version, texts } of seeded) {
    store.run(
      "INSERT OR IGNORE INTO language_pack (tenant, language, env, version, texts) VALUES (?, ?, 'prod', ?, ?)",
      tenant,
      language,
      version,
      JSON.stringify(texts),
    );
  }
}

export function publishPack(store: Store, order: z.output<typeof packOrder>, started: string | null): void {
  store.run(
    'INSERT OR REPLACE INTO language_pack (tenant, language, env, version, texts) VALUES (?, ?, ?, ?, ?)',
    order.tenant ?? started ?? tenants[0].name,
    order.language,
    order.env,
    order.version,
    JSON.stringify(order.texts),
  );
}

export function findPack(store: Store, tenant: string, language: string, env: string) {
  const found = store.one(
    packRow,
    'SELECT version, texts FROM language_pack WHERE tenant = ? AND language = ? AND env = ?',
    tenant,
    language,
    env,
  );
  return found && { version: found.version, texts: z.parse(textsOf, JSON.parse(found.texts)) };
}
