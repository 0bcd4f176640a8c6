import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { profileSchema } from './profile-schema.ts';

it('docs/platform-profile.schema.json is current; otherwise run node dev/platform/document/main.ts', () => {
  const file = path.join(import.meta.dirname, '../../../docs/platform-profile.schema.json');
  expect(readFileSync(file, 'utf8')).toBe(profileSchema());
});
