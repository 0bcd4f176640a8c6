import { useEffect } from 'react';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';
import { readBattery } from '../shared/read-battery.ts';

const everyMs = 30_000;

/** Tells main the battery for the heartbeats while a paper is open; what nobody can read is told as not known. */
export function useBatteryTold(attemptId: string): void {
  useEffect(() => {
    const tell = async () => {
      const read = await readBattery();
      const battery = read && { percent: Math.round(read.level * 100), charging: read.charging };
      await ask(desktop.evidence.battery(attemptId, battery));
    };
    const tellNow = () => void tell().catch((error: unknown) => logFailure('battery', error));
    tellNow();
    const timer = setInterval(tellNow, everyMs);
    return () => clearInterval(timer);
  }, [attemptId]);
}
