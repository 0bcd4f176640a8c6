/** Whether the platform holds the record of a passed check; `unknown`: it could not be asked. */
export type AccessRecord = 'held' | 'missing' | 'unknown';

interface AccessCalls {
  save: () => Promise<unknown>;
  /** True when the platform has the record. */
  view: () => Promise<boolean>;
}

/**
 * Records a passed check. After a failure only the platform knows whether it took the record: it is asked, and the record
 * is sent once more where there is none.
 */
export async function recordAccess({ save, view }: AccessCalls): Promise<AccessRecord> {
  if (await succeeds(save)) return 'held';
  const before = await seen(view);
  if (before !== 'missing') return before;
  if (await succeeds(save)) return 'held';
  return seen(view);
}

async function succeeds(save: () => Promise<unknown>): Promise<boolean> {
  try {
    await save();
    return true;
  } catch {
    return false; // Said by the calls themselves; here it only decides what follows.
  }
}

async function seen(view: () => Promise<boolean>): Promise<AccessRecord> {
  try {
    return (await view()) ? 'held' : 'missing';
  } catch {
    return 'unknown'; // As above.
  }
}
