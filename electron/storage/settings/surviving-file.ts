import type { KeyValueFile } from './key-value-file.ts';

const retryMs = 5_000;

/**
 * The same file, with its values in memory while it cannot be read or written. What could not be written is written as
 * soon as that works again. `onProblem` hears of the first failure in a row.
 */
export function survivingFile(open: () => KeyValueFile, onProblem: (error: unknown) => void): KeyValueFile {
  let file: KeyValueFile | null = null;
  let values: Readonly<Record<string, unknown>> = {};
  let unwritten = false;
  let failing = false;
  let retry: NodeJS.Timeout | undefined;
  const storedListeners = new Set<() => void>();

  /** Runs `work` with the file; false: it failed. */
  function attempt(work: (opened: KeyValueFile) => void): boolean {
    try {
      file ??= open();
      work(file);
      failing = false;
      return true;
    } catch (error) {
      if (!failing) onProblem(error);
      failing = true;
      return false;
    }
  }

  function flush(): void {
    clearTimeout(retry);
    const late = unwritten;
    unwritten = !attempt((opened) => opened.write(values));
    if (unwritten) retry = setTimeout(flush, retryMs).unref();
    else if (late) for (const listener of storedListeners) listener();
  }

  return {
    read() {
      if (!unwritten) attempt((opened) => void (values = opened.read()));
      return values;
    },
    write(next) {
      values = next;
      flush();
    },
    isStored: () => !unwritten,
    onStored: (listener) => void storedListeners.add(listener),
  };
}
