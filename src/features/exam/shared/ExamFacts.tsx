import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ExamNeeds } from '../../../contract/exam/exam-needs.ts';
import { switchRule } from '../../../contract/exam/switch-rule.ts';
import { shifted } from '../../../contract/exam/zone-shift.ts';
import type { BasicExam } from '../../../contract/platform/exam/exam.ts';
import { clockAtom } from '../../../domain/session/state.ts';
import { formatSpan, formatTime } from '../../../lib/format.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { type Fact, FactList } from '../../../ui/FactList.tsx';

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
  const facts: Fact[] = [
    [t('facts.questions'), t('facts.questionsValue', { count: exam.questionCount })],
    [t('facts.duration'), exam.duration > 0 ? t('facts.minutes', { count: exam.duration }) : t('facts.noLimit')],
    [t('facts.score'), t('facts.scoreValue', { total: exam.totalScore, pass: exam.passScore })],
    [t('facts.window'), windowOf(exam, timeShiftMs) ?? t('facts.always')],
    [
      t('facts.attempts'),
      exam.attemptsLeft === null
        ? t('facts.attemptsUnlimited')
        : t('facts.attemptsValue', { count: exam.attemptsLeft }),
    ],
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

function windowOf({ startTime, endTime }: BasicExam, timeShiftMs: number): string | null {
  const from = shifted(startTime, timeShiftMs);
  const to = shifted(endTime, timeShiftMs);
  if (from !== null && to !== null) return formatSpan(from, to);
  const either = from ?? to;
  return either === null ? null : formatTime(either);
}
