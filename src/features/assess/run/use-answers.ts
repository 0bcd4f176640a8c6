import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessState } from '#contract/ipc/assess.ts';
import type { Result } from '#contract/ipc/ipc-types.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import { LatestWriter } from '#domain/questions/latest-writer.ts';
import { desktop } from '#lib/desktop.ts';
import { useToast } from '#lib/toast.ts';

interface Draft {
  questionId: string;
  value: AnswerValue;
}

/** What the learner does in an assessment. An answer shows at once; `saved` is false until it is on disk. */
export function useAnswers({ ref, answers }: Pick<AssessState, 'ref' | 'answers'>) {
  const { t } = useTranslation('assess-run');
  const toast = useToast();
  const [drafts, setDrafts] = useState<Readonly<Record<string, AnswerValue>>>({});
  const [saved, setSaved] = useState(true);
  const writer = useRef<LatestWriter<Draft> | null>(null);
  writer.current ??= new LatestWriter<Draft>(async ({ questionId, value }) => {
    const written = await desktop.assess.answer(ref, questionId, value);
    if (!written.ok) toast('error', t('notSaved'));
    return written.ok;
  });
  const { current: written } = writer;

  async function tell(call: () => Promise<Result<unknown>>): Promise<boolean> {
    if (!(await written.settled())) return false;
    const told = await call();
    if (!told.ok) toast('error', t('notSaved'));
    return told.ok;
  }

  return {
    saved,
    valueOf: (questionId: string) => drafts[questionId] ?? answers[questionId]?.value,
    async change(questionId: string, value: AnswerValue) {
      setDrafts((before) => ({ ...before, [questionId]: value }));
      setSaved(false);
      setSaved(await written.write({ questionId, value }));
    },
    go: (questionId: string) => tell(() => desktop.assess.go(ref, questionId)),
    submit: (without: boolean) => tell(() => desktop.assess.submit(ref, without)),
    retry: () => tell(() => desktop.assess.retry(ref)),
  };
}

export type AnswersModel = ReturnType<typeof useAnswers>;
