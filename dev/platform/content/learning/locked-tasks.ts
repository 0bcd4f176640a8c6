import { task, type ItemContent, type TaskContent } from './task-content.ts';

/** What an item of a task can wait for, in the order in which a sentence names it. */
const conditions = ['progress', 'exam', 'form'] as const;

const before: Readonly<Record<(typeof conditions)[number], ItemContent>> = {
  progress: { id: 'ti-lock-course', kind: 'course', name: '电气防火技术', contentId: 'c-electric-fire', progress: 58 },
  exam: { id: 'ti-lock-exam', kind: 'exam', name: '阶段模拟考试（二）电气防火', contentId: 'e-fire-stage-2' },
  form: { id: 'ti-lock-form', kind: 'form', name: '报名信息确认表', contentId: 'f-fire-entry' },
};

/**
 * The task of an address like `t-locked-progress-form`: its last item waits for just these. It stands in no list. Null: the id
 * is not one of these.
 */
export function lockedTask(id: string): TaskContent | null {
  const asked = conditions.filter((condition) => id.split('-').includes(condition));
  if (asked.length === 0 || id !== `t-locked-${asked.join('-')}`) return null;
  const last: ItemContent = { id: 'ti-lock', kind: 'exam', name: '结业考试', contentId: 'e-fire-theory', waits: true };
  return task(id, '按条件解锁的任务', [...asked.map((condition) => before[condition]), last], {
    lock: {
      courseRate: asked.includes('progress') ? 80 : null,
      exam: asked.includes('exam'),
      form: asked.includes('form'),
    },
  });
}
