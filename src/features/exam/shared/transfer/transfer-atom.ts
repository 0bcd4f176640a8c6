import { atom } from 'jotai';
import type { SealedTransfer } from '#contract/ipc/staff-code.ts';

/** The key of a paper that was sealed just now; null: none is to be noted. Nobody keeps it: who loses it takes the paper back. */
export const transferAtom = atom<(SealedTransfer & { attemptId: string }) | null>(null);
