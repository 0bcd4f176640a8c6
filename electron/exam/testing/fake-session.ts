import type { SessionWatch, SignedInAccount } from '#electron/platform/gateway/platform-client.ts';

export function account(accountId: string): SignedInAccount {
  return { accountId, maskedPhone: '138****8000', name: '李明' };
}

/** Who is signed in, as the test says. */
export function createFakeSession(initial: SignedInAccount | null) {
  let current = initial;
  let signedIn = initial !== null;
  const listeners = new Set<(account: SignedInAccount | null) => void>();
  function tell(next: SignedInAccount | null): void {
    current = next;
    for (const listener of listeners) listener(next);
  }

  return {
    signedIn: () => signedIn,
    watch: {
      account: () => current,
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } satisfies SessionWatch,
    become(next: SignedInAccount | null) {
      signedIn = next !== null;
      tell(next);
    },
    /** A new token, of which the platform has not told yet whose it is. */
    renewToken() {
      signedIn = true;
      tell(null);
    },
  };
}
