import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyFileFacts } from './policy-facts.ts';
import { policyFiles } from './policy.ts';

it('tells of each file whether the next start takes it, and why not', () => {
  const texts: Record<string, string> = {
    '/opt/x/policy.json': '{"kiosk":true}',
    '/etc/lectern/policy.json': '{"kiosk":1}',
    '/etc/lectern/policy.xinan.json': '{}',
  };
  const system = {
    read: (file: string) => texts[file] ?? null,
    distrust: (file: string) => (file.includes('xinan') ? `${file} is a link.` : null),
  };
  const sha256 = createHash('sha256').update('{"kiosk":true}').digest('hex');
  const facts = policyFileFacts(policyFiles('linux', '/opt/x', 'xinan'), system);
  expect(facts).toMatchObject([
    { file: '/opt/x/policy.json', state: 'taken', why: null, sha256 },
    { file: '/etc/lectern/policy.json', state: 'wrong', why: expect.stringContaining('kiosk must be of type boolean') },
    { file: '/etc/lectern/policy.xinan.json', state: 'refused', why: '/etc/lectern/policy.xinan.json is a link.' },
  ]);
  expect(policyFileFacts(null, system)).toEqual([]);
});
