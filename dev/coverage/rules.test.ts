import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPlace, readPlace } from './break/at.ts';
import { citations, readRules } from './rules.ts';

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
