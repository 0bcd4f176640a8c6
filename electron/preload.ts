import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { contract } from '#contract/ipc/contract.ts';
import { startCalls, startEvents, startHandOuts } from '#contract/ipc/start-state.ts';
import { bridgeOf, type Transport } from '#electron/app/ipc/bridge.ts';
import { withEarlyAnswers } from '#electron/app/ipc/early-answers.ts';

const transport: Transport = {
  invoke: (channel, args) => ipcRenderer.invoke(channel, ...args),
  listen(channel, listener) {
    const onMessage = (_: IpcRendererEvent, payload: unknown) => listener(payload);
    ipcRenderer.on(channel, onMessage);
    return () => {
      ipcRenderer.removeListener(channel, onMessage);
    };
  },
};

const handedOut = withEarlyAnswers(transport, startHandOuts, []);
const early = withEarlyAnswers(handedOut, startCalls, startEvents);
contextBridge.exposeInMainWorld('desktop', bridgeOf(contract, early));
