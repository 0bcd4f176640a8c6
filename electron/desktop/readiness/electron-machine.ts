import nodeOs from 'node:os';
import { app, powerMonitor, powerSaveBlocker, screen, session } from 'electron';
import type { AppInfo } from '#contract/ipc/app.ts';
import { batteryLevel } from './battery.ts';
import { currentBoot } from './boot.ts';
import type { DisplayFacts, Machine } from './machine.ts';

/** This machine, once Electron is ready. */
export function electronMachine(os: AppInfo['os']): Machine {
  // Without a desktop its displays are made up, and nothing is there that could fall asleep.
  const desktop = app.commandLine.getSwitchValue('ozone-platform') !== 'headless';
  return {
    system: () => ({ os, release: nodeOs.release() }),
    totalMemoryBytes: () => nodeOs.totalmem(),
    proxyFor: (address) => session.defaultSession.resolveProxy(address),
    displays: () => (desktop ? displaysHere() : []),
    batteryLevel: () => batteryLevel(os),
    boot: currentBoot,
    onBattery: () => powerMonitor.isOnBatteryPower(),
    holdsAwake() {
      if (!desktop) throw new Error('There is no desktop that could stay awake.');
      const id = powerSaveBlocker.start('prevent-display-sleep');
      const held = powerSaveBlocker.isStarted(id);
      powerSaveBlocker.stop(id);
      return held;
    },
  };
}

function displaysHere(): DisplayFacts[] {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  return [main, ...others].map(({ size, scaleFactor }) => ({ ...size, scale: scaleFactor }));
}
