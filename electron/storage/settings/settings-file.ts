import path from 'node:path';
import ElectronStore from 'electron-store';
import { setAside, type KeyValueFile, type OpenKeyValueFile } from './key-value-file.ts';
import { survivingFile } from './surviving-file.ts';

/**
 * Opens electron-store files in a folder. A broken one is set aside; one that cannot be read or written (locked, no
 * permission, full disk) is replaced by memory for this run, because no setting is worth a client that does not start.
 */
export function electronStores(folder: string, onProblem: (what: string, error: unknown) => void): OpenKeyValueFile {
  return (name) => {
    const open = () => fileOf(new ElectronStore({ name, cwd: folder, clearInvalidConfig: false }));
    const repair = (error: unknown) => {
      onProblem(`set aside ${setAside(path.join(folder, `${name}.json`))}`, error);
      return open();
    };
    return survivingFile(
      () => openOr(open, repair),
      (error) => onProblem(`${name} is in memory only`, error),
    );
  };
}

function fileOf(store: ElectronStore): KeyValueFile {
  return {
    read: () => store.store,
    write: (values) => {
      store.store = { ...values };
    },
  };
}

function openOr(open: () => KeyValueFile, repair: (error: unknown) => KeyValueFile): KeyValueFile {
  try {
    return open();
  } catch (error) {
    // Setting aside repairs invalid JSON, but not for example missing permissions.
    if (error instanceof SyntaxError) return repair(error);
    throw error;
  }
}
