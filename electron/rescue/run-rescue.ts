import { app, dialog } from 'electron';
import { rescueSwitch } from '../core/run-switches.ts';
import { rescueCommand } from './command.ts';

/** Runs the rescue and ends: no window, no instance lock, no data folder. */
export async function runRescue(): Promise<void> {
  const args = process.argv.slice(process.argv.indexOf(rescueSwitch) + 1);
  try {
    process.stdout.write(`${(await rescueCommand(args)).join('\n')}\n`);
    app.exit(0);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n`);
    // An installed client has no console on Windows.
    if (app.isPackaged) dialog.showErrorBox('Lectern --rescue', message);
    app.exit(1);
  }
}
