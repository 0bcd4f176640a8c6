import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ExamListItem } from '#contract/platform/exam/exam.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatNumber, formatSpan, formatTime } from '#lib/format.ts';
import { windowOf } from '#rules/exam/exam-window.ts';
import type { CardState } from './card-state.ts';
import { type LockSentence } from './rules.ts';

/** The sentences of a card, in the learner's language. */
export function useExamLabels() {
  const { t } = useTranslation('exam-list');
  const { timeShiftMs } = useAtomValue(clockAtom);

  const window = (exam: ExamListItem): string => {
    const when = windowOf(exam, timeShiftMs);
    if (when.kind === 'long-term') return t('window.longTerm');
    if (when.kind === 'monthly') {
      if (when.days.length === 0) return t('window.monthlyUnknown');
      return t('window.monthly', {
        days: when.days.map((day) => t('window.day', { day })).join(t('window.separator')),
      });
    }
    if (when.from !== null && when.to !== null) return formatSpan(when.from, when.to);
    if (when.from !== null) return t('window.from', { time: formatTime(when.from, 'dayTime') });
    return when.to === null ? t('window.unknown') : t('window.until', { time: formatTime(when.to, 'dayTime') });
  };

  const facts = (exam: ExamListItem): string => {
    const known = [
      exam.questionCount > 0 && t('facts.questions', { count: exam.questionCount }),
      exam.duration > 0 && t('facts.minutes', { count: exam.duration }),
      exam.cameraCount > 0 && t(exam.cameraCount === 1 ? 'facts.oneCamera' : 'facts.twoCameras'),
    ];
    return known.filter((fact) => fact !== false).join(' · ');
  };

  const state = ({ key, score, days, at }: CardState): string =>
    t(`state.${key}`, {
      score: score === null ? '-' : formatNumber(score, 1),
      count: days,
      time: formatTime(at, key === 'next' ? 'platformDay' : key === 'startsToday' ? 'time' : 'dayTime'),
    });

  const lock = ({ key, facts }: LockSentence): string =>
    t(`lock.${key}`, { ...facts, needed: formatNumber(facts.needed), current: formatNumber(facts.current) });

  return { window, facts, state, lock };
}
