import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron';
import { contract, type Contract } from '#contract/ipc/contract.ts';
import { channelOf } from '#contract/ipc/ipc-types.ts';
import type { AnyHandlers } from '#electron/kernel/ipc/handler.ts';
import { isOurPage, type Sender } from '#electron/platform/gateway/our-page.ts';
import { answerCall } from './answer-call.ts';

export interface RegisterOptions {
  /** The handlers of all domains for the page of one window. */
  handlersFor: (sender: WebContents) => Readonly<Record<keyof Contract, AnyHandlers>>;
  isOurWindow: (contents: WebContents) => boolean;
  onFailure: (what: string, error: unknown) => void;
}

// Object.entries widens the keys to string; `contract` is a literal without others.
const domains = Object.entries(contract) as [keyof Contract, Contract[keyof Contract]][];

/** Registers a listener for every call of the contract; only our own page is answered. */
export function registerCalls({ handlersFor, isOurWindow, onFailure }: RegisterOptions): void {
  for (const [domain, verbs] of domains) {
    for (const [verb, member] of Object.entries(verbs)) {
      if (member.kind !== 'call') continue;
      const channel = channelOf(domain, verb);
      ipcMain.handle(channel, (event, ...args) => {
        if (isOurPage(senderOf(event, isOurWindow))) {
          return answerCall(handlersFor(event.sender)[domain], verb, args, (error) => onFailure(channel, error));
        }
        onFailure(channel, `refused ${event.senderFrame?.url ?? 'a frame that is gone'}`);
        return { ok: false, error: { code: 'not-our-page', message: 'Only the client itself may call this.' } };
      });
    }
  }
}

function senderOf(
  { sender, senderFrame }: IpcMainInvokeEvent,
  isOurWindow: (contents: WebContents) => boolean,
): Sender {
  return {
    frameUrl: senderFrame?.url ?? null,
    isMainFrame: senderFrame !== null && senderFrame.parent === null,
    isOurWindow: isOurWindow(sender),
  };
}
