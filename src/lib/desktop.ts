import type { DesktopApi } from '#contract/ipc/contract.ts';
import type { IpcError, Result } from '#contract/ipc/ipc-types.ts';

declare global {
  interface Window {
    readonly desktop: DesktopApi;
  }
}

/** The only access to the main process. */
export const desktop: DesktopApi = window.desktop;

/** A call to the main process that failed; `code` is an i18n key below `desktop:`. */
export class DesktopError extends Error {
  readonly code: string;

  constructor(error: IpcError) {
    super(error.message);
    this.name = 'DesktopError';
    this.code = error.code;
  }
}

/** Unwraps a call to the main process, throwing `DesktopError`. */
export async function ask<Value>(call: Promise<Result<Value>>): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new DesktopError(result.error);
  return result.value;
}
