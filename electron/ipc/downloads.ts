import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import type { Downloads } from '../downloads/downloads.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['downloads'];

const id = z.string().check(z.minLength(1), z.maxLength(128));

export const downloadsArguments: ArgumentSchemas<Domain> = {
  certificate: z.tuple([z.object({ downloadId: id, certificateId: id, fileName: z.string().check(z.maxLength(512)) })]),
  cancel: z.tuple([id]),
};

export function downloadsHandlers(downloads: Downloads): Handlers<Domain> {
  return {
    certificate: (request) => downloads.certificate(request),
    cancel: (downloadId) => downloads.cancel(downloadId),
  };
}
