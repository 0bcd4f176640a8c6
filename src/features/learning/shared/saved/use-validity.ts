import { useTranslation } from 'react-i18next';
import { send } from '#api/client.ts';
import { getValidCourseItemInfo } from '#contract/platform/learning/course-item-info.ts';
import { courseSaasFindById } from '#contract/platform/learning/saved-course.ts';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';
import { refusalOf, type Refusal } from './validity.ts';

/** A learner does not wait longer for this answer: the content itself says no as well. */
const patienceMs = 1_500;

type Ask = (signal: AbortSignal) => Promise<Parameters<typeof refusalOf>[0]>;

/** Why something does not open; null: it opens, or nobody answered in time. */
async function refusalIn(ask: Ask): Promise<Refusal | null> {
  try {
    return refusalOf(await ask(AbortSignal.timeout(patienceMs)));
  } catch (error) {
    logFailure('validity', error);
    return null;
  }
}

/** Why an item of a course cannot be studied at this moment; null: it can, or nobody answered in time. */
export const refusalOfItem = (id: string) => refusalIn((signal) => send(getValidCourseItemInfo, { id }, signal));

/** Asks before something opens whether it can still be studied; false: it cannot, and the learner was told why. */
export function useValidity() {
  const { t } = useTranslation('saved');
  const toast = useToast();
  const told = async (asked: Promise<Refusal | null>): Promise<boolean> => {
    const refusal = await asked;
    if (refusal) toast('warning', 'text' in refusal ? refusal.text : t(refusal.key));
    return refusal === null;
  };
  return {
    ofItem: (id: string) => told(refusalOfItem(id)),
    ofSaved: (id: string) => told(refusalIn((signal) => send(courseSaasFindById, { id }, signal))),
  };
}
