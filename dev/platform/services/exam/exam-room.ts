import * as z from 'zod/mini';
import { examPlanRoomUserPaperSave } from '#contract/platform/exam/exam-room.ts';
import { handle } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import { examCodes } from './codes.ts';
import { ownPaper } from './own-paper.ts';

const roomRow = z.object({ room_id: z.string() });

/** The room that a paper is sat in: refused for another exam's room, for a closed paper, and a second time. */
export const examRoomHandlers = [
  handle(examPlanRoomUserPaperSave, ({ examPlanRoomId, ...key }, context) => {
    const { paper, exam } = ownPaper(key, context);
    if (exam.roomId === null || exam.roomId !== examPlanRoomId) {
      throw new Refusal(examCodes.wrongRoom, '该考试不在此考场');
    }
    if (paper.submitted_at !== null) throw new Refusal(examCodes.alreadyCommitted, '试卷已提交');
    const known = context.store.one(roomRow, 'SELECT room_id FROM paper_room WHERE paper_id = ?', paper.id);
    if (known) throw new Refusal(examCodes.alreadyInRoom, '试卷已在考场登记');
    context.store.run(
      'INSERT INTO paper_room (paper_id, room_id, at) VALUES (?, ?, ?)',
      paper.id,
      examPlanRoomId,
      context.clock.now(),
    );
    return true;
  }),
];
