import path from 'node:path';
import ElectronStore from 'electron-store';
import type { OpenKeyValueFile } from './key-value-file.ts';
import { setAside } from './set-aside.ts';

/** Opens electron-store files in a folder; a broken one is set aside and told to `onBroken`. */
export function electronStores(folder: string, onBroken: (file: string) => void): OpenKeyValueFile {
  return (name) => {
    const open = () => new ElectronStore<Record<string, unknown>>({ name, cwd: folder, clearInvalidConfig: false });
    const store = openOr(open, () => {
      onBroken(setAside(path.join(folder, `${name}.json`)));
      return open();
    });
    return {
      read: () => store.store,
      write: (values) => {
        store.store = { ...values };
      },
    };
  };
}

function openOr<Value>(open: () => Value, repair: () => Value): Value {
  try {
    return open();
  } catch (error) {
    // Only a file that is no JSON is repaired by setting it aside; a folder without permission is not.
    if (error instanceof SyntaxError) return repair();
    throw error;
  }
}
