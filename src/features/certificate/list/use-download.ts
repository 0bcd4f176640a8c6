import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ask, desktop } from '#lib/desktop.ts';
import { downloadReducer, type DownloadState } from './download-state.ts';

/** Downloads a certificate through the main process, which asks where to and keeps only a whole PDF. */
export function useDownload(certificateId: string, fileName: string) {
  const [state, dispatch] = useReducer(downloadReducer, { step: 'idle' } satisfies DownloadState);
  const running = useRef<string | null>(null);

  useEffect(
    () =>
      desktop.downloads.progress((progress) => {
        if (progress.downloadId === running.current) dispatch({ type: 'progress', progress });
      }),
    [],
  );

  const start = useCallback(async () => {
    const downloadId = crypto.randomUUID();
    running.current = downloadId;
    dispatch({ type: 'started' });
    const outcome = await ask(desktop.downloads.certificate({ downloadId, certificateId, fileName }));
    dispatch({ type: 'ended', outcome });
  }, [certificateId, fileName]);

  const cancel = useCallback(async () => {
    if (running.current) await ask(desktop.downloads.cancel(running.current));
  }, []);

  return { state, start, cancel };
}
