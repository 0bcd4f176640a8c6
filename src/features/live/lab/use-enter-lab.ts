import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabRef, OpenLabResult } from '#contract/ipc/lab.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

/** Opens a lab in its window; `problem`: why the last attempt did not. */
export function useEnterLab(): { enter: (lab: LabRef) => Promise<void>; entering: boolean; problem: string | null } {
  const { t } = useTranslation('lab');
  const [entering, setEntering] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async (lab: LabRef) => {
    setEntering(true);
    setProblem(null);
    try {
      setProblem(problemOf(await ask(desktop.lab.open(lab)), t));
    } catch (error) {
      logFailure('lab', error);
      setProblem(t('result.failed'));
    } finally {
      setEntering(false);
    }
  };
  return { enter, entering, problem };
}

function problemOf(result: OpenLabResult, t: TFunction<'lab'>): string | null {
  if (result.outcome === 'opened' || result.outcome === 'cancelled') return null;
  if (result.outcome !== 'refused') return t(`result.${result.outcome}`);
  return result.message === '' ? t('result.refusedBare') : t('result.refused', { message: result.message });
}
