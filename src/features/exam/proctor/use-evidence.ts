import { useEffect, useState } from 'react';
import type { EvidenceState } from '../../../contract/ipc/evidence.ts';
import { desktop } from '../../../lib/desktop.ts';

/** What of the pictures is at the platform, and what waits here; null: not known yet. */
export function useEvidence(attemptId: string): EvidenceState | null {
  const [state, setState] = useState<EvidenceState | null>(null);
  useEffect(() => {
    let left = false;
    const show = (next: EvidenceState) => {
      if (!left && next.attemptId === attemptId) setState(next);
    };
    const unsubscribe = desktop.evidence.changed(show);
    void desktop.evidence.state(attemptId).then((result) => result.ok && show(result.value));
    return () => {
      left = true;
      unsubscribe();
    };
  }, [attemptId]);
  return state;
}
