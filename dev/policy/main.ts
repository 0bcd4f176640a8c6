// node dev/policy/main.ts: writes docs/policy.schema.json.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { policySchema } from './schema.ts';

writeFileSync(path.join(import.meta.dirname, '../../docs/policy.schema.json'), policySchema());
