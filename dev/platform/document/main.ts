// node dev/platform/document/main.ts: writes calls, codes, accounts, tenants and exams into docs/PLATFORM.md, and the schema
// by which editors check a platform profile.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { updated } from './parts.ts';
import { profileSchema } from './profile-schema.ts';

const docs = path.join(import.meta.dirname, '../../../docs');
const file = path.join(docs, 'PLATFORM.md');
writeFileSync(file, updated(readFileSync(file, 'utf8')));
writeFileSync(path.join(docs, 'platform-profile.schema.json'), profileSchema());
