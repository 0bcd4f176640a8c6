import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Linked } from './Linked.tsx';

const places = { terms: (words: string) => <a href="/terms">{words}</a>, privacy: (words: string) => <b>{words}</b> };

it.each([
  ['Plain words', 'Plain words'],
  ['I accept the <terms>terms</terms>.', 'I accept the <a href="/terms">terms</a>.'],
  ['<terms>T</terms> and <privacy>P</privacy>', '<a href="/terms">T</a> and <b>P</b>'],
  ['<elsewhere>Words</elsewhere> stay', 'Words stay'],
  ['1 < 2 <terms>open', '1 &lt; 2 &lt;terms&gt;open'],
])('%s', (text, html) => {
  const { container } = render(<Linked text={text} places={places} />);
  expect(container.innerHTML.replaceAll(/<\/?span>/g, '')).toBe(html);
});
