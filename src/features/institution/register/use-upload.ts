import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { send } from '../../../api/client.ts';
import type { ApiError } from '../../../api/errors.ts';
import { uploadPicture } from '../../../api/upload.ts';

/** Uploads pictures one after the other; `null` in place of an address: the learner gave up. */
export function useUpload() {
  const stop = useRef<AbortController | null>(null);
  const upload = useMutation<string | null, ApiError, File>({
    mutationFn: async (file) => {
      const giveUp = new AbortController();
      stop.current = giveUp;
      try {
        return await send(uploadPicture, { file }, giveUp.signal);
      } catch (error) {
        if (giveUp.signal.aborted) return null;
        throw error;
      }
    },
  });
  return { upload, cancel: () => stop.current?.abort() };
}
