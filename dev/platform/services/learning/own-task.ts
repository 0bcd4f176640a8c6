import * as z from 'zod/mini';
import { lockedTask } from '../../content/learning/locked-tasks.ts';
import type { ItemContent, TaskContent } from '../../content/learning/task-content.ts';
import { taskWith } from '../../content/learning/tasks.ts';
import { startOfDay } from '../../server/clock.ts';
import type { Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { submittedForms } from '../form/submission.ts';

const memberRow = z.object({ task_id: z.string(), anchored_at: z.number() });

/** A task of a learner with the day from which its days count. */
export interface OwnTask {
  task: TaskContent;
  anchoredAt: number;
}

/** Every task of this learner, in the order of the list. */
export function ownTasks({ store, account }: Context): OwnTask[] {
  const rows = store.all(
    memberRow,
    'SELECT task_id, anchored_at FROM learning_member WHERE account_id = ? ORDER BY position',
    account.id,
  );
  const sent = submittedForms(store, account.id);
  return rows.flatMap(({ task_id, anchored_at }) => {
    const task = taskWith(task_id);
    return task ? [{ task: { ...task, items: withForms(task.items, sent) }, anchoredAt: anchored_at }] : [];
  });
}

/** Items whose forms are filled in once the learner has sent them. */
function withForms(items: readonly ItemContent[], sent: ReadonlySet<string>): readonly ItemContent[] {
  return items.map((item) => {
    if (item.children) return { ...item, children: withForms(item.children, sent) };
    return item.kind === 'form' && sent.has(item.contentId) ? { ...item, filled: true } : item;
  });
}

/** One task of this learner, or the refusal that there is none. */
export function ownTask(id: string, context: Context): OwnTask {
  const unlisted = lockedTask(id);
  if (unlisted) return { task: unlisted, anchoredAt: startOfDay(context.clock.now()) };
  const found = ownTasks(context).find(({ task }) => task.id === id);
  if (!found) throw new Refusal(serverCodes.notFound, '没有找到这个学习任务');
  return found;
}
