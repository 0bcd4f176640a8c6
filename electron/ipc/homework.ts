import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import { longestHomework } from '../../src/contract/ipc/homework.ts';
import type { HomeworkDrafts } from '../homework/drafts.ts';
import { handler, type DomainHandlers } from './handler.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const ref = z.object({ courseId: id, homeworkId: id });
const address = z.string().check(z.minLength(1), z.maxLength(2048));
const file = z.object({
  fileId: z.string().check(z.minLength(1), z.maxLength(512)),
  name: z.string().check(z.maxLength(512)),
  bytes: z.number().check(z.minimum(0)),
});
const draft = z.object({
  text: z.string().check(z.maxLength(longestHomework)),
  pictures: z.array(address).check(z.maxLength(100)),
  files: z.array(file).check(z.maxLength(100)),
});

export function homeworkHandlers(drafts: HomeworkDrafts): DomainHandlers<Contract['homework']> {
  return {
    draft: handler(z.tuple([ref]), (one) => drafts.read(one)),
    keep: handler(z.tuple([ref, draft]), (one, kept) => drafts.keep(one, kept)),
    drop: handler(z.tuple([ref]), (one) => drafts.drop(one)),
  };
}
