import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { ReadinessService } from '../readiness/readiness-service.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

/** Far more than any report has. */
const report = z.string().check(z.maxLength(64 * 1024));

export function readinessHandlers(readiness: ReadinessService): DomainHandlers<Contract['readiness']> {
  return {
    run: handler(noArguments, () => readiness.run()),
    cancel: handler(noArguments, () => readiness.cancel()),
    save: handler(z.tuple([report]), (text) => readiness.save(text)),
  };
}
