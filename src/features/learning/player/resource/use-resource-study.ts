import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { ItemStudy, PlayReport, ResourcePlace } from '#contract/ipc/learning.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import type { Study } from '../study/use-study.ts';
import { pagePlace, putPagePlace } from './resource-places.ts';

const nothing = () => undefined;

/**
 * Where a learner is in a resource, kept on this computer for the account; a visitor's place stays in the page. Nothing
 * is told to the platform: its log takes items of courses only.
 */
export function useResourceStudy(id: string): Study {
  const { signedIn } = useAtomValue(sessionAtom);
  // As it was when the resource was opened: what plays does not follow it.
  const [known, setKnown] = useState<ItemStudy | null>(() => (signedIn ? null : studyAt(pagePlace(id))));
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!signedIn) return undefined;
    let left = false;
    const read = async () => {
      const place = await ask(desktop.learning.resourcePlace(id)).catch((error: unknown) => {
        logFailure('place of a resource', error);
        if (!left) setBroken(true);
        return null;
      });
      if (!left) setKnown((before) => before ?? studyAt(place));
    };
    void read();
    return () => {
      left = true;
    };
  }, [id, signedIn]);
  const report = useCallback(
    ({ place, seen }: PlayReport) => {
      if (!signedIn) return putPagePlace(id, { ...place, seen });
      ask(desktop.learning.keepResourcePlace(id, { ...place, seen })).then(
        () => setBroken(false),
        (error: unknown) => {
          logFailure('place of a resource', error);
          setBroken(true);
        },
      );
    },
    [id, signedIn],
  );
  return { known, broken, begin: nothing, report, retry: nothing };
}

function studyAt(place: ResourcePlace | null): ItemStudy {
  const none = { towardsMs: 0, taken: 0, waiting: 0, unsure: 0, refused: 0 };
  return { ...none, place: place && { at: place.at, of: place.of }, seen: place?.seen ?? 0 };
}
