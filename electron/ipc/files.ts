import * as z from 'zod/mini';
import { CodedError } from '../core/coded-error.ts';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import type { Downloads } from '../downloads/downloads.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['files'];

export const filesArguments: ArgumentSchemas<Domain> = {
  showInFolder: z.tuple([z.string().check(z.minLength(1), z.maxLength(4096))]),
};

/** Only files that this run of the client saved may be shown: the page cannot point anywhere else. */
export function filesHandlers(downloads: Pick<Downloads, 'isOurs'>, show: (file: string) => void): Handlers<Domain> {
  return {
    showInFolder(file) {
      if (!downloads.isOurs(file)) throw new CodedError('not-ours', 'This client did not save that file.');
      show(file);
    },
  };
}
