import path from 'node:path';
import ElectronStore from 'electron-store';
import { setAside, type OpenKeyValueFile } from './key-value-file.ts';

/** Opens electron-store files in a folder; a broken one is set aside and passed to `onBroken`. */
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
    // Setting aside repairs invalid JSON, but not for example missing permissions.
    if (error instanceof SyntaxError) return repair();
    throw error;
  }
}
