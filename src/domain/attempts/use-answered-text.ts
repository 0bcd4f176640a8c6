import { useTranslation } from 'react-i18next';
import type { AnswerCounts } from '#contract/ipc/paper.ts';

/** How many questions of a paper are answered as a whole, and how many in part; a clause for the sentences of lists. */
export function useAnsweredText(): (counts: AnswerCounts) => string {
  const { t } = useTranslation('answered');
  return ({ answered, partly, total }) => t(partly > 0 ? 'partly' : 'whole', { count: answered, partly, total });
}
