import * as z from 'zod/mini';
import { reportKinds } from '#contract/ipc/paper-report.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A report that comes from a file. */
export const paperReportSchema = z.object({
  format: z.literal('lectern-paper-report'),
  version: z.literal(1),
  attemptId: z.string().check(z.regex(/^[\w-]{1,128}$/)),
  userPaperId: z.nullable(z.string()),
  exam: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  records: z.number(),
  missing: z.number(),
  lines: z.array(
    z.object({
      place: z.number(),
      seat: z.optional(z.number()),
      at: z.nullable(z.number()),
      clock: z.enum(['platform', 'computer', 'unknown']),
      kind: z.enum(reportKinds),
      values: z.record(z.string(), value),
    }),
  ),
});
