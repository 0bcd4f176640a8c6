import { app, dialog } from 'electron';
import { staffCodeSwitch } from '../../core/run-switches.ts';
import { staffCodeCommand } from './command.ts';

/** Makes the hash and ends: no window, no instance lock, no data folder. */
export async function runStaffCode(): Promise<void> {
  const title = `Lectern ${staffCodeSwitch}`;
  try {
    const lines = await staffCodeCommand(process.argv.slice(process.argv.indexOf(staffCodeSwitch) + 1));
    process.stdout.write(`${lines.join('\n')}\n`);
    app.exit(0);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n`);
    // An installed client has no console on Windows.
    if (app.isPackaged) dialog.showErrorBox(title, message);
    app.exit(1);
  }
}
