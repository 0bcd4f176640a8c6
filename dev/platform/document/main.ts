// node dev/platform/document/main.ts: writes calls, codes, accounts, tenants and exams into docs/PLATFORM.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { updated } from './parts.ts';

const file = path.join(import.meta.dirname, '../../../docs/PLATFORM.md');
writeFileSync(file, updated(readFileSync(file, 'utf8')));
