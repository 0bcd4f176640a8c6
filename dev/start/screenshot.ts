import { chromium } from 'playwright';
import type { RunningClient } from './client.ts';

/** Takes a picture of the client's first page over its debugging port, and says where it is. */
export async function takeScreenshot(client: RunningClient, file: string): Promise<string> {
  const address = client.devtools();
  if (!address) return '(not possible: the client told no debugging address)';
  const browser = await chromium.connectOverCDP(address);
  try {
    const page = browser.contexts().flatMap((context) => context.pages())[0];
    if (!page) return '(not possible: the client has no page)';
    await page.screenshot({ path: file });
    return file;
  } finally {
    await browser.close(); // Only ends the connection; the client goes on.
  }
}
