import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCodeAction } from '#contract/ipc/staff-action.ts';
import type { StaffCodeState } from '#contract/ipc/staff-code.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { transferAtom } from '../transfer/transfer-atom.ts';

interface Say {
  good: boolean;
  text: string;
}

/** The code being typed, what it is for, and what came of the last try. The code is forgotten after each. */
export function useStaffCode(
  attemptId: string,
  state: StaffCodeState,
  actions: readonly StaffCodeAction[],
  onReport: () => void,
) {
  const { t } = useTranslation('staff-code');
  const [code, setCode] = useState('');
  const [chosen, setChosen] = useState<StaffCodeAction | null>(null);
  const [say, setSay] = useState<Say | null>(null);
  const [busy, setBusy] = useState(false);
  const showTransfer = useSetAtom(transferAtom);
  const { seconds: waitSeconds, wait } = useWait(state.waitMs);
  const action = chosen !== null && actions.includes(chosen) ? chosen : null;

  async function tryCode(what: StaffCodeAction): Promise<Say> {
    const result = await ask(desktop.staffCode.use(attemptId, code, what));
    switch (result.outcome) {
      case 'done':
        setChosen(null);
        // The notice that takes the place of the paper shows it, once.
        if (what === 'report') onReport();
        if (result.transfer) showTransfer({ attemptId, ...result.transfer });
        return { good: true, text: t(`done.${what}`, { folder: result.folder ?? '' }) };
      case 'wrong':
      case 'wait':
        wait(result.waitMs);
        return { good: false, text: t(result.outcome === 'wrong' ? 'wrong' : 'notLookedAt') };
      default:
        return { good: false, text: t(`outcome.${result.outcome}`) };
    }
  }

  async function confirm(): Promise<void> {
    if (busy || action === null || code === '' || waitSeconds > 0) return;
    setBusy(true);
    setSay(null);
    try {
      setSay(await tryCode(action));
    } catch (error) {
      logFailure('staff-code', error);
      setSay({ good: false, text: t('outcome.failed') });
    } finally {
      setCode('');
      setBusy(false);
    }
  }

  const choose = (value: string) => setChosen(actions.find((one) => one === value) ?? null);
  return { code, setCode, action, choose, say, waitSeconds, busy, confirm };
}

/** Counts the seconds until the next try. */
function useWait(firstMs: number) {
  const [seconds, setSeconds] = useState(Math.ceil(firstMs / 1000));
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return { seconds, wait: (ms: number) => setSeconds(Math.ceil(ms / 1000)) };
}
