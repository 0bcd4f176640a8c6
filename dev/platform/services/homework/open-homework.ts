import * as z from 'zod/mini';
import { homework, type HomeworkContent } from '../../content/learning/homework.ts';
import { day } from '../../server/clock.ts';
import type { Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { handedInOf, type HandedIn } from './answer-row.ts';
import { homeworkCodes } from './codes.ts';

interface OwnHomework {
  content: HomeworkContent;
  /** Epoch ms; null: open for ever. */
  until: number | null;
  handedIn: HandedIn | null;
}

const seatRow = z.object({ anchored_at: z.number() });

/** A homework as it stands for this learner. */
export function standingOf(
  content: HomeworkContent,
  { store, account }: Pick<Context, 'store' | 'account'>,
): OwnHomework {
  const { id, untilDay } = content;
  const anchored =
    store.one(seatRow, 'SELECT anchored_at FROM homework_seat WHERE homework_id = ?', id)?.anchored_at ?? 0;
  return {
    content,
    until: untilDay === undefined ? null : anchored + untilDay * day,
    handedIn: handedInOf(store, account.id, id),
  };
}

/** The homework of a course by its id, or the refusal that there is none. */
export function ownHomework(
  { homeworkId, courseId }: { homeworkId: string; courseId: string },
  context: Pick<Context, 'store' | 'account'>,
): OwnHomework {
  const content = homework.find((one) => one.id === homeworkId && one.courseId === courseId);
  if (!content) throw new Refusal(serverCodes.notFound, '没有找到这份作业');
  return standingOf(content, context);
}

/** One that may be handed in now. Refuses one that is over, marked, or final. */
export function openHomework(
  named: { homeworkId: string; courseId: string },
  context: Pick<Context, 'store' | 'account' | 'clock'>,
): OwnHomework {
  const own = ownHomework(named, context);
  if (own.handedIn && (own.handedIn.markedAt !== null || own.content.once))
    throw new Refusal(homeworkCodes.homeworkFinal, own.content.once ? '作业已提交，不能修改' : '作业已批阅，不能修改');
  if (own.until !== null && context.clock.now() > own.until)
    throw new Refusal(homeworkCodes.homeworkOver, '已超过作业截止时间');
  return own;
}
