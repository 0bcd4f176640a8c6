import * as z from 'zod/mini';
import { policyFields } from '#electron/platform/policy/policy-fields.ts';
import { descriptions } from './descriptions.ts';

/** The JSON Schema of policy.json, as the file has it: editors check a policy by it while it is written. */
export function policySchema(): string {
  const { properties = {}, ...schema } = z.toJSONSchema(policyFields, { io: 'input' });
  const told = Object.entries(descriptions).map(([field, description]) => {
    const property = properties[field];
    return [field, typeof property === 'object' ? { description, ...property } : { description }];
  });
  return `${JSON.stringify({ ...schema, properties: Object.fromEntries(told), title: 'Policy of Lectern' }, null, 2)}\n`;
}
