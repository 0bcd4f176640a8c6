/** What is known about the sender of a message. */
export interface Sender {
  /** Address of the sending frame; null when the frame is gone. */
  frameUrl: string | null;
  isMainFrame: boolean;
  isOurWindow: boolean;
}

/** True for the main frame of our own page in our own window. Compares the URL: a custom scheme has an opaque origin. */
export function isOurPage({ frameUrl, isMainFrame, isOurWindow }: Sender): boolean {
  if (frameUrl === null || !isMainFrame || !isOurWindow) return false;
  const url = URL.parse(frameUrl);
  return url?.protocol === 'app:' && url.host === 'client';
}
