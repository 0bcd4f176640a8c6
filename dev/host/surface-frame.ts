/** A frame of a page, as far as the host has one. */
export interface WebFrameMain extends Pick<
  Electron.WebFrameMain,
  | 'url'
  | 'origin'
  | 'routingId'
  | 'processId'
  | 'frameTreeNodeId'
  | 'detached'
  | 'isDestroyed'
  | 'send'
  | 'executeJavaScript'
> {
  readonly framesInSubtree: WebFrameMain[];
  readonly parent: WebFrameMain | null;
  readonly top: WebFrameMain | null;
}
