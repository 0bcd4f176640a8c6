import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as switches from '#electron/kernel/command/run-switches.ts';
import { policyFields } from '#electron/platform/policy/policy-fields.ts';
import { notebookNames } from '#electron/storage/notebooks/account-notebooks.ts';

/** The first cells of the rows of a guide's tables. */
function rowsOf(file: string): string[] {
  const text = readFileSync(path.join(import.meta.dirname, '..', 'docs', file), 'utf8');
  return [...text.matchAll(/^ *\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
}

/** What the client alone gives to its watchdog. */
const ownSwitches: readonly string[] = [switches.watchdogSwitch, switches.channelSwitch];
const commands = Object.values(switches).filter((name) => !ownSwitches.includes(name));

describe.each([
  ['English', ['DEPLOYMENT.md'], ['DEPLOYMENT.md']],
  ['Chinese', ['zh-CN/deployment.md'], ['zh-CN/policy.md']],
])('the %s guide for administrators', (_, guide, policy) => {
  const rows = guide.flatMap(rowsOf);

  it.each(notebookNames)('says whether the folder %s may be deleted', (name) => {
    const folder = new RegExp(`\`(exams/)?${name}\``);
    expect(rows.filter((cell) => folder.test(cell))).toHaveLength(1);
  });

  it.each(commands)('has a row for the command %s', (command) => {
    const named = new RegExp(`\`(lectern )?${command}\\b`);
    expect(rows.filter((cell) => named.test(cell))).not.toEqual([]);
  });

  it.each(Object.keys(policyFields.shape).filter((name) => !name.startsWith('$')))(
    'has a row for the field %s of a policy',
    (field) => {
      const fields = policy.flatMap(rowsOf).filter((cell) => cell.includes(`\`${field}\``));
      expect(fields).not.toEqual([]);
    },
  );
});
