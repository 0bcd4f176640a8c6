import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { dialog, type BrowserWindow } from 'electron';
import type { ChosenPicture } from '#contract/ipc/window.ts';
import type { NativeTexts } from '#electron/kernel/words/native-texts.ts';
import { contentTypeOf } from '#electron/platform/gateway/content-types.ts';
import type { OwnDialogs } from './own-dialogs.ts';

const extensions = ['jpg', 'jpeg', 'png', 'webp', 'bmp', 'gif'];
/** No photo is longer. */
const mostBytes = 64 * 1024 * 1024;

/** Asks for a picture in a dialog of main's, which explains that its window lost the focus: one of Chromium's would not. Null: none. */
export async function choosePicture(
  window: BrowserWindow,
  { texts, dialogs }: { texts: () => NativeTexts; dialogs: OwnDialogs },
): Promise<ChosenPicture | null> {
  const asking = dialog.showOpenDialog(window, {
    title: texts().choosePicture,
    filters: [{ name: extensions.map((extension) => `.${extension}`).join(', '), extensions }],
    properties: ['openFile'],
  });
  const { canceled, filePaths } = await dialogs.during(window.webContents.id, asking);
  const [file] = filePaths;
  if (canceled || file === undefined) return null;
  const { size } = await stat(file);
  const bytes = size > mostBytes ? new Uint8Array() : new Uint8Array(await readFile(file));
  return { name: path.basename(file), type: contentTypeOf(file), bytes };
}
