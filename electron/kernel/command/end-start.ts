import { app, dialog } from 'electron';

/** Shows an error, also before Electron is ready: until then Linux has no dialog, and `showErrorBox` would only print. */
export async function showError(title: string, message: string): Promise<void> {
  if (process.platform === 'linux') await app.whenReady();
  dialog.showErrorBox(title, message);
}

/** Tells why this start cannot be and ends it; `title` is that of a dialog, null: nobody looks at the screen. */
export async function endStart(message: string, title: string | null): Promise<void> {
  await print(process.stderr, message);
  if (title !== null) await showError(title, message);
  app.exit(2);
}

/** Resolves once the lines are written: on Windows a pipe takes them later, and an exit would lose them. */
export function print(stream: NodeJS.WritableStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    // A console that went away (`| head`) is no fault of the run: unheard, it would be an uncaught error.
    stream.once('error', () => resolve());
    stream.write(`${text}\n`, () => resolve());
  });
}
