import { describe, expect, it } from 'vitest';
import { elementsOf, filesWith, screens } from './house/elements.ts';
import { isRecord, nodesOf, treeOf, type SourceFile } from './house/sources.ts';

/** Whether each button of a list is a primary one. */
function buttonsOf(tree: unknown): boolean[] {
  return [...elementsOf(tree)]
    .filter(({ name }) => name === 'Button' || name === 'SubmitButton')
    .map(({ name, attributes }) => name === 'SubmitButton' || attributes.get('appearance') === 'primary');
}

function* actionsOf(source: SourceFile): Generator {
  for (const node of nodesOf(treeOf(source))) {
    const { type, name, value } = node;
    if (type === 'JSXAttribute' && isRecord(name) && /^actions?$/.test(`${name['name']}`)) yield value;
  }
}

describe('screens', () => {
  it('take their heading from one component, which gets the focus when the screen or step opens', () => {
    expect(filesWith(/^h1$/)).toEqual(['src/ui/Heading.tsx']);
  });

  it('take the buttons of a dialog from one component', () => {
    expect(filesWith(/^DialogActions$/)).toEqual(['src/ui/AppDialog.tsx']);
  });

  it('put the primary button first, the others after it', () => {
    const breaches = screens.flatMap((source) =>
      [...actionsOf(source)].flatMap((actions) => {
        const buttons = buttonsOf(actions);
        const firstOther = buttons.indexOf(false);
        return firstOther >= 0 && buttons.lastIndexOf(true) > firstOther ? [source.file] : [];
      }),
    );
    expect(breaches).toEqual([]);
  });
});
