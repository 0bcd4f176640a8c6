import { useEffect, useEffectEvent, useState } from 'react';
import { logFailure } from '#lib/log.ts';
import { spansOf } from './find-rules.ts';

/** A find: the n-th of its page, both from 0. */
export interface Hit {
  page: number;
  nth: number;
}

/** After a pause of the hands of this long the search begins. */
const pauseMs = 250;
const mostHits = 1000;

/** Searches a document page by page. `textOf`: text of a page, from 0. `onHit`: the page of the find to show. */
export function useFind(pages: number, textOf: (page: number) => Promise<string>, onHit: (page: number) => void) {
  const [query, setQuery] = useState('');
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [searching, setSearching] = useState(false);
  const [at, setAt] = useState(0);
  const read = useEffectEvent(textOf);
  const show = useEffectEvent(onHit);
  useEffect(() => {
    const wanted = query.trim();
    if (wanted === '') return undefined;
    let over = false;
    const search = async () => {
      const found: Hit[] = [];
      for (let page = 0; page < pages && found.length < mostHits; page += 1) {
        const text = await read(page);
        if (over) return;
        const first = found.length === 0;
        found.push(...spansOf(text, wanted).map((_, nth) => ({ page, nth })));
        setHits([...found]);
        if (first && found[0]) show(found[0].page);
      }
      setSearching(false);
    };
    const timer = setTimeout(() => {
      search().catch((error: unknown) => {
        logFailure('search of a document', error);
        if (!over) setSearching(false);
      });
    }, pauseMs);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [query, pages]);
  const change = (value: string) => {
    setQuery(value);
    setHits([]);
    setAt(0);
    setSearching(value.trim() !== '');
  };
  const step = (by: 1 | -1) => {
    if (hits.length === 0) return;
    const next = (at + by + hits.length) % hits.length;
    setAt(next);
    const hit = hits[next];
    if (hit) onHit(hit.page);
  };
  return { query, change, hits, at, searching, step, hit: hits[at] ?? null };
}

export type Find = ReturnType<typeof useFind>;
