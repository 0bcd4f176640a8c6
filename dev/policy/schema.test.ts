import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { policySchema } from './schema.ts';

it('docs/policy.schema.json is current; otherwise run node dev/policy/main.ts', () => {
  const file = path.join(import.meta.dirname, '../../docs/policy.schema.json');
  expect(readFileSync(file, 'utf8')).toBe(policySchema());
});
