import type { KeepRequest } from '#contract/ipc/offline.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import type { Scene } from './scene.ts';

const courseId = 'c-fire-basics';
const itemOf = (part: string, kind: KeepRequest['kind'], name: string): KeepRequest => ({
  courseId,
  courseName: '建筑消防设施基础',
  itemId: `ci-fire-basics-${part}`,
  resId: `r-ci-fire-basics-${part}`,
  kind,
  name,
});
const items = [
  itemOf('2-2', 'image', '2.2 疏散指示标志图例'),
  itemOf('1-3', 'document', '1.3 灭火原理（讲义）'),
  itemOf('1-1', 'video', '1.1 燃烧的条件与类型'),
];

// Runs in the page: what a learner keeps, until nothing is on its way any more.
async function keep(wanted: readonly KeepRequest[]): Promise<void> {
  const { offline } = window.desktop;
  for (const request of wanted) await offline.keep(request);
  const moving = async () => {
    const list = await offline.list();
    return list.ok && list.value.some(({ phase }) => phase !== 'kept' && phase !== 'refused');
  };
  const { promise: settled, resolve } = Promise.withResolvers<void>();
  const look = async () => {
    if (!(await moving())) resolve();
  };
  const stop = offline.changed(() => void look());
  void look();
  await settled;
  stop();
}

/** A course of which two items are kept, and one was refused. */
const kept =
  (address: string): Scene =>
  async ({ page }) => {
    await page.evaluate(keep, items);
    return address;
  };

export const keptList = kept(learningPaths.courses.to({ tab: 'offline' }));
export const keptCourse = kept(learningPaths.courseDetails.to({ courseId }));
export const keptPlay = kept(learningPaths.play.to({ courseId, id: 'ci-fire-basics-2-2' }));
