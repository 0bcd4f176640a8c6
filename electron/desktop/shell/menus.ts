import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import type { AppInfo } from '#contract/ipc/app.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import type { NativeTexts } from '#electron/kernel/words/native-texts.ts';

type Texts = Pick<NativeTexts, 'menu'>;
const line: MenuItemConstructorOptions = { type: 'separator' };

/** macOS needs a menu for copy and paste; elsewhere a menu would only add reload and zoom that bypass the page: null. */
export function menuBar(os: AppInfo['os'], name: string, { menu }: Texts): MenuItemConstructorOptions[] | null {
  if (os !== 'mac') return null;
  return [
    { label: name, submenu: [{ role: 'hide', label: menu.hide }, line, { role: 'quit', label: menu.quit }] },
    {
      label: menu.edit,
      submenu: [
        { role: 'undo', label: menu.undo },
        { role: 'redo', label: menu.redo },
        line,
        { role: 'cut', label: menu.cut },
        { role: 'copy', label: menu.copy },
        { role: 'paste', label: menu.paste },
        { role: 'selectAll', label: menu.selectAll },
      ],
    },
    {
      label: menu.window,
      submenu: [
        { role: 'minimize', label: menu.minimize },
        { role: 'close', label: menu.close },
      ],
    },
  ];
}

type Clicked = Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>;

/** What a click with the other button offers; []: nothing. A page that refuses the click (an exam) never gets here. */
export function textMenu(
  { isEditable, selectionText, editFlags }: Clicked,
  { menu }: Texts,
): MenuItemConstructorOptions[] {
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy', label: menu.copy }];
  return [
    { role: 'undo', label: menu.undo, enabled: editFlags.canUndo },
    { role: 'redo', label: menu.redo, enabled: editFlags.canRedo },
    line,
    { role: 'cut', label: menu.cut, enabled: editFlags.canCut },
    { role: 'copy', label: menu.copy, enabled: editFlags.canCopy },
    { role: 'paste', label: menu.paste, enabled: editFlags.canPaste },
    line,
    { role: 'selectAll', label: menu.selectAll, enabled: editFlags.canSelectAll },
  ];
}

/** An entry of the taskbar's menu on Windows: it starts the program with a link, which a running client takes over. */
export interface JumpTask {
  program: string;
  arguments: string;
  title: string;
  description: string;
  iconPath: string;
  iconIndex: number;
}

export function jumpTasks(program: string, scheme: string, { menu }: Texts): JumpTask[] {
  const task = (title: string, path: string): JumpTask => ({
    program,
    arguments: `${scheme}://${path.replace(/^\//, '')}`,
    title,
    description: title,
    iconPath: program,
    iconIndex: 0,
  });
  return [task(menu.exams, examPaths.list.to()), task(menu.learning, learningPaths.center.to())];
}
