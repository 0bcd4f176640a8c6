import { useAtomValue } from 'jotai';
import { useEffect, useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import { sessionAtom } from '#domain/app-state.ts';
import { offeredPlace, shareRead, withPlace, type ReadingPlace } from './place-rules.ts';

const stored = z.record(z.string(), z.object({ share: z.number(), at: z.number() }));
const keyOf = (accountId: string | null) => `cms.reading.${accountId ?? 'visitor'}`;

function readPlaces(key: string): Record<string, ReadingPlace> {
  try {
    const read = z.safeParse(stored, JSON.parse(localStorage.getItem(key) ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    return {}; // Written by nobody: no article was read.
  }
}

/** Where the reader of an article was the last time; keeps where they are now, once they have read on. */
export function useReadingPlace(articleId: string, article: RefObject<HTMLElement | null>) {
  const { accountId } = useAtomValue(sessionAtom);
  const key = keyOf(accountId);
  const [offered, setOffered] = useState(() => offeredPlace(readPlaces(key)[articleId]));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const keep = () => {
      waiting = null;
      const box = article.current?.getBoundingClientRect();
      const share = box && shareRead(box.top, box.height, window.innerHeight);
      if (share === null || share === undefined) return;
      localStorage.setItem(key, JSON.stringify(withPlace(readPlaces(key), articleId, { share, at: Date.now() })));
    };
    const scrolled = () => {
      waiting ??= setTimeout(keep, 300);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      if (waiting !== null) clearTimeout(waiting);
    };
    // The article is asked for when somebody scrolls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [articleId, key]);
  return {
    offered,
    dismiss: () => setOffered(null),
    goOn: () => {
      const box = article.current?.getBoundingClientRect();
      if (box && offered) {
        window.scrollTo({ top: window.scrollY + box.top + box.height * offered.share - window.innerHeight });
      }
      setOffered(null);
    },
  };
}
