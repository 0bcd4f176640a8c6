import { examPaths } from '../../src/contract/paths/exam.ts';
import { learningPaths } from '../../src/contract/paths/learning.ts';
import { linkScheme } from '../../src/contract/paths/link.ts';
import type { NativeTexts } from '../windows/native-texts.ts';

/** An entry of the taskbar's menu on Windows: it starts the program with a link, which a running client takes over. */
export interface JumpTask {
  program: string;
  arguments: string;
  title: string;
  description: string;
  iconPath: string;
  iconIndex: number;
}

export function jumpTasks(program: string, { menu }: Pick<NativeTexts, 'menu'>): JumpTask[] {
  const task = (title: string, path: string): JumpTask => ({
    program,
    arguments: `${linkScheme}://${path.replace(/^\//, '')}`,
    title,
    description: title,
    iconPath: program,
    iconIndex: 0,
  });
  return [task(menu.exams, examPaths.list.to()), task(menu.learning, learningPaths.center.to())];
}
