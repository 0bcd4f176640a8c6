import { useAtom } from 'jotai';
import { lazy, Suspense, useCallback } from 'react';
import { toastAtom } from '../lib/toast.ts';

// Loaded with the first toast.
const ToastBar = lazy(async () => ({ default: (await import('./ToastBar.tsx')).ToastBar }));

/** Shows the current toast. */
export function Toasts() {
  const [toast, setToast] = useAtom(toastAtom);
  const end = useCallback(() => setToast(null), [setToast]);
  const bar = <Suspense>{toast && <ToastBar key={toast.key} toast={toast} onEnd={end} />}</Suspense>;
  const urgent = toast?.style === 'error';
  return (
    <>
      {/* Announced only when the region is there before its content; an alert is announced when it is inserted. */}
      <output aria-live="polite">{!urgent && bar}</output>
      {urgent && bar}
    </>
  );
}
