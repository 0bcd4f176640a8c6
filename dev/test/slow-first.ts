// The order of test files: what takes longest begins first, so that no worker waits for another at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the slowest 15 that `npm test` prints; the rest follows in vitest's own order. */
const slowest = [
  'crawl/learner',
  'crawl/tenants',
  'e2e/cameras',
  'unit/silent-platform',
  'any-answer/screens',
  'any-answer/effects',
  'site/readiness',
  'e2e/axe-dialogs',
  'e2e/axe-screens',
  'e2e/player',
  'layout/long-names',
  'e2e/readiness',
  'layout/question',
  'e2e/staff',
];

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files);
    return ordered.toSorted((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId));
  }
}

function placeOf(file: string): number {
  const place = slowest.findIndex((name) => file.includes(`/${name}.test.`));
  return place === -1 ? slowest.length : place;
}
