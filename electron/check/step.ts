import { addressOf, bodyOf, type Answer, type Endpoint, type Input } from '../../src/contract/platform/endpoint.ts';
import { readData } from '../../src/contract/platform/read-data.ts';

import type { Branch } from '../../src/contract/ipc/session.ts';

/** What the walk has learned so far, and asks later calls about. */
export interface Known {
  account: string;
  password: string;
  /** Name of the branch to choose; null: the first one. */
  branchName: string | null;
  /** Id of the exam to look at; null: the first one. */
  examId: string | null;
  tenantHost: string;
  branch: (Branch & { ucode: string }) | null;
  exam: { bussinessId: string; examId: string; type: string; name: string; formal: boolean } | null;
  paper: { userPaperId: string; examId: string } | null;
}

/** One call of the walk. */
export interface Step {
  call: Endpoint;
  /** Address and body; null: nothing is known to ask about. */
  request: (known: Known) => { address: string; body: Record<string, unknown> | null } | null;
  /** Takes what later calls need from the answer. */
  learn: (data: unknown, known: Known) => void;
}

export function step<E extends Endpoint>(
  call: E,
  inputOf: (known: Known) => Input<E> | null,
  learn: (data: Answer<E>, known: Known) => void = () => undefined,
): Step {
  return {
    call,
    request(known) {
      const input = inputOf(known);
      return input === null ? null : { address: addressOf(call, input), body: bodyOf(call, input) };
    },
    learn(data, known) {
      const read = readData(call, data);
      if (read.kind === 'data') learn(read.data, known);
    },
  };
}
