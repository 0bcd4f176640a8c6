import type { CdpSession } from './cdp.ts';
import { forget, headless } from './environment.ts';

/**
 * A system's file chooser takes the focus of the window that opened it. Chromium's own does so on a display; without one this
 * stands in. What is returned tells that a file was chosen, or none.
 */
export function watchChooser(session: CdpSession, window: { blurred(): void; focused(): void }): () => void {
  let isOpen = false;
  if (headless) {
    session.on('Page.fileChooserOpened', () => {
      isOpen = true;
      window.blurred();
    });
    forget(session.send('Page.setInterceptFileChooserDialog', { enabled: true }));
  }
  return () => {
    if (isOpen) window.focused();
    isOpen = false;
  };
}
