import { describe, expect, it } from 'vitest';
import { locales } from '#contract/ipc/locale.ts';
import { TaskbarProgress } from '#electron/kernel/progress.ts';
import { nativeTexts } from '#electron/kernel/words/native-texts.ts';
import { readLink } from '../links/read-link.ts';
import { jumpTasks, menuBar, textMenu } from './menus.ts';
import { trayWords } from './tray-words.ts';

const flags = {
  canUndo: false,
  canRedo: false,
  canCut: true,
  canCopy: true,
  canPaste: true,
  canDelete: true,
  canSelectAll: true,
  canEditRichly: false,
};
const minute = 60_000;

describe('menus', () => {
  it.each(locales)('of macOS are in the language of the client: %s', (locale) => {
    const { menu } = nativeTexts[locale];
    const bar = menuBar('mac', 'Lectern', nativeTexts[locale]);
    expect(bar?.map(({ label }) => label)).toEqual(['Lectern', menu.edit, menu.window]);
    const roles = (bar ?? []).flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
    expect(roles.every(({ type, label }) => type === 'separator' || label !== undefined)).toBe(true);
    expect(roles.map(({ role }) => role)).not.toContain('reload');
  });

  it.each(['windows', 'linux'] as const)('are none on %s', (os) => {
    expect(menuBar(os, 'Lectern', nativeTexts['zh-CN'])).toBe(null);
  });

  it.each([
    ['a field', { isEditable: true, selectionText: '' }, ['撤销', '重做', '剪切', '复制', '粘贴', '全选']],
    ['chosen text', { isEditable: false, selectionText: '低压电工' }, ['复制']],
    ['a picture', { isEditable: false, selectionText: ' ' }, []],
  ])('of %s', (_, clicked, labels) => {
    const items = textMenu({ ...clicked, editFlags: flags }, nativeTexts['zh-CN']);
    expect(items.flatMap(({ label }) => label ?? [])).toEqual(labels);
  });

  it('offer only what can be done', () => {
    const items = textMenu({ isEditable: true, selectionText: '', editFlags: flags }, nativeTexts['en-US']);
    expect(items.filter(({ enabled }) => enabled === false).map(({ label }) => label)).toEqual(['Undo', 'Redo']);
  });
});

describe('the tray says', () => {
  const at = Date.parse('2026-11-29T08:00:00');
  const exam = { id: 'e', title: '低压电工', startsAt: at };
  it.each([
    ['nothing without a reminder', null, at, '没有即将开始的考试和提醒'],
    ['minutes within the last hour', exam, at - 20 * minute, '低压电工：20 分钟后开始'],
    ['at least one', exam, at - 5_000, '低压电工：1 分钟后开始'],
    ['the time before that', exam, at - 61 * minute, '低压电工：11月29日 08:00 开始'],
  ])('%s', (_, next, now, words) => {
    expect(trayWords(next, now, 'zh-CN', nativeTexts['zh-CN'])).toBe(words);
  });
});

it('the taskbar’s entries are links that the client takes', () => {
  const tasks = jumpTasks(String.raw`C:\Lectern\Lectern.exe`, 'qicheng', nativeTexts['en-US']);
  expect(tasks.map(({ title }) => title)).toEqual(['Exams', 'Continue learning']);
  expect(tasks.map((task) => readLink(task.arguments, 'qicheng'))).toEqual(['/examList', '/learning']);
});

describe('the taskbar’s progress', () => {
  it('is the mean of what goes on, unknown while one is, and none after the last', () => {
    const shown: (number | null)[] = [];
    const progress = new TaskbarProgress((fraction) => void shown.push(fraction));
    progress.tell('update', 0.5);
    progress.tell('offline', null);
    progress.tell('offline', 0.1);
    progress.end('update');
    progress.end('update');
    progress.end('offline');
    expect(shown).toEqual([0.5, 2, 0.3, 0.1, null]);
  });
});
