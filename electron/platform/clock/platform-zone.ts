import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';

/** What the times of exams of one platform are off by, because it writes them in another zone than UTC+8. */
export interface PlatformZone {
  /** Added to a time of the platform, in ms; 0: no other zone was noticed. */
  shiftMs(): number;
  /** A paper that was joined just now shows it. Remembered for the next runs. */
  notice(shiftMs: number): void;
  onChange(listener: () => void): () => void;
}

/** Stores the shift by platform origin; it contains nothing secret. */
export function openPlatformZone(file: KeyValueFile, origin: string): PlatformZone {
  const stored = file.read()[origin];
  let shift = typeof stored === 'number' && Number.isFinite(stored) ? stored : 0;
  const listeners = new Set<() => void>();
  return {
    shiftMs: () => shift,
    notice(shiftMs) {
      if (shiftMs === shift) return;
      shift = shiftMs;
      file.write({ ...file.read(), [origin]: shiftMs });
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
