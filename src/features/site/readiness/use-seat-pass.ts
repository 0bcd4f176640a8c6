import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useApiMutation } from '../../../api/query.ts';
import { reportSeatPass, seatPassKey } from '../../../contract/platform/beyond/seat-pass.ts';
import type { ReadinessRow } from '../../../contract/readiness/judge.ts';
import { validUntil, type SeatPass } from '../../../contract/readiness/seat-pass.ts';
import { appInfoAtom, clockAtom, platformNow, settingsAtom, tenantAtom } from '../../../domain/session/state.ts';
import { isOn } from '../../../domain/tenant/tenant.ts';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';

/** Whether the platform holds the pass; `off`: this platform takes none. */
type Reported = 'off' | 'no' | 'failed' | 'yes';

/** Issues the pass of this seat, and sends it where the tenant takes passes. */
export function useSeatPass(rows: readonly ReadinessRow[], tellFailed: () => void) {
  const { seatPass } = useAtomValue(settingsAtom);
  const { version, os } = useAtomValue(appInfoAtom);
  const clock = useAtomValue(clockAtom);
  const enabled = isOn(useAtomValue(tenantAtom), seatPassKey);
  const report = useApiMutation(reportSeatPass);
  const [failed, setFailed] = useState(false);
  /** The rows that the pass stands on. */
  const [issuedRows, setIssuedRows] = useState<readonly ReadinessRow[] | null>(null);

  async function keep(pass: SeatPass): Promise<void> {
    await ask(desktop.settings.change({ seatName: pass.seat, seatPass: pass }));
  }

  async function send(pass: SeatPass, stoodOn: readonly ReadinessRow[]): Promise<void> {
    if (!enabled) return;
    setFailed(false);
    const { seat, passedAt } = pass;
    const rowList = stoodOn.map(({ check, verdict, numbers }) => ({ check, verdict, numbers }));
    try {
      const held = await report.mutateAsync({
        seat,
        client: version,
        os,
        passedAt,
        validUntil: validUntil(pass),
        rowList,
      });
      // Only what the platform names is held there.
      if (held.seat !== seat || held.passedAt !== passedAt) throw new Error('The platform holds another pass.');
      await keep({ ...pass, reportedAt: platformNow(clock) });
    } catch (error) {
      logFailure('sending the pass of the seat', error);
      setFailed(true);
    }
  }

  async function issue(seat: string): Promise<void> {
    const pass = { seat: seat.trim(), passedAt: Math.round(platformNow(clock)), reportedAt: null };
    try {
      await keep(pass);
    } catch (error) {
      logFailure('the pass of the seat', error);
      tellFailed();
      return;
    }
    setIssuedRows(rows);
    await send(pass, rows);
  }

  const reported: Reported = !enabled ? 'off' : seatPass?.reportedAt ? 'yes' : failed ? 'failed' : 'no';
  const sendAgain =
    seatPass && issuedRows && (reported === 'no' || reported === 'failed') ? () => send(seatPass, issuedRows) : null;
  return { reported, sending: report.isPending, issue, sendAgain };
}
