import { useRef, useState } from 'react';

/** A fresh address that fails so soon at the same place has not ended: what it shows is broken there. */
const soonMs = 15_000;
const sameSeconds = 1;

interface Renewed<Address> {
  /** A new one for every attempt, also when the address is the same. */
  source: { address: Address };
  phase: 'good' | 'renewing' | 'failed';
  /** The address failed at this second. */
  fail: (at: number) => void;
  retry: () => void;
}

/**
 * An address that ends while it plays: `renew` asks for another one (null: there was none), at one place so many times. After
 * that it does not play, until the learner tries again.
 */
export function useRenewed<Address>(
  first: Address,
  renew: () => Promise<Address | null>,
  triesAtOnePlace: number,
): Renewed<Address> {
  const [source, setSource] = useState({ address: first });
  const [phase, setPhase] = useState<'good' | 'renewing' | 'failed'>('good');
  const failures = useRef({ at: 0, lastMs: Number.NEGATIVE_INFINITY, tries: 0 });
  const load = async () => {
    setPhase('renewing');
    const address = await renew();
    setPhase(address === null ? 'failed' : 'good');
    if (address !== null) setSource({ address });
  };
  return {
    source,
    phase,
    fail(at) {
      const nowMs = performance.now();
      const last = failures.current;
      const again = nowMs - last.lastMs < soonMs && Math.abs(at - last.at) < sameSeconds;
      failures.current = { at, lastMs: nowMs, tries: again ? last.tries + 1 : 1 };
      if (failures.current.tries > triesAtOnePlace) setPhase('failed');
      else void load();
    },
    retry() {
      failures.current = { ...failures.current, tries: 0 };
      void load();
    },
  };
}
