// node dev/ci/tenant.ts <folder>: the example of an organisation, for a platform and a feed on this machine, with keys of its own.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeKeys } from '../package/feed-signature.ts';
import { say } from '../setup/steps.mjs';
import { feedPort } from './feed.ts';
import { platformPort } from './watched-platform.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('It takes the folder to write.');
rmSync(folder, { recursive: true, force: true });
cpSync(path.resolve(import.meta.dirname, '../../resources/tenants/qicheng'), folder, { recursive: true });
const file = path.join(folder, 'tenant.json');
const example: object = JSON.parse(readFileSync(file, 'utf8'));
const policy = { platform: `http://127.0.0.1:${platformPort}`, allowUserDataDir: true };
writeFileSync(file, JSON.stringify({ ...example, policy, updates: `http://127.0.0.1:${feedPort}` }));
say(`${folder}: signs its feed by ${makeKeys(folder).privateFile}`);
