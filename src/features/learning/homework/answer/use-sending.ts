import { useState } from 'react';
import { ApiError } from '#api/errors.ts';
import { useApiMutation } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import type { HomeworkDraft } from '#contract/ipc/homework.ts';
import { answerHomework, type Homework } from '#contract/platform/learning/homework.ts';
import { handedInOf, isSame } from '../homework-rules.ts';

/** How the last sending went: refused for a reason, not at the platform, or nobody knows. */
export type SendProblem = { kind: 'refused'; message: string | null } | { kind: 'absent' | 'unknown' };

interface Options {
  named: { homeworkId: string; courseId: string; taskId: string | undefined };
  /** Asks the platform anew; null: it was not reached. */
  platformSays: () => Promise<Homework | null>;
  onSent: () => Promise<void>;
}

/** Hands a homework in. When the answer is lost, what the platform has decides; nothing is sent twice by itself. */
export function useSending({ named, platformSays, onSent }: Options) {
  const submit = useApiMutation(answerHomework);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [busy, setBusy] = useState(false);

  const compare = async (draft: HomeworkDraft) => {
    const homework = await platformSays();
    const handedIn = homework && handedInOf(homework);
    if (handedIn && isSame(handedIn, draft)) return onSent();
    return setProblem({ kind: homework === null ? 'unknown' : 'absent' });
  };
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
  const hand = (draft: HomeworkDraft) =>
    during(async () => {
      try {
        await submit.mutateAsync({
          ...named,
          answerContent: draft.text.trim(),
          pictureList: [...draft.pictures],
          fileList: draft.files.map(({ fileId, name }) => ({ fileId, name })),
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { kind } = error.failure;
        if (kind !== 'network' && kind !== 'timeout' && kind !== 'malformed')
          return setProblem({ kind: 'refused', message: refusalOf(error) });
        return compare(draft);
      }
      return onSent();
    });
  const check = (draft: HomeworkDraft) => during(() => compare(draft));
  return { busy, problem, hand, check };
}
