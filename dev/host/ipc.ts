import { EventEmitter } from 'node:events';
import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent } from './surface.ts';

type Invoked = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

/** Main's side of IPC, of the app or of one page. */
export class IpcChannels extends EventEmitter implements IpcMain {
  private readonly handlers = new Map<string, Invoked>();

  handle(channel: string, listener: Invoked): void {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, listener);
  }

  handleOnce(channel: string, listener: Invoked): void {
    this.handle(channel, (event, ...args) => {
      this.removeHandler(channel);
      return listener(event, ...args);
    });
  }

  removeHandler(channel: string): void {
    this.handlers.delete(channel);
  }

  handlerOf(channel: string): Invoked | undefined {
    return this.handlers.get(channel);
  }

  hear(channel: string, event: IpcMainEvent, args: readonly unknown[]): void {
    this.emit(channel, event, ...args);
  }
}

export const ipcMain = new IpcChannels();
