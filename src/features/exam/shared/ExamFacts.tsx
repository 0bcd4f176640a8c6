import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { BasicExam } from '#contract/platform/exam/exam.ts';
import { clockAtom } from '#domain/app-state.ts';
import { formatSpan, formatTime } from '#lib/format.ts';
import type { ExamNeeds } from '#rules/exam/exam-needs.ts';
import { switchRule } from '#rules/exam/switch-rule.ts';
import { shifted } from '#rules/exam/zone-shift.ts';
import { type Fact, FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Tag } from '#ui/Tag.tsx';

const useStyles = makeStyles({
  panel: { padding: '16px' },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  facts: { marginTop: '16px' },
});

/** Questions, minutes, window, attempts: what the platform says about the exam. */
export function ExamFacts({ exam, needs }: { exam: BasicExam; needs: ExamNeeds }) {
  const { t } = useTranslation('prepare');
  const { timeShiftMs } = useAtomValue(clockAtom);
  const styles = useStyles();
  const { questionCount, duration, totalScore, passScore, attemptsLeft } = exam;
  // What the platform does not say has no line.
  const facts: Fact[] = [
    ...fact(questionCount > 0, t('facts.questions'), t('facts.questionsValue', { count: questionCount })),
    ...fact(
      duration !== null,
      t('facts.duration'),
      duration ? t('facts.minutes', { count: duration }) : t('facts.noLimit'),
    ),
    ...fact(
      totalScore > 0 && passScore > 0,
      t('facts.score'),
      t('facts.scoreValue', { total: totalScore, pass: passScore }),
    ),
    ...windowFact(exam, timeShiftMs, t),
    ...fact(
      attemptsLeft !== null,
      t('facts.attempts'),
      t('facts.attemptsValue', { count: Math.max(0, attemptsLeft ?? 0) }),
    ),
    [
      t('facts.cameras'),
      t(`facts.cameraCount.${needs.cameraCount > 1 ? 'two' : needs.cameraCount === 1 ? 'one' : 'none'}`),
    ],
    [t('facts.face'), t(needs.faceAskedBy === null ? 'facts.faceNo' : `facts.faceAskedBy.${needs.faceAskedBy}`)],
  ];
  const switches = switchRule(exam);
  if (switches) {
    const { limit, consequence } = switches;
    facts.push([t('facts.switches'), t(`facts.switchesValue.${consequence ?? 'unknown'}`, { count: limit })]);
  }
  return (
    <Panel className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('facts.title')}</h2>
        <Tag appearance={needs.formal ? 'brand' : 'outline'}>{t(needs.formal ? 'facts.formal' : 'facts.mock')}</Tag>
      </div>
      <FactList className={styles.facts} facts={facts} />
    </Panel>
  );
}

const fact = (told: boolean, name: string, value: string): Fact[] => (told ? [[name, value]] : []);

/** Values of `isLimitTime`. */
const [fixedWindow, daysOfMonth] = [1, 2];

type Translate = ReturnType<typeof useTranslation<'prepare'>>['t'];

function windowFact(exam: BasicExam, timeShiftMs: number, t: Translate): Fact[] {
  const words = windowOf(exam, timeShiftMs, t);
  return words === null ? [] : [[t('facts.window'), words]];
}

/** Null: the platform does not say. */
function windowOf({ isLimitTime, startTime, endTime }: BasicExam, timeShiftMs: number, t: Translate): string | null {
  const from = shifted(startTime, timeShiftMs);
  const to = shifted(endTime, timeShiftMs);
  if (from === 'unread' || to === 'unread') return t('facts.windowUnknown');
  if (from !== null && to !== null) return formatSpan(from, to);
  if (from !== null) return t('facts.windowFrom', { time: formatTime(from) });
  if (to !== null) return t('facts.windowUntil', { time: formatTime(to) });
  const isAlways = isLimitTime !== null && isLimitTime !== fixedWindow && isLimitTime !== daysOfMonth;
  return isAlways ? t('facts.always') : null;
}
