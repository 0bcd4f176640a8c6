import { useEffect, useRef, useState } from 'react';
import type { FolderOutcome } from '#contract/ipc/downloads.ts';
import type { Certificate } from '#contract/platform/certificate/certificate.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { fileNameOf } from '../file-name.ts';

/** Where the download of several certificates stands; `stopped`: main gave no outcome. */
export type SeveralState =
  | { step: 'idle' }
  | { step: 'running'; through: number; total: number }
  | { step: 'ended'; outcome: FolderOutcome }
  | { step: 'stopped' };

/** Saves certificates into a folder that the learner chooses, one after the other. */
export function useSeveral() {
  const [state, setState] = useState<SeveralState>({ step: 'idle' });
  const running = useRef<string | null>(null);
  useEffect(
    () =>
      desktop.downloads.folderProgress(({ downloadId, through }) => {
        if (downloadId !== running.current) return;
        setState((before) => (before.step === 'running' ? { ...before, through } : before));
      }),
    [],
  );
  const start = async (certificates: readonly Certificate[]) => {
    const downloadId = crypto.randomUUID();
    running.current = downloadId;
    setState({ step: 'running', through: 0, total: certificates.length });
    const items = certificates.map((one) => ({ certificateId: one.id, fileName: fileNameOf(one) }));
    try {
      const outcome = await ask(desktop.downloads.certificates({ downloadId, items }));
      setState({ step: 'ended', outcome });
    } catch (error) {
      logFailure('certificates', error);
      setState({ step: 'stopped' });
    }
  };
  const cancel = () => {
    if (running.current === null) return;
    ask(desktop.downloads.cancel(running.current)).catch((error: unknown) => logFailure('certificates', error));
  };
  return { state, start, cancel };
}
