import { nativeImage, safeStorage, shell, systemPreferences } from 'electron';
import type { AppInfo } from '#contract/ipc/app.ts';
import type { RoomDevice } from '#contract/ipc/live.ts';
import { createSafeKeystore } from '#electron/storage/keystore/safe-keystore.ts';
import type { Keystore } from '#electron/storage/keystore/vault.ts';
import type { CameraSystem } from './camera-access.ts';

/** The system's keystore. */
export function safeKeystore(os: AppInfo['os'], plainAllowed: boolean): Keystore {
  return createSafeKeystore({ storage: safeStorage, os, plainAllowed });
}

/** The system's camera permission. It can change while the client runs, so it is read every time. */
export function systemCameras(os: AppInfo['os']): CameraSystem {
  return {
    os,
    status: () => (os === 'linux' ? 'granted' : systemPreferences.getMediaAccessStatus('camera')),
    ask: () => systemPreferences.askForMediaAccess('camera'),
  };
}

const smallerQuality = 70;

/** A JPEG with its sides by `scale`; null: this is no picture that the system can read. */
export function smallerPicture(jpeg: Uint8Array, scale: number): Uint8Array | null {
  const image = nativeImage.createFromBuffer(Buffer.from(jpeg));
  if (image.isEmpty()) return null;
  const width = Math.max(1, Math.round(image.getSize().width * scale));
  return image.resize({ width }).toJPEG(smallerQuality);
}

/** Opens an address in the system's default program. The caller has checked that it may be opened. */
export function openAddress(address: string): Promise<void> {
  return shell.openExternal(address);
}

/** Opens a file of the learner in the system's program for its ending. Rejects with what the system says. */
export async function openDocumentFile(file: string): Promise<void> {
  const problem = await shell.openPath(file);
  if (problem !== '') throw new Error(problem);
}

/**
 * macOS has a permission of its own, which it asks for once. To a program that never asked, or was refused, it gives a dark picture and
 * silence, and Chromium tells the page that all is well.
 */
export async function systemAllows(os: AppInfo['os'], device: RoomDevice): Promise<boolean> {
  return os !== 'mac' || systemPreferences.askForMediaAccess(device);
}
