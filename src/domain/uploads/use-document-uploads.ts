import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { refusalOf } from '../../api/refusal.ts';
import { sendDocument, type Announce } from './send-document.ts';

/** A file that is on its way, or that stopped. */
export interface SendingDocument {
  key: number;
  file: File;
  phase: 'waiting' | 'sending' | 'stopped';
  sentBytes: number;
  /** The platform's own message when it did not take the file. */
  message: string | null;
}

interface Options {
  announce: Announce;
  partBytes: number;
  onArrived: (file: { fileId: string; name: string; bytes: number }) => void;
}

interface Sent {
  file: File;
  stop: AbortSignal;
  progress: (sentBytes: number) => void;
}

/** Sends files one after the other; one that stopped can go on, and each can be given up. Ends with its screen. */
export function useDocumentUploads({ announce, partBytes, onArrived }: Options) {
  const [sending, setSending] = useState<readonly SendingDocument[]>([]);
  const lastKey = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());
  const { mutateAsync } = useMutation<string | null, Error, Sent>({
    mutationFn: async ({ file, stop, progress }) => {
      try {
        return await sendDocument(file, { announce, partBytes, signal: stop, progress });
      } catch (error) {
        if (stop.aborted) return null;
        throw error;
      }
    },
  });
  const change = useCallback((key: number, values: Partial<SendingDocument>) => {
    setSending((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));
  }, []);
  const drop = useCallback((key: number) => {
    setSending((before) => before.filter((one) => one.key !== key));
  }, []);
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const run = async (key: number, file: File, stop: AbortController) => {
    if (stop.signal.aborted) return;
    change(key, { phase: 'sending' });
    try {
      const progress = (sentBytes: number) => change(key, { sentBytes });
      const fileId = await mutateAsync({ file, stop: stop.signal, progress });
      if (fileId === null) return;
      onArrived({ fileId, name: file.name, bytes: file.size });
      drop(key);
    } catch (error) {
      change(key, { phase: 'stopped', message: error instanceof ApiError ? refusalOf(error) : null });
    } finally {
      stops.current.delete(key);
    }
  };
  const enqueue = (key: number, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    queue.current = queue.current.then(() => run(key, file, stop));
  };
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const key = (lastKey.current += 1);
      setSending((before) => [...before, { key, file, phase: 'waiting', sentBytes: 0, message: null }]);
      enqueue(key, file);
    }
  };
  const goOn = ({ key, file }: SendingDocument) => {
    change(key, { phase: 'waiting', message: null });
    enqueue(key, file);
  };
  const giveUp = ({ key }: SendingDocument) => {
    stops.current.get(key)?.abort();
    drop(key);
  };
  return { sending, add, goOn, giveUp };
}
