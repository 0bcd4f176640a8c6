import type { TFunction } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnterResult, RoomRef } from '#contract/ipc/live.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

/** Enters a room; `problem`: why the last attempt did not open it. */
export function useEnter(): { enter: (room: RoomRef) => Promise<void>; entering: boolean; problem: string | null } {
  const { t } = useTranslation('live-room');
  const [entering, setEntering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const enter = useCallback(
    async (room: RoomRef) => {
      setEntering(true);
      setProblem(null);
      const result = await ask(desktop.live.enter(room)).catch((error: unknown) => {
        logFailure('live room', error);
        return null;
      });
      if (!shown.current) return;
      setEntering(false);
      setProblem(problemOf(result, t));
    },
    [t],
  );
  return { enter, entering, problem };
}

function problemOf(result: EnterResult | null, t: TFunction<'live-room'>): string | null {
  if (result === null) return t('result.failed');
  if (result.outcome === 'opened' || result.outcome === 'cancelled') return null;
  if (result.outcome !== 'refused') return t(`result.${result.outcome}`);
  return result.message === '' ? t('result.refusedBare') : t('result.refused', { message: result.message });
}
