import { atom } from 'jotai';
import type { BranchEntry } from '../../../contract/platform/account/account.ts';
import { sessionAtom } from '../../../domain/session/state.ts';

/** What is being switched: the learner chooses, or has to choose a branch because the one of before is gone. */
export type SwitchQuestion =
  | { kind: 'branch' | 'tenant' | 'identity' }
  | { kind: 'branch-needed'; branches: readonly BranchEntry[] };

const askedAtom = atom<{ accountId: string | null; question: SwitchQuestion } | null>(null);

/** The open question of this account. It outlives the header, which is another one at another tenant. */
export const switchQuestionAtom = atom(
  (get) => {
    const asked = get(askedAtom);
    return asked !== null && asked.accountId === get(sessionAtom).accountId ? asked.question : null;
  },
  (get, set, question: SwitchQuestion | null) => {
    set(askedAtom, question === null ? null : { accountId: get(sessionAtom).accountId, question });
  },
);
