import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Linked } from './Linked.tsx';

const links = { terms: (text: string) => <a href="/terms">{text}</a>, privacy: (text: string) => <b>{text}</b> };

it.each([
  ['Plain words', 'Plain words'],
  ['I accept the <terms>terms</terms>.', 'I accept the <a href="/terms">terms</a>.'],
  ['<terms>T</terms> and <privacy>P</privacy>', '<a href="/terms">T</a> and <b>P</b>'],
  ['<elsewhere>Words</elsewhere> stay', 'Words stay'],
  ['1 < 2 <terms>open', '1 &lt; 2 &lt;terms&gt;open'],
])('%s', (text, html) => {
  const { container } = render(<Linked text={text} links={links} />);
  expect(container.innerHTML.replaceAll(/<\/?span>/g, '')).toBe(html);
});
