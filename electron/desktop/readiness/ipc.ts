import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { findings } from '#contract/ipc/readiness.ts';
import { pageChecks } from '#contract/ipc/readings.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { ReadinessService } from './readiness-service.ts';

const seat = z.string().check(z.maxLength(64));
const fact = z.union([z.string().check(z.maxLength(128)), z.number()]);
const pageRow = z.object({
  check: z.enum(pageChecks),
  verdict: z.enum(['pass', 'warn', 'fail', 'unknown']),
  finding: z.enum(findings),
  numbers: z.record(z.string().check(z.maxLength(32)), fact),
});
const pageRows = z.array(pageRow).check(z.maxLength(pageChecks.length));

/** Far more than any report has. */
const report = z.string().check(z.maxLength(64 * 1024));

export function readinessHandlers(readiness: ReadinessService): DomainHandlers<Contract['readiness']> {
  return {
    run: handler(noArguments, () => readiness.run()),
    cancel: handler(noArguments, () => readiness.cancel()),
    issuePass: handler(z.tuple([seat, pageRows]), (name, rows) => readiness.issuePass(name, rows)),
    sendPass: handler(noArguments, () => readiness.sendPass()),
    save: handler(z.tuple([report]), (text) => readiness.save(text)),
  };
}
