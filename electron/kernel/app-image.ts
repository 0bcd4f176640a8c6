import { realpathSync } from 'node:fs';
import path from 'node:path';

interface Started {
  env: Readonly<Record<string, string | undefined>>;
  execPath: string;
}

/**
 * The AppImage that this program runs from; null: it runs from none. Variables alone say nothing: a program inherits them
 * from an AppImage that started it. The program of an AppImage lies in the folder that goes when it ends.
 */
export function ownAppImage({ env, execPath }: Started = process): string | null {
  const { APPIMAGE: file, APPDIR: folder } = env;
  if (!file || !folder || !path.isAbsolute(file)) return null;
  return real(execPath).startsWith(`${real(folder)}${path.sep}`) ? file : null;
}

/** The file that starts this program again, also after it has ended. */
export function programFile(started: Started = process): string {
  return ownAppImage(started) ?? started.execPath;
}

function real(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file; // Nothing is there: then it is what it says.
  }
}
