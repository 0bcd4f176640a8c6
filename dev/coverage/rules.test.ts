import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPlace, readPlace } from './break/at.ts';
import { citations, provenRules, readRules } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rules = readRules(root);
const places = [...new Set(rules.flatMap(({ at }) => at))];

describe('the places of tests/spec/rules.json', () => {
  it.each(places)('%s is in the tree', (at) => {
    const place = readPlace(at);
    expect(() => findPlace(place, readFileSync(path.join(root, place.file), 'utf8'))).not.toThrow();
  });

  it('are named for every rule that a test cites', () => {
    const placed = new Set(rules.flatMap(({ id, at }) => (at.length > 0 ? [id] : [])));
    const cited = new Set([...citations(root).values()].flat());
    expect([...cited].filter((id) => !placed.has(id))).toEqual([]);
  });
});

describe('the rules that count', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'lectern-rules-'));
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(tree, file), typeof content === 'string' ? content : JSON.stringify(content));

  beforeAll(() => {
    for (const folder of ['electron', 'src', 'dev', 'tests/spec', '.cache'])
      mkdirSync(path.join(tree, folder), { recursive: true });
    write('tests/spec/rules.json', [
      { id: 'is-proven', at: 'src/a.ts#a' },
      { id: 'stays-green', at: ['src/a.ts#a', 'src/b.ts#b'] },
      { id: 'has-no-place' },
      { id: 'is-not-cited', at: 'src/a.ts#a' },
      { id: 'is-not-broken-yet', at: ['src/a.ts#a', 'src/c.ts#new'] },
    ]);
    write('tests/spec/unproven.json', [{ id: 'stays-green', at: 'src/b.ts#b', why: 'every test stays green' }]);
    write('tests/spec/proven.json', { 'src/a.ts#a': 'abc' });
    // The titles are put together here, so that they are no citations of this file.
    const titles = ['is-proven', 'stays-green', 'has-no-place', 'is-not-broken-yet'].map((id) => `it('x [${id}]')`);
    write('src/a.test.ts', titles.join('\n'));
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it('have a test, a place, and a test that fails when it is broken', () => {
    expect([...provenRules(tree)]).toEqual(['is-proven']);
  });

  it('are those of the tests that passed, once all have run', () => {
    const result = (title: string, status: string) => ({ title, status });
    const assertionResults = [result('x [is-proven]', 'failed'), result('y [is-not-cited]', 'passed')];
    write('.cache/vitest.json', { testResults: [{ assertionResults }] });
    expect([...provenRules(tree)]).toEqual(['is-not-cited']);
  });
});
