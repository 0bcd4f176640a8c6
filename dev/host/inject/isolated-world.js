// What the preload script sees: ipcRenderer, contextBridge, webUtils, in a world of its own beside the page's.
(function isolatedWorld(bridge, codec, settings, preloads) {
  const send = globalThis[settings.binding];
  delete globalThis[settings.binding];
  const pending = new Map();
  const listeners = new Map();
  const exposed = new Set();
  let last = 0;

  const out = (type, id, channel, args) => send(codec.encode([type, id, channel, args, location.href]));
  const ask = (type, channel, args) =>
    new Promise((resolve, reject) => {
      last += 1;
      pending.set(last, { resolve, reject });
      out(type, last, channel, args);
    });
  const of = (channel) => listeners.get(channel) ?? [];

  const ipcRenderer = {
    on(channel, listener) {
      listeners.set(channel, [...of(channel), { listener, once: false }]);
      return ipcRenderer;
    },
    once(channel, listener) {
      listeners.set(channel, [...of(channel), { listener, once: true }]);
      return ipcRenderer;
    },
    off(channel, listener) {
      listeners.set(
        channel,
        of(channel).filter((entry) => entry.listener !== listener),
      );
      return ipcRenderer;
    },
    removeAllListeners(channel) {
      if (channel === undefined) listeners.clear();
      else listeners.delete(channel);
      return ipcRenderer;
    },
    send: (channel, ...args) => out('send', 0, channel, args),
    invoke: (channel, ...args) => ask('invoke', channel, args),
    sendSync() {
      throw new Error('host: ipcRenderer.sendSync is not implemented');
    },
  };
  ipcRenderer.addListener = ipcRenderer.on;
  ipcRenderer.removeListener = ipcRenderer.off;

  function deliver(channel, args) {
    for (const { listener, once } of of(channel)) {
      if (once) ipcRenderer.off(channel, listener);
      try {
        listener({ sender: ipcRenderer, ports: [] }, ...args);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  globalThis[settings.receiver] = (text) => {
    const [type, id, channel, value] = codec.decode(text);
    if (type === 'message') return deliver(channel, value);
    const waiting = pending.get(id);
    pending.delete(id);
    if (type === 'resolved') waiting?.resolve(value);
    else waiting?.reject(value);
  };

  const contextBridge = {
    exposeInMainWorld(key, value) {
      if (exposed.has(key)) throw new Error('Cannot bind an API on top of an existing property on the window object');
      exposed.add(key);
      bridge.post({ type: 'expose', key, value: bridge.wrap(value) });
    },
  };
  const webUtils = {
    getPathForFile(file) {
      const request = new XMLHttpRequest();
      request.open('POST', `${settings.uploadPath}${encodeURIComponent(file.name)}`, false);
      request.send(file);
      return request.responseText;
    },
  };

  bridge.post({
    type: 'host',
    value: bridge.wrap({ askPermission: (name, media) => ask('permission', name, [media]) }),
  });
  if (window !== window.top) return;
  for (const type of ['focus', 'blur', 'resize']) {
    window.addEventListener(type, (event) => {
      if (event.target === window) out('window', 0, type, []);
    });
  }
  for (const type of ['change', 'cancel']) {
    window.addEventListener(type, ({ target }) => target?.type === 'file' && out('chosen', 0, type, []), true);
  }
  const electron = { contextBridge, ipcRenderer, webUtils };
  const process = { ...settings.process, type: 'renderer', contextIsolated: true, sandboxed: true };
  const require = (name) => {
    if (/^(node:)?electron(\/renderer|\/common)?$/.test(name)) return electron;
    throw new Error(`module not found: ${name}`);
  };
  for (const preload of preloads) {
    try {
      const module = { exports: {} };
      preload(require, module, module.exports, process, globalThis);
    } catch (error) {
      console.error('Unable to load preload script:\n', error);
      out('preload-error', 0, String(error?.stack ?? error), []);
    }
  }
});
