import { expect, it } from 'vitest';
import { inlineTokens } from './inline-tokens.ts';

it('writes each Fluent token as the variable that it names', () => {
  const code =
    "import { makeStyles, tokens } from '@fluentui/react-components'; a(`0 ${tokens.spacingVerticalS}`, tokens.colorBrandStroke1)";
  expect(inlineTokens(code)).toContain("a(`0 ${'var(--spacingVerticalS)'}`, 'var(--colorBrandStroke1)')");
});

it('leaves other things of that name as they are', () => {
  const code = 'const tokens = read(); use(tokens.length)';
  expect(inlineTokens(code)).toBe(code);
});

it('leaves the names of files as they are', () => {
  const code = "import { tokens } from '@fluentui/react-theme'; import { treeItem } from '../../utils/tokens.js';";
  expect(inlineTokens(code)).toBe(code);
});
