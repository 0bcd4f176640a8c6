import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDOMRenderer, makeStyles } from '@griffel/core';
import { expect, it } from 'vitest';
import { compileStyles } from './compile.ts';
import { fluentLeftToRight } from './fluent.ts';
import { leftToRight, resetLeftToRight } from './left-to-right.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
writeFileSync(path.join(folder, 'sizes.ts'), `export const narrow: string = '@media (max-width: 1023px)';`);
const file = path.join(folder, 'Card.tsx');

const card = `import { makeStyles, tokens } from '@fluentui/react-components';
import type { Size } from './Other.tsx';
import { narrow } from './sizes.ts';

const gap: Size = '4px 12px';
const unused = document.title;
const useStyles = makeStyles({
  card: { display: 'flex', gap, color: tokens.colorBrandForeground1, [narrow]: { display: 'block' } },
  left: { paddingLeft: '4px' },
});
`;

/** The classes that the call in a compiled file gives its slots. */
function classesOf(compiled: string): unknown {
  const text = /__styles\((\{.*?\}\}), \{/.exec(compiled)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

it('computes the classes that a page would have computed', async () => {
  const compiled = (await compileStyles(file, card)) ?? '';
  const renderer = createDOMRenderer(undefined);
  const onPage = makeStyles({
    card: {
      display: 'flex',
      gap: '4px 12px',
      color: 'var(--colorBrandForeground1)',
      '@media (max-width: 1023px)': { display: 'block' },
    },
    left: { paddingLeft: '4px' },
  })({ dir: 'ltr', renderer });
  const slots = Object.values(classesOf(compiled) ?? {}).map(
    (slot) => new Set(Object.values(slot ?? {}).filter(Boolean)),
  );
  const used = Object.values(onPage).map(
    (names) => new Set(names.split(' ').filter((name) => !name.startsWith('___'))),
  );
  expect(slots).toEqual(used);
  expect(compiled).toContain('@media (max-width: 1023px){');
  expect(compiled).not.toContain('padding-right');
});

it('leaves a file without styles alone', async () => {
  expect(await compileStyles(file, 'export const makeStyles = 1;')).toBeNull();
});

it('names the import that only a page can load', async () => {
  const other = card.replace('./sizes.ts', './Sizes.tsx');
  await expect(compileStyles(file, other)).rejects.toThrow(/need narrow of \.\/Sizes\.tsx/);
});

it('drops what is for languages from right to left, and keeps a class that both directions use', () => {
  expect(
    leftToRight(
      { a: { p: ['fleft', 'fright'], m: 'fboth' }, b: { p: ['fboth', 'fleft'], c: 0 } },
      { d: ['.fleft{left:0}', '.fright{right:0}', '.fboth{margin:0}'], m: [['.fright{right:0}', { m: 'print' }]] },
    ),
  ).toEqual([
    { a: { p: 'fleft', m: 'fboth' }, b: { p: 'fboth', c: 0 } },
    { d: ['.fleft{left:0}', '.fboth{margin:0}'] },
  ]);
  expect(resetLeftToRight('rright', { r: ['.rleft{left:0}', '.rright{right:0}'], s: [] })).toEqual({
    r: ['.rleft{left:0}'],
    s: [],
  });
  expect(resetLeftToRight(null, ['.rleft{left:0}'])).toEqual(['.rleft{left:0}']);
});

it('does so for the computed styles of Fluent', () => {
  const code = `const use = /*#__PURE__*/__styles({ root: { p: ["fl", "fr"] } }, { d: [".fl{left:0}", ".fr{right:0}"] });
const useReset = /*#__PURE__*/__resetStyles("rl", "rr", [".rl{left:0}", ".rr{right:0}"]);`;
  expect(fluentLeftToRight(code)).toBe(`const use = /*#__PURE__*/__styles({"root":{"p":"fl"}}, {"d":[".fl{left:0}"]});
const useReset = /*#__PURE__*/__resetStyles("rl", null, [".rl{left:0}"]);`);
});
