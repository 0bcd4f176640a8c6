// oxlint-disable-next-line import/no-named-as-default -- the types know the default only
import Hls, { Events, type LoaderCallbacks, type LoaderConfiguration, type LoaderContext } from 'hls.js';
import { pageAddressOf } from '../../../../ui/html/page-address.ts';
import type { EngineEvents, Qualities } from './engine.ts';
import { originalOf, platformBase } from './stream-address.ts';

/** Parts name each other by the addresses that the platform knows; the page loads them through main. */
class PlatformLoader extends Hls.DefaultConfig.loader {
  override load(context: LoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>): void {
    const { url } = context;
    super.load({ ...context, url: pageAddressOf(originalOf(url)) }, config, {
      ...callbacks,
      onSuccess: (response, stats, _, details) => callbacks.onSuccess({ ...response, url }, stats, context, details),
      onError: (error, _, details, stats) => callbacks.onError(error, context, details, stats),
      onTimeout: (stats, _, details) => callbacks.onTimeout(stats, context, details),
    });
  }
}

/** Plays a film in parts (HLS). */
export function playStream(element: HTMLMediaElement, source: string, events: EngineEvents): () => void {
  const hls = new Hls({ loader: PlatformLoader, enableWorker: false, startPosition: -1 });
  hls.on(Events.ERROR, (_, { fatal }) => {
    if (fatal) events.failed();
  });
  hls.on(Events.MANIFEST_PARSED, () => tell(null));
  const tell = (chosen: string | null): void => events.qualities(qualitiesOf(hls, chosen, tell));
  hls.loadSource(new URL(source, platformBase).href);
  hls.attachMedia(element);
  return () => hls.destroy();
}

function qualitiesOf(hls: Hls, chosen: string | null, tell: (chosen: string | null) => void): Qualities {
  const heights = [...new Set(hls.levels.map(({ height }) => height))].filter((height) => height > 0);
  const sizes = heights.toSorted((a, b) => b - a).map((height) => ({ id: String(height), height, code: '' }));
  return {
    sizes: sizes.length > 1 ? sizes : [],
    auto: true,
    chosen,
    choose(id) {
      hls.nextLevel = id === null ? -1 : hls.levels.findIndex(({ height }) => String(height) === id);
      tell(id);
    },
  };
}
