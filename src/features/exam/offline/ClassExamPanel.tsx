import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { examPaths } from '#contract/paths/exam.ts';
import type { ClassExam } from '#contract/platform/offline-training/class-exam.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { formatNumber, formatSpan, formatTime } from '#lib/format.ts';
import { useMoment } from '#lib/use-moment.ts';
import { shifted } from '#rules/exam/zone-shift.ts';
import { type Fact, FactList } from '#ui/FactList.tsx';
import { orDash } from '#ui/or-dash.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { Tag } from '#ui/Tag.tsx';
import { DrawButton } from './DrawButton.tsx';
import { nextStepAt, stepOf, type ClassExamStep } from './rules.ts';

const useStyles = makeStyles({
  panel: { padding: '24px', display: 'flex', flexDirection: 'column', gap: '16px', alignItems: 'flex-start' },
  head: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px' },
  name: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

const tagOf: Record<ClassExamStep, 'plain' | 'brand' | 'good' | 'attention'> = {
  before: 'plain',
  draw: 'brand',
  unknown: 'plain',
  drawn: 'brand',
  missed: 'attention',
  marked: 'good',
  untold: 'plain',
};

/** When and where, what has been drawn, and the next step. */
export function ClassExamPanel({ classExamId, exam }: { classExamId: string; exam: ClassExam }) {
  const styles = useStyles();
  const { t } = useTranslation('offline');
  const navigate = useNavigate();
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  const times = {
    ...exam,
    startTime: shifted(exam.startTime, clock.timeShiftMs),
    endTime: shifted(exam.endTime, clock.timeShiftMs),
  };
  useMoment(nextStepAt(times, now), () => platformNow(clock));
  const step = stepOf(times, now);
  const open = (path: { to: (params: { classExamId: string }) => string }) => void navigate(path.to({ classExamId }));
  return (
    <Panel className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <PlatformText text={exam.examName} />
        </h2>
        <Tag appearance={tagOf[step]}>{t(`step.${step}`)}</Tag>
      </div>
      <FactList facts={factsOf(times, t)} />
      {exam.notice !== '' && <SafeHtml html={exam.notice} />}
      <p className={styles.note}>{t(`note.${step}`)}</p>
      <div className={styles.actions}>
        {(step === 'draw' || step === 'unknown' || step === 'untold') && (
          <DrawButton classExamId={classExamId} count={exam.questionCount} />
        )}
        {step === 'drawn' && (
          <Button appearance="primary" onClick={() => open(examPaths.offlineQuestions)}>
            {t('toTasks')}
          </Button>
        )}
        {(step === 'drawn' || step === 'marked' || step === 'untold') && (
          <Button onClick={() => open(examPaths.offlinePreview)}>{t('toSheet')}</Button>
        )}
        {(step === 'marked' || step === 'untold') && (
          <Button
            appearance={step === 'marked' ? 'primary' : 'secondary'}
            onClick={() => open(examPaths.offlineResult)}
          >
            {t('toResult')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

type Translate = ReturnType<typeof useTranslation<'offline'>>['t'];

function factsOf(exam: ClassExam, t: Translate): Fact[] {
  const { className, startTime, endTime, place, examinerName, questionCount, totalScore, passScore, isExtracted } =
    exam;
  const when =
    typeof startTime === 'number' && typeof endTime === 'number'
      ? formatSpan(startTime, endTime)
      : typeof startTime === 'number'
        ? t('fact.from', { time: formatTime(startTime) })
        : typeof endTime === 'number'
          ? t('fact.until', { time: formatTime(endTime) })
          : startTime === null && endTime === null
            ? '-'
            : t('fact.unknown');
  const points =
    totalScore === null
      ? isExtracted === false
        ? t('fact.scoreLater')
        : '-'
      : passScore === null
        ? t('fact.scoreValue', { total: formatNumber(totalScore, 1) })
        : t('fact.scoreAndPass', { total: formatNumber(totalScore, 1), pass: formatNumber(passScore, 1) });
  return [
    [t('fact.class'), orDash(className)],
    [t('fact.when'), when],
    [t('fact.place'), orDash(place)],
    [t('fact.examiner'), orDash(examinerName)],
    [t('fact.tasks'), questionCount === null ? '-' : t('fact.tasksValue', { count: questionCount })],
    [t('fact.score'), points],
  ];
}
