// npm run platform -- --port <n> --db <file> [--fresh] [--tenant <name>] [--habits <name>]
//   [--documented [--seed <n>]]
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tenants } from './content/tenants.ts';
import { brokenTenant } from './content/tenants/broken.ts';
import { habitNames, isHabitName } from './habits/habits.ts';
import { startPlatform } from './start.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    db: { type: 'string', default: '.cache/platform/platform.db' },
    fresh: { type: 'boolean', default: false },
    tenant: { type: 'string' },
    habits: { type: 'string' },
    documented: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});

function refuse(problem: string): never {
  console.error(problem);
  process.exit(2);
}

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  refuse(`--port takes a number from 0 to 65535, not ${values.port}.`);
const names = [...tenants, brokenTenant].map(({ name }) => name);
if (values.tenant && !names.includes(values.tenant)) refuse(`--tenant takes one of ${names.join(', ')}.`);
if (values.habits !== undefined && !isHabitName(values.habits))
  refuse(`--habits takes one of ${habitNames.join(', ')}.`);
const seed = values.seed === undefined ? null : Number(values.seed);
if (seed !== null && !Number.isInteger(seed)) refuse(`--seed takes a whole number, not ${values.seed}.`);
if (seed !== null && !values.documented) refuse('--seed belongs to --documented.');

const db = path.resolve(values.db);
mkdirSync(path.dirname(db), { recursive: true });
if (values.fresh) for (const ending of ['', '-wal', '-shm']) rmSync(`${db}${ending}`, { force: true });

const platform = await startPlatform({
  port,
  db,
  tenant: values.tenant,
  habits: values.habits,
  documented: values.documented ? { seed } : undefined,
});
console.log(`platform ${platform.origin}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void platform.close().finally(() => process.exit(0)));
}
