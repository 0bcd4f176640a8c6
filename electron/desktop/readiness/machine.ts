import type { Readings } from '#contract/ipc/readings.ts';
import type { BootFacts } from './boot.ts';

/** Size as windows see it, before `scale` makes pixels of it. */
export interface DisplayFacts {
  width: number;
  height: number;
  scale: number;
}

/** What Electron tells of the machine. Each may throw or reject: then it is not known. */
export interface Machine {
  system: () => Readings['system'];
  totalMemoryBytes: () => number;
  /** As Chromium names it: `DIRECT`, or `PROXY host:port` and what comes after it. */
  proxyFor: (address: string) => Promise<string>;
  /** The main one first. None: there is no desktop. */
  displays: () => readonly DisplayFacts[];
  onBattery: () => boolean;
  /** 0 to 1; null: not told. */
  batteryLevel: () => Promise<number | null>;
  /** Which run of the system this is. */
  boot: () => Promise<BootFacts>;
  /** True when the system took the order to stay awake; it is given back at once. */
  holdsAwake: () => boolean;
}
