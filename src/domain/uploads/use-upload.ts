import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { send } from '#api/client.ts';
import type { ApiError } from '#api/errors.ts';
import { uploadPicture } from '#contract/platform/site/upload.ts';

/** Uploads pictures one after the other; `null` in place of an address: the learner gave up. */
export function useUpload() {
  const giveUp = useRef<() => void>(() => undefined);
  const upload = useMutation<string | null, ApiError, File>({
    mutationFn: (file) => {
      const stop = new AbortController();
      giveUp.current = () => stop.abort();
      // The gateway may go on sending; whoever gave up does not wait for that.
      const gaveUp = new Promise<null>((resolve) => stop.signal.addEventListener('abort', () => resolve(null)));
      return Promise.race([gaveUp, send(uploadPicture, { file }, stop.signal)]);
    },
  });
  return { upload, cancel: () => giveUp.current() };
}
