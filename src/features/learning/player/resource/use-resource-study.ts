import { useCallback, useState } from 'react';
import type { ItemStudy, PlayReport } from '../../../../contract/ipc/learning.ts';
import { storageKeys } from '../../../../domain/session/storage-keys.ts';
import type { Study } from '../study/use-study.ts';
import { readPlaces, withPlace } from './resource-places.ts';

const nothing = () => undefined;

/**
 * Where a learner is in a resource, kept on this computer until the session ends. Nothing is told to the platform: its
 * log takes items of courses only.
 */
export function useResourceStudy(id: string): Study {
  // As it was when the resource was opened: what plays does not follow it.
  const [known] = useState((): ItemStudy => {
    const place = readPlaces(localStorage.getItem(storageKeys.resourcePlaces)).find(([one]) => one === id)?.[1];
    const none = { towardsMs: 0, taken: 0, waiting: 0, unsure: 0, refused: 0 };
    return { ...none, place: place ? { at: place.at, of: place.of } : null, seen: place?.seen ?? 0 };
  });
  const report = useCallback(
    ({ place, seen }: PlayReport) => {
      const stored = localStorage.getItem(storageKeys.resourcePlaces);
      localStorage.setItem(storageKeys.resourcePlaces, withPlace(stored, id, { ...place, seen }));
    },
    [id],
  );
  return { known, broken: false, begin: nothing, report };
}
