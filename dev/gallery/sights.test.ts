import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const sights = path.join(import.meta.dirname, 'sights.ts');

it('can be read by Node alone: the table of routes loads no screen until it is opened', () => {
  const script = `const { sights } = await import(${JSON.stringify(sights)}); console.log(JSON.stringify(sights))`;
  const list: { path: string }[] = JSON.parse(
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script], {
      encoding: 'utf8',
    }),
  );
  expect(list.map(({ path: address }) => address)).toContain('/examList');
  expect(list.map(({ path: address }) => address)).not.toContain('/testPaper');
});
