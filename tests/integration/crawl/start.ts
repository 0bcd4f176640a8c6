import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { routes } from '#app/routes/routes.ts';
import type { Locale } from '#contract/ipc/locale.ts';
import { sitePaths } from '#contract/paths/site.ts';
import type { RoomSurface } from '#electron/study/live/room-surface.ts';
import { loadTexts } from '#lib/i18n/i18n.ts';
import { openApp } from '../../support/app.ts';
import { FakeCameras, installCameras } from '../../support/fake-cameras.ts';
import { installPictures } from '../../support/fake-pictures.ts';
import type { DiskPlatform } from '../../support/platform.ts';
import { record } from '../../support/record.ts';
import { signInto } from '../../support/sitting.ts';
import { Crawl, type Crawled } from './crawl.ts';

/** So many times the clicks and the time: `npm run crawl -- --patience 5` has more of both than a test run. */
export const patience = Number(process.env['LECTERN_CRAWL_PATIENCE'] ?? 1);

interface CrawlRow {
  who: string;
  tenant?: string;
  /** Who is signed in; left out: a visitor. */
  phone?: string;
  lang?: Locale;
  /** What goes wrong at the platform from the start. */
  faults?: readonly Record<string, unknown>[];
  /** Ends after so many clicks, or this time. */
  most: number;
  longestMs: number;
}

/** A client that is at home, and somebody who clicks through it; what was reached is left for the coverage. */
export async function crawlAs({ who, tenant, phone, lang, faults, most, longestMs }: CrawlRow): Promise<Crawled> {
  const cameras = new FakeCameras();
  cameras.plug('desk', 'Integrated Camera');
  cameras.plug('side', 'USB Camera');
  cameras.sound = 0.4;
  installCameras(cameras);
  installPictures();
  const heard: ((address: string) => void)[] = [];
  const rooms: RoomSurface = {
    isPaperOpen: () => false,
    showClient: () => undefined,
    open({ address }) {
      const { pathname } = new URL(address);
      for (const tell of heard) tell(pathname);
      const nothing = () => undefined;
      return { load: nothing, wait: nothing, show: nothing, setAside: nothing, close: nothing };
    },
  };
  const windows: ((address: string) => void)[] = [];
  const client = await openApp(sitePaths.root.to(), {
    ...(phone === undefined ? {} : { signedIn: phone }),
    ...(tenant === undefined ? {} : { tenant }),
    ...(faults === undefined ? {} : { faults }),
    client: {
      ...(lang === undefined ? {} : { lang }),
      parts: { rooms },
      window: {
        open: (path) => {
          for (const tell of windows) tell(path ?? sitePaths.root.to());
          return 'opened';
        },
      },
    },
  });
  try {
    await waitFor(async () => {
      const known = await client.core.desktop.app.configuration();
      expect(known.ok && known.value.fetchedAt).not.toBeNull();
    });
    // Where home is, a client knows at its start by the configuration that it has kept.
    if (faults !== undefined) await client.restart(sitePaths.root.to());
    // A screen that is loaded for the first time would be slower than any click.
    await Promise.all(routes.flatMap(({ load, texts }) => [load(), loadTexts(texts)]));
    const crawl = new Crawl(client, {
      own: { 手机号或邮箱: phone ?? '13800010002' },
      signInAgain: phone === undefined ? null : () => signInto(client.core, phone),
      most: most * patience,
      longestMs: longestMs * patience,
    });
    heard.push(crawl.seeElsewhere);
    windows.push(crawl.openWindow);
    const crawled = await crawl.run();
    await noteCrawl(who, client.platform, crawled);
    return crawled;
  } finally {
    await client.stop();
    installCameras(null);
  }
}

/** Leaves for the coverage of the specification what a crawl reached and what its screens asked the platform. */
async function noteCrawl(who: string, platform: DiskPlatform, { reached, steps, windows }: Crawled): Promise<void> {
  const ways = [...reached, ...windows];
  record(
    'reached',
    ways.map(([path, clicks]) => JSON.stringify({ who, path, clicks })),
  );
  const begun = steps[0]?.at ?? Infinity;
  const asked = (await platform.log()).filter(({ at, headers }) => at >= begun && headers['source-host'] === 'pc');
  const seen = new Set<string>();
  for (const { method, path, query, body, at } of asked) {
    const shape = [method, path, ...Object.keys(query), ...Object.keys(body ?? {})].join(' ');
    if (seen.has(shape)) continue;
    seen.add(shape);
    const clicks = steps.findLast((step) => step.at <= at)?.clicks ?? [];
    record('asked', [JSON.stringify({ who, method, path, query, body, clicks })]);
  }
}
