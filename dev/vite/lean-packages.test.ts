import { expect, it } from 'vitest';
import { droppable } from './lean-packages.ts';

it('components of a package that nobody uses can be dropped', () => {
  expect(
    droppable(
      'var NavLink = React10.forwardRef(\n  function named() {}\n);\nNavLink.displayName = "NavLink";\nkept();',
    ),
  ).toBe('var NavLink = /* @__PURE__ */ React10.forwardRef(\n  function named() {}\n);\n\nkept();');
});
