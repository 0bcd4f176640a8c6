import type { PageLink } from './page-link.ts';

interface Size {
  width: number;
  height: number;
}

/** Zooms one page as a browser does: factor times larger, with so much less room. */
export class PageZoom {
  private last: Promise<unknown> = Promise.resolve();
  private unzoomed: { page: Size; window: Size } | undefined;

  /** One change after another, so that none measures what another has half done. */
  set(link: PageLink, factor: number): Promise<void> {
    const change = this.last.then(() => this.change(link, factor));
    this.last = change.catch(() => undefined); // Whoever asked for that change hears of it.
    return change;
  }

  private async change(link: PageLink, factor: number): Promise<void> {
    if (factor === 1) {
      await link.session.send('Emulation.clearDeviceMetricsOverride');
      return;
    }
    const { width, height } = await this.room(link);
    await link.session.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(width / factor),
      height: Math.round(height / factor),
      deviceScaleFactor: factor,
      mobile: false,
    });
  }

  /** The room at factor 1. A page that was zoomed once hears late that it no longer is: from then on the window is asked. */
  private async room({ session, windowId }: PageLink): Promise<Size> {
    const { bounds } = await session.send('Browser.getWindowBounds', { windowId });
    const window = { width: bounds.width ?? 0, height: bounds.height ?? 0 };
    if (bounds.windowState === 'fullscreen') return window; // It has no frame.
    this.unzoomed ??= { page: await measured(session), window };
    const { page, window: before } = this.unzoomed;
    return {
      width: page.width + window.width - before.width,
      height: page.height + window.height - before.height,
    };
  }
}

async function measured(session: PageLink['session']): Promise<Size> {
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  return { width: cssVisualViewport.clientWidth, height: cssVisualViewport.clientHeight };
}
