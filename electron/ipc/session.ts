import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import { matchesRealNameHash } from '../session/real-name-hash.ts';
import type { Session } from '../session/session.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['session'];

const text = z.string().check(z.maxLength(256));

export const sessionArguments: ArgumentSchemas<Domain> = {
  current: z.tuple([]),
  chooseBranch: z.tuple([
    z.object({
      code: text.check(z.minLength(1)),
      name: text,
      actor: z.nullable(text),
      organ: z.nullable(text),
    }),
  ]),
  end: z.tuple([z.enum(['signed-out', 'code-303', 'code-10000', 'code-403', 'demo-failed'])]),
  matchesRealNameHash: z.tuple([text]),
};

export function sessionHandlers(session: Session): Handlers<Domain> {
  return {
    current: () => session.state(),
    chooseBranch: (branch) => session.chooseBranch(branch),
    end: (reason) => session.end(reason),
    matchesRealNameHash: (hash) => matchesRealNameHash(session.token(), hash),
  };
}
