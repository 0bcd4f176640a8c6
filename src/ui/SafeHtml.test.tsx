import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '#lib/i18n/i18n.ts';
import { pictureMissing } from './html/pictures.ts';
import { SafeHtml } from './SafeHtml.tsx';

beforeEach(() => startI18n('zh-CN'));

it('a picture that does not come is a box, told once, and comes by pressing its button', async () => {
  const told = vi.fn<() => void>();
  document.addEventListener(pictureMissing, told);
  const { container } = render(<SafeHtml html='图中标志是什么？<img src="/media/sign.png" alt="标志">' />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('no picture');
  act(() => void fireEvent.error(picture));
  act(() => void fireEvent.error(picture));
  expect(screen.getByText('图片加载失败（标志）')).toBeTruthy();
  expect(picture.hidden).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  const asked = vi.spyOn(picture, 'setAttribute');
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(asked).toHaveBeenCalledWith('src', '/api/media/sign.png');
  act(() => void fireEvent.load(picture));
  expect(screen.queryByText(/加载失败/)).toBeNull();
  expect(picture.hidden).toBe(false);
  document.removeEventListener(pictureMissing, told);
});

it('a box within an option has no control of its own', () => {
  const { container } = render(
    <button type="button">
      <SafeHtml html="<img src='/a.png'>" inline />
    </button>,
  );
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('图片加载失败')).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it.each([
  ['<img>', '图片加载失败'],
  ['<iframe src="https://v.qq.com/x"></iframe>', '此处有视频或网页，此客户端没有显示'],
  ['<canvas></canvas>', '此处有图形，此客户端没有显示'],
])('%s is said: %s', (html, words) => {
  const { container } = render(<SafeHtml html={html} />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  // The content is in the platform's language, these words are in the client's.
  expect(screen.getByText(words).lang).toBe('zh-CN');
});

it('formulas are drawn; what is none says so', async () => {
  const { container } = render(<SafeHtml html="若 $U=220\,\text{V}$，\(\ce{H2O}\)，$\nosuchcommand{x}$" />);
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(2), { timeout: 10_000 });
  expect(screen.getByText(String.raw`公式没有画出来，原文是 \nosuchcommand{x}`).lang).toBe('zh-CN');
});

it('what an author said by a style stays', () => {
  render(<SafeHtml html='<span style="text-decoration: underline">长</span><span style="color: red">红</span>' />);
  expect(screen.getByText('长').style.textDecoration).toBe('underline');
  expect(screen.getByText('红').style.getPropertyValue('--said-dark')).toMatch(/^#/);
});

it.each([
  [
    String.raw`若 $U=220\,\text{V}$，\(R=44\,\Omega\)，则 $$I=\begin{cases}\frac{U}{R} & R>0\\ 0 & x\end{cases}$$`,
    'zh-CN',
  ],
  ['求 <math><mi>abcdef</mi></math><svg><text>ABCDEF</text></svg>，当 0<x<5 时', 'zh-CN'],
  ['<a title="1 > 0 abcdefgh" href="/abcdefghijklmnop">断电</a>', 'zh-CN'],
  ['<p title="断电断电断电">Low voltage</p>', null],
])('the language of %s is that of its words', (html, language) => {
  const { container } = render(<SafeHtml html={html} />);
  expect(container.firstElementChild?.getAttribute('lang')).toBe(language);
});
