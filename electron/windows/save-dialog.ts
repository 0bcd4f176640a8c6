import path from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';

/** Asks where a PDF goes; null when the learner changed their mind. */
export async function askWherePdf(window: BrowserWindow, title: string, proposed: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title,
    defaultPath: path.join(app.getPath('downloads'), proposed),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  });
  return canceled || !filePath ? null : filePath;
}
