import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { articleInIsland } from '#tests/support/island.ts';
import { StyleIsland } from './StyleIsland.tsx';

const own = `<style>p { color: rgb(200, 0, 0) } h1 { display: none }</style>
  <p style="font-size: 6px; background-image: url(/media/a.png)">红字</p>
  <a href="#end">到结尾</a><a href="#%E7%BB%93">到结</a><a href="#%zz">无处</a><a href="https://a.cn">外部</a><h3 id="end" style="color: green; position: fixed">结尾</h3><p id="结">结</p>
  <script>window.ran = true</script><p onclick="window.ran = true">安全</p>`;

it('an article keeps its styles, and the page around it keeps its own', async () => {
  render(
    <>
      <p data-testid="page">页面</p>
      <StyleIsland html={own} />
    </>,
  );
  const article = await articleInIsland();
  const paragraph = article.querySelector('p');
  expect(paragraph?.style.backgroundImage).toContain('/api/media/a.png');
  expect(article.querySelector('h3')?.style.color).toBe('green');
  expect(article.querySelector('h3')?.style.position).toBe('static');
  expect(paragraph?.style.fontSize).toBe('12px');
  const root = article.getRootNode();
  const sheets = root instanceof ShadowRoot ? root.adoptedStyleSheets : [];
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  expect(rules.some((rule) => /^p \{.*color: rgb\(200, 0, 0\)/.test(rule))).toBe(true);
  expect(document.querySelectorAll('[data-island] ~ style, body style:not([data-make-styles-bucket])')).toHaveLength(0);
  expect(article.querySelector('style, script, [onclick]')).toBeNull();
  expect(article.lang).toBe('zh-CN');
});

it('a link within the article brings its place into sight; others lead outside', async () => {
  const seen = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.call(this);
  };
  render(<StyleIsland html={own} />);
  const article = await articleInIsland();
  const [within, encoded, nowhere, outside] = [...article.querySelectorAll('a')];
  const press = (link: Element | undefined) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect([press(within), press(encoded), press(nowhere)]).toEqual([false, false, false]);
  expect(seen.mock.contexts).toEqual([article.querySelector('#end'), article.querySelector('#结')]);
  expect(outside?.getAttribute('target')).toBe('_blank');
});

it('draws another article in the place of the first, and ends what the first began', async () => {
  const end = vi.fn<() => void>();
  const begin = vi.fn<(article: HTMLElement) => () => void>(() => end);
  const { rerender } = render(<StyleIsland html="<p>一</p>" onDrawn={begin} />);
  rerender(<StyleIsland html="<p>二</p>" onDrawn={begin} />);
  expect((await articleInIsland()).textContent).toBe('二');
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([2, 1]);
});
