import { useEffect } from 'react';
import { isAbsentCall, useLookAgain } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import { phoneCameraFind } from '#contract/platform/beyond/phone-camera.ts';
import { isWindowShown } from '#lib/window-shown.ts';

/** What names the paper that the phone belongs to; `userPaperId` '' before it is joined. */
export interface PhonePaper {
  examId: string;
  userPaperId: string;
}

/** The learner waits for the phone; later the phone is only looked after. */
const everyMs = { code: 2000, joined: 15_000 };

interface Pairing {
  id: string;
  /** '' when there is none. */
  state: string;
  /** False while the platform was not asked yet. */
  known: boolean;
  /** The platform knows no phones. */
  absent: boolean;
}

/** The phone of a paper as the platform knows it, asked again while one is waited for (`waiting`) or connected. */
export function usePairing(paper: PhonePaper, waiting: boolean): Pairing {
  const pairing = useApiQuery(phoneCameraFind, { ...paper }, { silent: true, persist: true });
  useLookAgain(pairing);
  const { data, error, isPending, refetch } = pairing;
  const { pairingId: id = '', state = '' } = data ?? {};
  const pace = waiting ? everyMs.code : id === '' ? null : everyMs.joined;
  useEffect(() => {
    if (pace === null) return undefined;
    const timer = setInterval(() => isWindowShown() && void refetch(), pace);
    return () => clearInterval(timer);
  }, [pace, refetch]);
  return { id, state: id === '' ? '' : state, known: !isPending, absent: isAbsentCall(error) };
}
