/** What is known of who sent a message. */
export interface Sender {
  /** Address of the sending frame; null when the frame is gone. */
  frameUrl: string | null;
  isMainFrame: boolean;
  isOurWindow: boolean;
}

/** True for the main frame of our own page in our own window. The origin of a custom scheme says nothing: it is opaque. */
export function isOurPage({ frameUrl, isMainFrame, isOurWindow }: Sender): boolean {
  if (frameUrl === null || !isMainFrame || !isOurWindow) return false;
  const url = URL.parse(frameUrl);
  return url?.protocol === 'app:' && url.host === 'client';
}
