import { useEffect, useState } from 'react';
import { ask, desktop } from '../../../lib/desktop.ts';
import { logFailure } from '../../../lib/log.ts';
import { readBattery } from '../shared/read-battery.ts';
import type { Machine } from './machine-rules.ts';

const refreshEveryMs = 15_000;

/** Disk space and battery, read again while the screen is open: a learner plugs in, or frees space. */
export function useMachine(): Machine {
  const [machine, setMachine] = useState<Machine>({ freeDiskBytes: null, battery: null });
  useEffect(() => {
    let closed = false;
    const read = async () => {
      try {
        const [freeDiskBytes, battery] = await Promise.all([ask(desktop.devices.freeDiskBytes()), readBattery()]);
        if (!closed) setMachine({ freeDiskBytes, battery });
      } catch (error) {
        logFailure('machine', error);
      }
    };
    void read();
    const timer = setInterval(() => void read(), refreshEveryMs);
    return () => {
      closed = true;
      clearInterval(timer);
    };
  }, []);
  return machine;
}
