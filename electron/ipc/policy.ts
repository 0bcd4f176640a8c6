import type { Contract } from '../../src/contract/ipc/contract.ts';
import type { PolicyReport } from '../../src/contract/ipc/policy.ts';
import { handler, noArguments, type DomainHandlers } from './handler.ts';

export function policyHandlers(read: () => PolicyReport): DomainHandlers<Contract['policy']> {
  return { read: handler(noArguments, read) };
}
