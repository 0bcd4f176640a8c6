import { describe, expect, it } from 'vitest';
import { archiveFaults, inMb, sizesByPart, type ArchiveFile } from './archive.ts';

const file = (name: string, size = 10): ArchiveFile => ({ name, size });
const whole = [
  'package.json',
  'dist/index.html',
  'dist/licences.json',
  'dist/assets/index.js',
  'dist-electron/main.js',
  'dist-electron/preload.cjs',
  'dist-electron/journal-worker.js',
  'dist-electron/evidence-worker.js',
].map((name) => file(name));

describe('an archive', () => {
  it('with the bundles alone is as it must be', () => {
    expect(archiveFaults(whole)).toEqual([]);
  });

  it.each([
    ['node_modules/zod/index.js', 'a package'],
    ['dist/assets/index.js.map', 'a source map'],
    ['dist/src/main.tsx', 'a source'],
    ['dist/tests/x.js', 'a file of development'],
    ['dist-electron/rescue-private.pem', 'something secret'],
    ['.env.local', 'something secret'],
    ['dist/.vite/manifest.json', null],
    ['.npmrc', 'a hidden file'],
    ['policy.json', 'a policy'],
  ])('with %s: %s', (name, reason) => {
    const faults = archiveFaults([...whole, file(name)]).filter((fault) => reason && fault.includes(reason));
    expect(faults).toHaveLength(reason === null ? 0 : 1);
  });

  it.each(whole.map(({ name }) => name).filter((name) => !name.startsWith('dist/assets')))('without %s', (name) => {
    expect(archiveFaults(whole.filter((one) => one.name !== name))).toEqual([`${name} is missing`]);
  });

  it('that is too large is told with both numbers', () => {
    const faults = archiveFaults([...whole, file('dist/film.bin', 26 * 1024 * 1024)]);
    expect(faults).toEqual(['it holds 26.0 MB, 25.0 MB are allowed']);
  });
});

it('sizes are added by folder', () => {
  expect(sizesByPart([file('dist/assets/a.js', 5), file('dist/assets/b/c.js', 6), file('package.json', 1)])).toEqual([
    { part: 'dist/assets', size: 11 },
    { part: 'package.json', size: 1 },
  ]);
  expect(inMb(1_572_864)).toBe('1.5 MB');
});
