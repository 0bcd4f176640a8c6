import { FluentProvider } from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Elsewhere } from '#contract/platform/learning/document-way.ts';
import { loadTexts, startI18n } from '#lib/i18n/i18n.ts';
import { DocumentFailed } from './DocumentFailed.tsx';
import type { DocumentProblem } from './use-document.ts';

beforeAll(async () => {
  await startI18n('zh-CN');
  await loadTexts(['learning']);
});

function show(problem: DocumentProblem, outside: Elsewhere | null = null) {
  const [onOutside, onRetry, onUnlock] = [
    vi.fn<(to: Elsewhere) => Promise<void>>(async () => undefined),
    vi.fn<() => void>(),
    vi.fn<(by: string) => void>(),
  ];
  render(
    <FluentProvider>
      <DocumentFailed problem={problem} outside={outside} onOutside={onOutside} onRetry={onRetry} onUnlock={onUnlock} />
    </FluentProvider>,
  );
  return { onOutside, onRetry, onUnlock };
}

it.each<[DocumentProblem, RegExp]>([
  ['unreached', /没有连上存放文档的地方/],
  ['ended', /地址已失效或不允许打开/],
  ['other', /不能显示这种文件/],
  ['damaged', /收到了，但无法读取/],
  ['old-word', /旧版 Word 文档（\.doc、\.wps）/],
  ['slides', /演示文稿/],
  ['old-slides', /演示文稿/],
  ['sheet', /电子表格/],
  ['old-sheet', /电子表格/],
  ['zip', /压缩文件/],
  ['rar', /压缩文件/],
  ['7z', /压缩文件/],
  ['locked-office', /Office 文档有密码/],
  ['protected', /加密方式/],
])('%s has a sentence of its own, and is tried again', async (problem, sentence) => {
  const { onRetry } = show(problem);
  expect(screen.getByRole('alert').textContent).toMatch(sentence);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('what is not read here goes to a program of the system', async () => {
  const browser = { kind: 'outside', address: 'https://view.example/1' } as const;
  const inBrowser = show('other', browser);
  await userEvent.click(screen.getByRole('button', { name: '在浏览器中打开' }));
  expect(inBrowser.onOutside).toHaveBeenCalledWith(browser);
  const program = { kind: 'system', address: '/media/a.ppt' } as const;
  const inProgram = show('old-slides', program);
  await userEvent.click(screen.getByRole('button', { name: '用系统里的程序打开' }));
  expect(inProgram.onOutside).toHaveBeenCalledWith(program);
});

it('a locked document asks for its password, and says when it is wrong', async () => {
  const { onUnlock } = show('locked');
  expect(screen.getByRole('heading', { name: '这份 PDF 有密码' })).toBeTruthy();
  expect(screen.queryByText('密码不对，请再输入一次')).toBeNull();
  await userEvent.type(screen.getByLabelText('文件密码'), 'Hello{Enter}');
  expect(onUnlock).toHaveBeenCalledWith('Hello');
  show('wrong-password');
  // Dark red on the dark stage could not be read.
  expect(screen.getByText('密码不对，请再输入一次').closest('[data-theme="dark"]')).toBeTruthy();
});
