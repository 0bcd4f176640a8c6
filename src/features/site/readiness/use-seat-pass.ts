import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import { pageChecks } from '#contract/ipc/readings.ts';
import { seatPassKey } from '#contract/platform/beyond/seat-pass.ts';
import { settingsAtom, tenantAtom } from '#domain/app-state.ts';
import { isOn } from '#domain/tenant/tenant.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

/** Whether the platform holds the pass; `off`: this platform takes none; `gone`: nothing is kept here that could be sent. */
type Reported = 'off' | 'no' | 'failed' | 'refused' | 'gone' | 'yes';

const pageOnly: readonly string[] = pageChecks;

/** Issues the pass of this seat, and has it sent where the tenant takes passes; one that waits can be sent at any visit. */
export function useSeatPass(rows: readonly ReadinessRow[], tellFailed: () => void) {
  const { seatPass } = useAtomValue(settingsAtom);
  const enabled = isOn(useAtomValue(tenantAtom), seatPassKey);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<'failed' | 'refused' | 'gone' | null>(null);

  async function send(): Promise<void> {
    setSending(true);
    setFailed(null);
    try {
      const outcome = await ask(desktop.readiness.sendPass());
      if (outcome === 'none') setFailed('gone');
      else if (outcome === 'refused') setFailed('refused');
      else if (outcome === 'unreachable' || outcome === 'unknown') setFailed('failed');
    } catch (error) {
      logFailure('sending the pass of the seat', error);
      setFailed('failed');
    } finally {
      setSending(false);
    }
  }

  async function issue(seat: string): Promise<void> {
    try {
      const page = rows.filter(({ check }) => pageOnly.includes(check));
      const { outcome } = await ask(desktop.readiness.issuePass(seat, page));
      if (outcome === 'refused') return tellFailed();
    } catch (error) {
      logFailure('the pass of the seat', error);
      return tellFailed();
    }
    if (enabled) await send();
  }

  const held = seatPass !== null && seatPass.reportedAt !== null;
  const reported: Reported = !enabled ? 'off' : held ? 'yes' : (failed ?? 'no');
  const sendable = seatPass !== null && (reported === 'no' || reported === 'failed' || reported === 'refused');
  return { reported, sending, issue, sendAgain: sendable ? send : null };
}
