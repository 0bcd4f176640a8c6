import type { Contract } from '#contract/ipc/contract.ts';
import type { PolicyReport } from '#contract/ipc/policy.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';

export function policyHandlers(read: () => PolicyReport): DomainHandlers<Contract['policy']> {
  return { read: handler(noArguments, read) };
}
