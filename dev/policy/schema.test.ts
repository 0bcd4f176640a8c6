import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { policySchema } from './schema.ts';

it('docs/policy.schema.json is current; otherwise run node dev/policy/main.ts', () => {
  const file = path.join(import.meta.dirname, '../../docs/policy.schema.json');
  expect(readFileSync(file, 'utf8')).toBe(policySchema());
});

it('refuses what the client refuses, as far as a schema can say it', () => {
  const { properties } = JSON.parse(policySchema());
  expect(properties.signOut.properties.afterMinutes).toMatchObject({ minimum: 1, maximum: 240 });
  expect(properties.paths.propertyNames.enum).toContain('monitorHeartbeat');
  expect(new RegExp(properties.paths.additionalProperties.pattern).test('proctor/v2')).toBe(false);
  expect(properties.seat.description).toContain('hostname');
});
