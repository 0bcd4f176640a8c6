import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const localState = z.looseObject({ os_crypt: z.optional(z.looseObject({ encrypted_key: z.optional(z.string()) })) });
const kept = z.object({ keys: z.array(z.string()) });
/** Keys of before stay: only the last one is put back, the others are for whoever looks by hand. */
const maxKeys = 8;

/**
 * On Windows the key of the keystore lies in Chromium's `Local State`, encrypted for the system's user (DPAPI). The same
 * bytes are kept beside the journals and put back where `Local State` has lost them: whoever can read the copy can read
 * no more than before. Chromium reads the file after the main script ran once. Returns what went wrong; never throws.
 */
export function keepKeystoreKey(userData: string, examFolder: string): string | null {
  const stateFile = path.join(userData, 'Local State');
  const owner = createHash('sha256').update(userData).digest('hex').slice(0, 8);
  const copyFile = path.join(examFolder, `keystore-key-${owner}.json`);
  try {
    const state = existsSync(stateFile) ? (readAs(localState, stateFile) ?? {}) : {};
    const keys = existsSync(copyFile) ? (readAs(kept, copyFile)?.keys ?? []) : [];
    const last = keys.at(-1);
    const key = state.os_crypt?.encrypted_key;
    if (key !== undefined && key !== last) {
      replaceFile(copyFile, { keys: [...keys.filter((one) => one !== key), key].slice(-maxKeys) });
    } else if (key === undefined && last !== undefined) {
      replaceFile(stateFile, { ...state, os_crypt: { ...state.os_crypt, encrypted_key: last } });
    }
    return null;
  } catch (error) {
    return `The key of the keystore could not be kept: ${String(error)}`;
  }
}

/**
 * Takes that key along to the folder of a run beside the client: with another one, it could read nothing that the client has
 * encrypted. Returns what went wrong; never throws.
 */
export function takeKeystoreKey(userData: string, folder: string): string | null {
  const stateFile = path.join(userData, 'Local State');
  try {
    const state = existsSync(stateFile) ? readAs(localState, stateFile) : null;
    if (state?.os_crypt) replaceFile(path.join(folder, 'Local State'), { os_crypt: state.os_crypt });
    return null;
  } catch (error) {
    return `The key of the keystore could not be taken along: ${String(error)}`;
  }
}

/** Null: it is whole and no such JSON. Throws where it cannot be read: nothing is known then. */
function readAs<Schema extends z.ZodMiniType>(schema: Schema, file: string): z.output<Schema> | null {
  const text = readFileSync(file, 'utf8');
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}

function replaceFile(file: string, content: object): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
