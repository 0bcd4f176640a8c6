import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { updated } from './parts.ts';

const document = readFileSync(path.join(import.meta.dirname, '../../../docs/PLATFORM.md'), 'utf8');

it('docs/PLATFORM.md is current; otherwise run node dev/platform/document/main.ts', () => {
  expect(updated(document)).toBe(document);
});

it('says which marker is missing', () => {
  expect(() => updated(document.replace('<!-- /codes -->', ''))).toThrow('<!-- codes -->');
});
