import type { PageLink } from './page-link.ts';

/** Gives a page the viewport that a browser's zoom would: factor times larger, with so much less room. */
export async function pageSize({ session }: PageLink, factor: number): Promise<void> {
  if (factor === 1) {
    await session.send('Emulation.clearDeviceMetricsOverride');
    return;
  }
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { clientWidth, clientHeight } = cssVisualViewport;
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(clientWidth / factor),
    height: Math.round(clientHeight / factor),
    deviceScaleFactor: factor,
    mobile: false,
  });
}
