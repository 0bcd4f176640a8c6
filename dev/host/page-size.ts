import type { PageLink } from './page-link.ts';

/** Gives a page the viewport that a browser's zoom would: factor times larger, with so much less room. */
export async function pageSize({ session }: PageLink, factor: number): Promise<void> {
  // Measured without the zoom of before, which would be taken twice.
  await session.send('Emulation.clearDeviceMetricsOverride');
  if (factor === 1) return;
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { clientWidth, clientHeight } = cssVisualViewport;
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(clientWidth / factor),
    height: Math.round(clientHeight / factor),
    deviceScaleFactor: factor,
    mobile: false,
  });
}
