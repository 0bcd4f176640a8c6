import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron';
import { channelOf } from '../../src/contract/ipc/channel.ts';
import { contract } from '../../src/contract/ipc/contract.ts';
import { answerCall, type DomainService } from './answer-call.ts';
import { isOurPage } from './sender.ts';

export interface RegisterOptions {
  /** What answers the page of a window. */
  servicesOf: (sender: WebContents) => Readonly<Record<keyof typeof contract, DomainService>>;
  isOurWindow: (contents: WebContents) => boolean;
  onFailure: (what: string, error: unknown) => void;
}

// What a literal object has is what its type says.
const domains = Object.entries(contract) as [keyof typeof contract, (typeof contract)[keyof typeof contract]][];

/** Answers every call of the contract, for our own page only. */
export function registerCalls({ servicesOf, isOurWindow, onFailure }: RegisterOptions): void {
  for (const [domain, verbs] of domains) {
    for (const [verb, mark] of Object.entries(verbs)) {
      if (mark.kind !== 'call') continue;
      const channel = channelOf(domain, verb);
      ipcMain.handle(channel, (event, ...args) => {
        if (isOurPage(senderOf(event, isOurWindow))) {
          return answerCall(servicesOf(event.sender)[domain], verb, args, (error) => onFailure(channel, error));
        }
        onFailure(channel, `refused ${event.senderFrame?.url ?? 'a frame that is gone'}`);
        return { ok: false, error: { code: 'not-our-page', message: 'Only the client itself may call this.' } };
      });
    }
  }
}

function senderOf({ sender, senderFrame }: IpcMainInvokeEvent, isOurWindow: (contents: WebContents) => boolean) {
  return {
    frameUrl: senderFrame?.url ?? null,
    isMainFrame: senderFrame !== null && senderFrame.parent === null,
    isOurWindow: isOurWindow(sender),
  };
}
