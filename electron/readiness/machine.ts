import type { Readings } from '../../src/contract/readiness/readings.ts';
import type { BootFacts } from './boot.ts';

/** What Electron tells of the machine. Each may throw or reject: then it is not known. */
export interface Machine {
  system: () => Readings['system'];
  totalMemoryBytes: () => number;
  /** As Chromium names it: `DIRECT`, or `PROXY host:port` and what comes after it. */
  proxyFor: (address: string) => Promise<string>;
  displayCount: () => number;
  onBattery: () => boolean;
  /** 0 to 1; null: not told. */
  batteryLevel: () => Promise<number | null>;
  /** Which run of the system this is. */
  boot: () => Promise<BootFacts>;
  /** True when the system took the order to stay awake; it is given back at once. */
  holdsAwake: () => boolean;
}
