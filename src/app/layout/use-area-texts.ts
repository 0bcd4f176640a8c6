import { useEffect, useState } from 'react';
import { loadTexts } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';

/** Loads the texts of an area that the open screen may not need; true once they are there, or cannot be loaded. */
export function useAreaTexts(area: string): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    loadTexts([area])
      .catch((error: unknown) => logFailure(`texts of ${area}`, error))
      .finally(() => setReady(true));
  }, [area]);
  return ready;
}
