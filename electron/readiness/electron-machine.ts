import nodeOs from 'node:os';
import { powerMonitor, powerSaveBlocker, screen, session } from 'electron';
import type { AppInfo } from '../../src/contract/ipc/app.ts';
import { batteryLevel } from './battery.ts';
import { currentBoot } from './boot.ts';
import type { Machine } from './machine.ts';

/** This machine, once Electron is ready. */
export function electronMachine(os: AppInfo['os']): Machine {
  return {
    system: () => ({ os, release: nodeOs.release() }),
    totalMemoryBytes: () => nodeOs.totalmem(),
    proxyFor: (address) => session.defaultSession.resolveProxy(address),
    displayCount: () => screen.getAllDisplays().length,
    batteryLevel: () => batteryLevel(os),
    boot: currentBoot,
    onBattery: () => powerMonitor.isOnBatteryPower(),
    holdsAwake() {
      const id = powerSaveBlocker.start('prevent-display-sleep');
      const held = powerSaveBlocker.isStarted(id);
      powerSaveBlocker.stop(id);
      return held;
    },
  };
}
