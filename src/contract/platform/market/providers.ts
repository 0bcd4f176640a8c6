import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page } from '../fields.ts';
import { trainingBranch } from '../home/institution.ts';

/** Training providers as a learner sees them: branches that offer courses; only reads (000 §2, 000 §7). */
export const openPlatformStuFindBranch = endpoint({
  id: 'openPlatformStuFindBranch',
  method: 'POST',
  path: '/order/v1/trainOpenPlatform/stu/findBranch',
  open: true,
  query: z.object({ pageSize: z.number(), pageNum: z.number(), branchName: z.optional(z.string()) }),
  answer: page(trainingBranch),
});
