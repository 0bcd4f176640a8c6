import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { unescapedHtml } from './escaped.ts';

const escape = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const inner = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('文', '&nbsp;', '<br>', '<img src="/a.png?x=1&amp;y=2">', '5 &lt; 6', '（ ）', '$x$', "l'eau"),
    fc
      .tuple(
        fc.constantFrom('b', 'span style="color:red"', 'table', 'td', 'p', 'u'),
        fc.array(tie('node'), { maxLength: 3 }),
      )
      .map(([tag, nodes]) => `<${tag}>${nodes.join('')}</${tag.split(' ')[0] ?? ''}>`),
  ),
})).node;
const whole = fc
  .array(fc.tuple(fc.constantFrom('p', 'div class="a"', 'span', 'h2'), inner), { minLength: 1, maxLength: 3 })
  .map((all) => all.map(([tag, html]) => `<${tag}>文${html}</${tag.split(' ')[0] ?? ''}>`).join('\n'));

it('what an editor wrote is read, escaped once too often or more', () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 3 }), (html, times) => {
      let text = html;
      for (let at = 0; at < times; at += 1) text = escape(text);
      expect(unescapedHtml(text)).toBe(html);
    }),
  );
});

it('what was not escaped as a whole stays, and any text is read', () => {
  const piece = fc.oneof(whole, fc.string({ maxLength: 6 }), fc.constantFrom('&lt;', '&lt;p&gt;', '&amp;lt;', '&#60;'));
  fc.assert(
    fc.property(whole, piece, (html, some) => {
      expect(unescapedHtml(html)).toBeNull();
      expect(unescapedHtml(`词${escape(html)}`)).toBeNull();
      expect(unescapedHtml(`${escape(html)}词`)).toBeNull();
      unescapedHtml(some + escape(some));
    }),
  );
});
