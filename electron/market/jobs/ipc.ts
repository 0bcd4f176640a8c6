import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { JobNotebook } from './job-notes.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const name = z.string().check(z.maxLength(512));
const position = z.strictObject({ id, positionName: name, companyName: name, cityName: name });
const search = z.string().check(z.minLength(1), z.maxLength(100));

export function jobsHandlers(jobs: JobNotebook): DomainHandlers<Contract['jobs']> {
  return {
    notes: handler(noArguments, () => jobs.notes()),
    save: handler(z.tuple([position]), (one) => jobs.save(one)),
    remove: handler(z.tuple([id]), (one) => jobs.remove(one)),
    searched: handler(z.tuple([search]), (text) => jobs.searched(text)),
    forgetSearches: handler(noArguments, () => jobs.forgetSearches()),
  };
}
