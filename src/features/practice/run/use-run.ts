import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/ipc/ipc-types.ts';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import type { PracticeRef, PracticeRun } from '#contract/ipc/practice.ts';
import { LatestWriter } from '#domain/questions/latest-writer.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { useToast } from '#lib/toast.ts';

interface Draft {
  questionId: string;
  value: AnswerValue;
}

/** What the learner does in a run. An answer shows at once; `saved` is false until it is on disk. */
export function useRun(ref: PracticeRef, run: PracticeRun) {
  const { t } = useTranslation('practice');
  const toast = useToast();
  const [drafts, setDrafts] = useState<Readonly<Record<string, AnswerValue>>>({});
  const [saved, setSaved] = useState(true);
  const writer = useRef<LatestWriter<Draft> | null>(null);
  writer.current ??= new LatestWriter<Draft>(async ({ questionId, value }) => {
    const written = await desktop.practice.answer(ref, questionId, value);
    if (!written.ok) toast('error', t('notSaved'));
    return written.ok;
  });
  const { current: answers } = writer;

  async function tell(call: () => Promise<Result<unknown>>): Promise<boolean> {
    if (!(await answers.settled())) return false;
    const told = await call();
    if (!told.ok) toast('error', t('notSaved'));
    return told.ok;
  }

  return {
    saved,
    valueOf: (questionId: string) => drafts[questionId] ?? run.answers[questionId]?.value,
    async change(questionId: string, value: AnswerValue) {
      setDrafts((before) => ({ ...before, [questionId]: value }));
      setSaved(false);
      setSaved(await answers.write({ questionId, value }));
    },
    check: (questionId: string) => tell(() => desktop.practice.check(ref, questionId)),
    go: (questionId: string) => tell(() => desktop.practice.go(ref, questionId)),
    mark: (questionId: string, marked: boolean) => tell(() => desktop.practice.mark(ref, questionId, marked)),
    play: (recordingId: string) => ask(desktop.practice.play(ref, recordingId)),
    finish: () => tell(() => desktop.practice.finish(ref)),
  };
}

export type RunModel = ReturnType<typeof useRun>;
