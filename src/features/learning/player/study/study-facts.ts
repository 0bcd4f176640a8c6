import type { ItemStudy } from '#contract/ipc/learning.ts';

export interface StudyFact {
  /** Below `player:study`. */
  key: 'nextMinute' | 'taken' | 'waiting' | 'unsure' | 'refused' | 'notKept';
  tone: 'plain' | 'good' | 'waiting' | 'attention';
  values: { count?: number; seconds?: number };
}

const minuteMs = 60_000;

/** What there is to say of the study of an item; nothing that is not so. */
export function studyFacts(
  { towardsMs, taken, waiting, unsure, refused }: ItemStudy,
  { timed, broken }: { timed: boolean; broken: boolean },
): StudyFact[] {
  const facts: (StudyFact & { said: boolean })[] = [
    { key: 'notKept', tone: 'attention', values: {}, said: broken },
    { key: 'taken', tone: 'good', values: { count: taken }, said: taken > 0 },
    { key: 'waiting', tone: 'waiting', values: { count: waiting }, said: waiting > 0 },
    { key: 'unsure', tone: 'attention', values: { count: unsure }, said: unsure > 0 },
    { key: 'refused', tone: 'attention', values: { count: refused }, said: refused > 0 },
    {
      key: 'nextMinute',
      tone: 'plain',
      values: { seconds: Math.ceil((minuteMs - Math.min(towardsMs, minuteMs)) / 1000) },
      said: timed && towardsMs > 0,
    },
  ];
  return facts.filter(({ said }) => said).map(({ key, tone, values }) => ({ key, tone, values }));
}
