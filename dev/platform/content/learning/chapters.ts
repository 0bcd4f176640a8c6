import type { LessonContent } from './course-content.ts';

/** Titles of the chapters of a film or a sound, by what its lesson is about. */
const titles: readonly (readonly [about: string, chapters: readonly string[]])[] = [
  ['一次短路的三分钟', ['接班与巡查', '报警响起', '确认与断电', '扑救与报告', '事后复盘']],
  ['疏散广播词', ['广播前的准备', '第一遍：通知', '第二遍：引导', '重复与记录']],
  ['成因与处置', ['短路与过负荷', '接触电阻过大', '漏电与电弧', '处置顺序']],
];

/** The chapters of a lesson, evenly spread over its length; most have none. */
export function chaptersOf({ name, seconds }: LessonContent): { title: string; startTime: number }[] {
  const own = titles.find(([about]) => name.includes(about))?.[1] ?? [];
  return own.map((title, at) => ({ title, startTime: Math.floor(((seconds ?? 0) * at) / own.length) }));
}
