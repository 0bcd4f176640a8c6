import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { handler, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { Downloads } from './downloads.ts';
import { openDocument, type OpenDocumentOptions } from './open-document.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const request = z.object({ downloadId: id, certificateId: id, fileName: z.string().check(z.maxLength(512)) });

const several = z.object({
  downloadId: id,
  items: z.array(z.object({ certificateId: id, fileName: z.string().check(z.maxLength(512)) })).check(z.maxLength(999)),
});

export function downloadsHandlers(downloads: Downloads): DomainHandlers<Contract['downloads']> {
  return {
    certificate: handler(z.tuple([request]), (certificate) => downloads.certificate(certificate)),
    certificates: handler(z.tuple([several]), (certificates) => downloads.certificates(certificates)),
    cancel: handler(z.tuple([id]), (downloadId) => downloads.cancel(downloadId)),
  };
}

const filePath = z.string().check(z.minLength(1), z.maxLength(4096));

const documentFile = z.strictObject({
  address: z.string().check(z.minLength(1), z.maxLength(4096)),
  name: z.string().check(z.maxLength(512)),
});

/** Shows only files that this run of the client saved: the page cannot name any other path. */
export function filesHandlers(
  downloads: Pick<Downloads, 'isOurs'>,
  showInFolder: (file: string) => void,
  document: OpenDocumentOptions,
): DomainHandlers<Contract['files']> {
  return {
    openDocument: handler(z.tuple([documentFile]), (file) => openDocument(file, document)),
    showInFolder: handler(z.tuple([filePath]), (file) => {
      if (!downloads.isOurs(file)) throw new CodedError('not-ours', 'This client did not save that file.');
      showInFolder(file);
    }),
  };
}
