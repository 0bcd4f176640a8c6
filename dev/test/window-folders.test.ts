import { expect, it } from 'vitest';
import { needsBuild } from './window-folders.ts';

it.each([
  ['every test', null, true],
  ['no test', [], false],
  ['a rule and a screen', ['src/features/exam/list/rules.test.ts', 'tests/integration/exam/exam-list.test.tsx'], false],
  ['the host', ['tests/unit/core.test.ts', 'tests/host/window.test.ts'], true],
  ['a whole client', ['tests/e2e/kill.test.ts'], true],
  ['sizes of the window', ['tests/layout/paper.test.ts'], true],
  ['the package', ['tests/package/packed.test.ts'], true],
  ['tests about packages', ['dev/package/config.test.ts', 'tests/unit/fault.test.ts'], false],
] as const)('a run of %s: the client is built first: %s', (_, files, build) => {
  expect(needsBuild(files)).toBe(build);
});
