import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { provenRules } from '../rules.ts';
import { breakagesOf, pendingOf, record } from './record.ts';

const tree = mkdtempSync(path.join(tmpdir(), 'lectern-prove-'));
const write = (file: string, content: unknown) =>
  writeFileSync(path.join(tree, file), typeof content === 'string' ? content : JSON.stringify(content));
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(tree, 'tests/spec', file), 'utf8'));
const pending = (...named: string[]) => pendingOf(tree, breakagesOf(tree), named).map(({ at }) => at);

const [one, two] = ['src/one.ts#one', 'src/two.ts#two'];

beforeEach(() => {
  rmSync(tree, { recursive: true });
  for (const folder of ['electron', 'src', 'dev', 'tests/spec'])
    mkdirSync(path.join(tree, folder), { recursive: true });
  write('src/one.ts', 'export const one = 1;');
  write('src/two.ts', 'export const two = 2;');
  // The titles are put together here, so that they are no citations of this file.
  write('src/all.test.ts', ['rule-one', 'rule-two'].map((id) => `it('x [${id}]')`).join('\n'));
  write('tests/spec/rules.json', [
    { id: 'rule-one', at: one },
    { id: 'rule-two', at: two },
  ]);
  record(tree, breakagesOf(tree), new Map([[one, {}]]));
});
afterAll(() => rmSync(tree, { recursive: true }));

it('a place counts once it was broken; one that was not is written as such', () => {
  expect(read('proven.json')).toEqual({ [one]: expect.any(String) });
  expect(read('unproven.json')).toEqual([{ id: 'rule-two', at: two, why: 'not broken yet' }]);
  expect([...provenRules(tree)]).toEqual(['rule-one']);
});

it('only what changed since it was proven is broken again, or what is named', () => {
  expect(pending()).toEqual([two]);
  expect(pending('rule-one')).toEqual([one]);
  expect(pending('src/one.ts')).toEqual([one]);
  write('src/one.ts', 'export const one = 3;');
  expect(pending()).toEqual([one, two]);
});

it('what came of one place leaves the others as they were', () => {
  record(tree, breakagesOf(tree), new Map([[two, { 'rule-two': 'every test stays green' }]]));
  expect(read('proven.json')).toEqual({ [one]: expect.any(String) });
  record(tree, breakagesOf(tree), new Map());
  expect(read('unproven.json')).toEqual([{ id: 'rule-two', at: two, why: 'every test stays green' }]);
  record(tree, breakagesOf(tree), new Map([[two, {}]]));
  expect(read('unproven.json')).toEqual([]);
  expect([...provenRules(tree)]).toEqual(['rule-one', 'rule-two']);
});
