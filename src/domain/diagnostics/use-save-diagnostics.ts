import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';

interface SavedWords {
  saved: (name: string) => string;
  failed: string;
}

/** Saves what helps whoever looks for a fault, where the person at the seat chooses, and says whether it is there. */
export function useSaveDiagnostics({ saved, failed }: SavedWords): () => Promise<void> {
  const toast = useToast();
  return async () => {
    try {
      const done = await ask(desktop.diagnostics.save());
      if (done.outcome === 'saved') toast('success', saved(done.fileName));
      if (done.outcome === 'failed') toast('error', failed);
    } catch (error) {
      logFailure('diagnostics', error);
      toast('error', failed);
    }
  };
}
