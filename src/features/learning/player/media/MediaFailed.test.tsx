import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import type { MediaProblem } from './engine.ts';
import { MediaFailed } from './MediaFailed.tsx';
import { nativeEngine } from './native-engine.ts';

const { http } = vi.hoisted(() => ({ http: vi.fn<() => Promise<Response>>() }));
vi.mock('#api/http.ts', () => ({ http }));

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['learning']);
});

it.each<[MediaProblem, RegExp]>([
  ['unreached', /没有连上平台，或地址已失效/],
  ['form', /它的格式、编码.*换成 MP4/],
  ['damaged', /读不出来.*重新上传/],
  ['protected', /版权保护/],
])('%s has a sentence of its own, and is tried again', async (problem, sentence) => {
  const onRetry = vi.fn<() => void>();
  render(
    <FluentProvider>
      <MediaFailed problem={problem} onRetry={onRetry} />
    </FluentProvider>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(sentence);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it.each<[number | null, number | null, MediaProblem]>([
  [null, null, 'unreached'],
  [2, 200, 'unreached'],
  [3, 200, 'damaged'],
  [4, 200, 'form'],
  [4, 206, 'form'],
  [4, 415, 'form'],
  [4, 404, 'unreached'],
  [4, 502, 'unreached'],
  [4, null, 'unreached'],
])('error %s of an element whose address answers %s is %s', async (code, status, problem) => {
  http.mockImplementation(async () => {
    if (status === null) throw new Error('no network');
    return new Response(null, { status });
  });
  const element = document.createElement('video');
  Object.defineProperty(element, 'error', { value: code === null ? null : { code } });
  const told = await new Promise<MediaProblem>((resolve) => {
    nativeEngine.load(element, '/media/a.avi', { failed: resolve, qualities: () => undefined });
    element.dispatchEvent(new Event('error'));
  });
  expect(told).toBe(problem);
});
