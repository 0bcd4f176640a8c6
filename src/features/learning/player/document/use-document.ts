import { useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from '../../../../lib/log.ts';
import { AddressRefused, loadBytes } from './load-bytes.ts';

/** Opens a document that was loaded, and ends it. */
export interface Reader<Open> {
  open: (bytes: Uint8Array<ArrayBuffer>) => Promise<Open>;
  close: (open: Open) => void;
}

/** A document of the platform. An address that has ended is renewed once. */
export function useDocument<Open>(
  address: string,
  { open: opening, close }: Reader<Open>,
  renew: () => Promise<boolean>,
): { open: Open | null; failed: boolean; retry: () => void } {
  const [open, setOpen] = useState<Open | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const askAgain = useEffectEvent(renew);
  useEffect(() => {
    const stop = new AbortController();
    let opened: Open | null = null;
    const read = async () => {
      try {
        opened = await opening(await loadBytes(address, stop.signal));
      } catch (error) {
        if (error instanceof AddressRefused && attempt === 0 && (await askAgain())) return setAttempt(1);
        throw error;
      }
      if (stop.signal.aborted) return close(opened);
      setOpen(() => opened);
    };
    read().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      logFailure('document', error);
      setFailed(true);
    });
    return () => {
      stop.abort();
      if (opened !== null) close(opened);
      setOpen(null);
    };
  }, [address, attempt, opening, close]);
  const retry = () => {
    setFailed(false);
    // Another address where the platform gives one; the same one otherwise.
    void renew().then(() => setAttempt((count) => count + 1));
  };
  return { open, failed, retry };
}
