import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { longestHomework, type HomeworkRef, type HomeworkUpload } from '#contract/ipc/homework.ts';
import { chosenFile, fileId, filePart } from '#electron/kernel/ipc/file-parts.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { HomeworkDrafts } from './drafts.ts';
import type { HomeworkQueue } from './file-queue.ts';
import type { HomeworkFiles } from './files.ts';

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

export interface HomeworkHandlersOptions {
  drafts: HomeworkDrafts;
  files: HomeworkFiles;
  queue: HomeworkQueue;
  session: SessionWatch;
}

export function homeworkHandlers(options: HomeworkHandlersOptions): DomainHandlers<Contract['homework']> {
  const { drafts, files, queue, session } = options;

  async function listOf(one: HomeworkRef): Promise<HomeworkUpload[]> {
    const account = session.account();
    return account ? queue.uploadsOf(await files.list(account.accountId, one)) : [];
  }

  return {
    draft: handler(z.tuple([ref]), async (one) => {
      const kept = await drafts.read(one);
      return kept && { ...kept, waitingFiles: (await listOf(one)).length };
    }),
    keep: handler(z.tuple([ref, draft]), (one, kept) => drafts.keep(one, kept)),
    drop: handler(z.tuple([ref]), async (one) => {
      await drafts.drop(one);
      await files.forget(one);
    }),
    beginFile: handler(z.tuple([ref, chosenFile]), (one, chosen) => files.begin(one, chosen)),
    filePart: handler(z.tuple([fileId, filePart]), (one, bytes) => files.part(one, bytes)),
    finishFile: handler(z.tuple([fileId]), async (one) => queue.uploadsOf(await files.finish(one))),
    cancelFile: handler(z.tuple([fileId]), (one) => files.cancel(one)),
    removeFile: handler(z.tuple([ref, fileId]), async (one, gone) => queue.uploadsOf(await files.remove(one, gone))),
    retryFiles: handler(z.tuple([]), () => queue.retryNow()),
    uploads: handler(z.tuple([ref]), listOf),
  };
}
