import { expect, it } from 'vitest';
import { domRange, plainText, selectedRange } from './text-offsets.ts';

function material(): HTMLElement {
  const root = document.createElement('section');
  root.innerHTML =
    '<p>先<b>断电</b>。</p><p>公式 <span class="formula"><i>U</i>=IR</span>，再验电。</p><img alt=""><p></p>';
  document.body.append(root);
  return root;
}

it('counts what a reader sees, without formulas', () => {
  expect(plainText(material())).toBe('先断电。公式 ，再验电。');
});

it.each([
  [0, 4, '先断电。'],
  [1, 3, '断电'],
  [2, 6, '电。公式'],
  [8, 12, '再验电。'],
])('%i to %i there and back', (from, to, text) => {
  const root = material();
  const range = domRange(root, { from, to });
  expect(range?.toString()).toBe(text);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  if (range) selection?.addRange(range);
  expect(selectedRange(root, selection)).toEqual({ from, to });
});

it('a selection of whole elements has the offsets of their texts', () => {
  const root = material();
  const selection = document.getSelection();
  selection?.selectAllChildren(root);
  expect(selectedRange(root, selection)).toEqual({ from: 0, to: 12 });
  selection?.selectAllChildren(root.querySelectorAll('p')[1]!);
  expect(selectedRange(root, selection)).toEqual({ from: 4, to: 12 });
});

it('nothing outside the element counts, nor a passage beyond its text', () => {
  const root = material();
  document.getSelection()?.selectAllChildren(document.body);
  expect(selectedRange(root, document.getSelection())).toBeNull();
  expect(domRange(root, { from: 2, to: 99 })).toBeNull();
});

it('does not count the words of the client that stand for a picture', () => {
  const root = document.createElement('div');
  root.innerHTML = '先断电。<img><span class="picture-missing">图片加载失败</span>再验电。';
  expect(plainText(root)).toBe('先断电。再验电。');
});
