import { useTranslation } from 'react-i18next';
import { send } from '../../../../api/client.ts';
import { getValidCourseItemInfo } from '../../../../contract/platform/learning/course-item-info.ts';
import { courseSaasFindById } from '../../../../contract/platform/learning/saved-course.ts';
import { logFailure } from '../../../../lib/log.ts';
import { useToast } from '../../../../lib/toast.ts';
import { refusalOf } from './validity.ts';

/** A learner does not wait longer for this answer: the content itself says no as well. */
const patienceMs = 1_500;

/** Asks before something opens whether it can still be studied; false: it cannot, and the learner was told why. */
export function useValidity() {
  const { t } = useTranslation('saved');
  const toast = useToast();
  const check = async (ask: (signal: AbortSignal) => Promise<Parameters<typeof refusalOf>[0]>): Promise<boolean> => {
    try {
      const refusal = refusalOf(await ask(AbortSignal.timeout(patienceMs)));
      if (refusal) toast('warning', 'text' in refusal ? refusal.text : t(refusal.key));
      return refusal === null;
    } catch (error) {
      logFailure('validity', error);
      return true;
    }
  };
  return {
    ofItem: (id: string) => check((signal) => send(getValidCourseItemInfo, { id }, signal)),
    ofSaved: (id: string) => check((signal) => send(courseSaasFindById, { id }, signal)),
  };
}
