import type { EvidenceState } from '../../../contract/ipc/evidence.ts';
import { useDesktopQuery } from '../../../lib/desktop-query.ts';
import { desktop } from '../../../lib/desktop.ts';

/** What of the pictures is at the platform, and what waits here; null: not known yet. */
export function useEvidence(attemptId: string): EvidenceState | null {
  return useDesktopQuery(desktop.evidence.state, [attemptId], { changed: desktop.evidence.changed }).data ?? null;
}
