import type { SessionWatch, SignedInAccount } from '../../gateway/platform-client.ts';

export function account(accountId: string): SignedInAccount {
  return { accountId, maskedPhone: '138****8000', name: '李明' };
}

/** Who is signed in, as the test says. */
export function createFakeSession(initial: SignedInAccount | null) {
  let current = initial;
  const listeners = new Set<(account: SignedInAccount | null) => void>();
  return {
    watch: {
      account: () => current,
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } satisfies SessionWatch,
    become(next: SignedInAccount | null) {
      current = next;
      for (const listener of listeners) listener(next);
    },
  };
}
