import { useRef } from 'react';
import { idcardDiscern, type CardFacts } from '../../../../contract/platform/account/identity.ts';
import { useApiMutation } from '../../../../api/query.ts';
import type { Side } from '../flow.ts';

/** Has the platform read a side; an answer that comes after `cancel` is nobody's. */
export function useReading(side: Side, onRead: (photo: string, facts: CardFacts) => void) {
  const { mutate, reset, isPending, error } = useApiMutation(idcardDiscern);
  const run = useRef(0);
  const read = (image: string) => {
    run.current += 1;
    const mine = run.current;
    mutate({ side, image }, { onSuccess: (facts) => void (run.current === mine && onRead(image, facts)) });
  };
  const cancel = () => {
    run.current += 1;
    reset();
  };
  return { read, cancel, reading: isPending, error };
}
