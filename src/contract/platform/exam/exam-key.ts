import * as z from 'zod/mini';

/** Names an exam of a learner; `bussinessId` is spelled as the platform spells it. */
export const examKey = z.object({ bussinessId: z.string(), examId: z.string(), type: z.string() });
