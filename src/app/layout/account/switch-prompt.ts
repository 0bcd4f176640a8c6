import { atom } from 'jotai';
import type { BranchEntry } from '#contract/platform/account/account.ts';
import { sessionAtom } from '#domain/app-state.ts';

/** A requested switch; `branch-needed`: a branch must be chosen because the previous one is gone. */
export type SwitchPrompt =
  | { kind: 'branch' | 'tenant' | 'identity' }
  | { kind: 'branch-needed'; branches: readonly BranchEntry[] };

const promptByAccountAtom = atom<{ accountId: string | null; prompt: SwitchPrompt } | null>(null);

/** The open switch dialog of this account. An atom, because a switch of tenant replaces the header that opened it. */
export const switchPromptAtom = atom(
  (get) => {
    const stored = get(promptByAccountAtom);
    return stored !== null && stored.accountId === get(sessionAtom).accountId ? stored.prompt : null;
  },
  (get, set, prompt: SwitchPrompt | null) => {
    set(promptByAccountAtom, prompt === null ? null : { accountId: get(sessionAtom).accountId, prompt });
  },
);
