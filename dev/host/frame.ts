import type { WebFrameMain } from './surface.ts';

/** A frame as IPC and navigation events name it. */
export function frameOf(
  url: string,
  parent: WebFrameMain | null,
  send: (channel: string, ...args: unknown[]) => void,
): WebFrameMain {
  const frame: WebFrameMain = {
    url,
    origin: /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? 'null',
    routingId: 1,
    processId: 1,
    frameTreeNodeId: 1,
    detached: false,
    isDestroyed: () => false,
    send,
    parent,
    get top() {
      return parent ?? frame;
    },
  };
  return frame;
}
