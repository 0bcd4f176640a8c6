import * as z from 'zod/mini';
import { policyFields } from '../../electron/settings/policy-fields.ts';

/** The JSON Schema of policy.json, as the file has it: editors check a policy by it while it is written. */
export function policySchema(): string {
  const schema = z.toJSONSchema(policyFields, { io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'Policy of Lectern' }, null, 2)}\n`;
}
