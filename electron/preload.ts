import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { bridgeOf } from './ipc/bridge.ts';
import { contract } from '../src/contract/ipc/contract.ts';

const desktop = bridgeOf(contract, {
  invoke: (channel, args) => ipcRenderer.invoke(channel, ...args),
  listen(channel, listener) {
    const onMessage = (_: IpcRendererEvent, payload: unknown) => listener(payload);
    ipcRenderer.on(channel, onMessage);
    return () => {
      ipcRenderer.removeListener(channel, onMessage);
    };
  },
});

contextBridge.exposeInMainWorld('desktop', desktop);
