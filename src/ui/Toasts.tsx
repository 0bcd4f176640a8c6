import { useAtom } from 'jotai';
import { lazy, Suspense, useCallback } from 'react';
import { toastAtom } from '../lib/toast.ts';

// Nothing is said before the first screen is there.
const ToastBar = lazy(async () => ({ default: (await import('./ToastBar.tsx')).ToastBar }));

/** The one toast. */
export function Toasts() {
  const [toast, setToast] = useAtom(toastAtom);
  const end = useCallback(() => setToast(null), [setToast]);
  return <Suspense>{toast && <ToastBar key={toast.key} toast={toast} onEnd={end} />}</Suspense>;
}
