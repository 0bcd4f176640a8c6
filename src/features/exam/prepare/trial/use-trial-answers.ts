import { useMemo, useState } from 'react';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import type { TrialReport } from '#contract/ipc/seat-trial.ts';
import { LatestWriter } from '#domain/questions/latest-writer.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';

type Answers = Readonly<Record<string, AnswerValue>>;

export interface TrialSaving {
  /** Epoch ms of this machine at which the last answer was on disk; null: none is yet. */
  savedAt: number | null;
  /** The last answer did not reach the disk. */
  failed: boolean;
  ending: boolean;
}

/** Answers of the sample paper: shown at once, written one after the other. */
export function useTrialAnswers(before: Answers) {
  const [answers, setAnswers] = useState<Answers>(before);
  const [saving, setSaving] = useState<TrialSaving>({ savedAt: null, failed: false, ending: false });
  const writer = useMemo(
    () =>
      new LatestWriter<{ questionId: string; value: AnswerValue }>(async ({ questionId, value }) => {
        try {
          const { savedAt } = await ask(desktop.seatTrial.answer(questionId, value));
          setSaving((now) => ({ ...now, savedAt, failed: false }));
          return true;
        } catch (error) {
          logFailure('seat trial', error);
          setSaving((now) => ({ ...now, failed: true }));
          return false;
        }
      }),
    [],
  );
  const change = (questionId: string, value: AnswerValue): void => {
    setAnswers((now) => ({ ...now, [questionId]: value }));
    void writer.write({ questionId, value });
  };
  /** Ends the sample paper; null: what became of it is not known. */
  const finish = async (): Promise<TrialReport | null> => {
    setSaving((now) => ({ ...now, ending: true }));
    await writer.settled();
    return ask(desktop.seatTrial.end()).catch((error: unknown) => {
      logFailure('seat trial', error);
      return null;
    });
  };
  return { answers, saving, change, finish };
}
