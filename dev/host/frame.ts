import type { WebFrameMain } from './surface.ts';

/** What can be done with a frame of a page that is there. */
export interface LiveFrame {
  run: (code: string, userGesture: boolean) => Promise<unknown>;
  below: () => WebFrameMain[];
}

const gone: LiveFrame = { run: () => Promise.reject(new Error('The frame is gone.')), below: () => [] };

/** A frame as IPC and navigation events name it. */
export function frameOf(
  url: string,
  parent: WebFrameMain | null,
  send: (channel: string, ...args: unknown[]) => void,
  live = gone,
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
    executeJavaScript: (code, userGesture = false) => live.run(code, userGesture),
    get framesInSubtree() {
      return [frame, ...live.below()];
    },
    get top() {
      return parent ?? frame;
    },
  };
  return frame;
}
