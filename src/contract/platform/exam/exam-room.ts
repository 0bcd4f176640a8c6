import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * Enters a paper in the exam room that the exam is planned for, once after it was joined (002 §7, G-020: a GET that
 * changes state). The parameters are assumed: no document shows any.
 */
export const examPlanRoomUserPaperSave = endpoint({
  id: 'examPlanRoomUserPaperSave',
  method: 'GET',
  path: '/affairs/v1/examPlanRoomUserPaper/save',
  effect: true,
  query: z.object({ examPlanRoomId: z.string(), userPaperId: z.string(), examId: z.string() }),
});
