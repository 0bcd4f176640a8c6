import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { drawPage, heightsOf, lacksPicture, openPdf } from '#domain/pdf/pdf.ts';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { PdfPages } from './PdfPages.tsx';

// jsdom draws nothing.
vi.mock('#domain/pdf/pdf.ts', () => ({
  openPdf: vi.fn<typeof openPdf>(),
  heightsOf: vi.fn<typeof heightsOf>(),
  drawPage: vi.fn<typeof drawPage>(),
  lacksPicture: vi.fn<typeof lacksPicture>(),
  closePdf: vi.fn<() => void>(),
}));

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['certificate']);
});
beforeEach(() => {
  vi.mocked(openPdf)
    .mockReset()
    .mockResolvedValue({ loadingTask: { destroyed: false } } as never);
  vi.mocked(drawPage).mockReset().mockResolvedValue(1);
  vi.mocked(lacksPicture).mockReset().mockResolvedValue(false);
});

function show(pages: number) {
  vi.mocked(heightsOf).mockResolvedValue(Array.from({ length: pages }, () => 1));
  const onUnreadable = vi.fn<() => void>();
  const bytes = new Uint8Array();
  render(
    <FluentProvider>
      <PdfPages bytes={bytes} label="李明的证书" onUnreadable={onUnreadable} />
    </FluentProvider>,
  );
  return onUnreadable;
}

const pictures = async () => (await screen.findAllByRole('img')).map((one) => one.getAttribute('aria-label'));

it('a certificate of one page is that page', async () => {
  show(1);
  expect(await pictures()).toEqual(['李明的证书']);
});

it('every page of a certificate is shown, each with its number', async () => {
  show(3);
  expect(await pictures()).toEqual([1, 2, 3].map((page) => `李明的证书，第 ${page} 页，共 3 页`));
  expect(vi.mocked(drawPage).mock.calls.map(([, page]) => page)).toEqual([1, 2, 3]);
  expect(screen.queryByText(/这里显示前/)).toBeNull();
});

it('of a very long one the first pages are shown, and the sentence says how many there are', async () => {
  show(25);
  expect(await pictures()).toHaveLength(20);
  expect(screen.getByText('这里显示前 20 页，文件共 25 页。')).toBeTruthy();
});

it('a seal that cannot be read is told beside its page', async () => {
  vi.mocked(lacksPicture).mockImplementation(async (_, page) => page === 2);
  show(2);
  expect(await screen.findAllByText(/印章或扫描件）读不出来/)).toHaveLength(1);
});

it.each(['open', 'draw'] as const)('what does not %s is told', async (what) => {
  if (what === 'open') vi.mocked(openPdf).mockRejectedValue(new Error('damaged'));
  else vi.mocked(drawPage).mockRejectedValue(new Error('no page'));
  const onUnreadable = show(2);
  await vi.waitFor(() => expect(onUnreadable).toHaveBeenCalled());
});
