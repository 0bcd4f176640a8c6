import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskDetail } from '#contract/platform/learning/task-detail.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { formatHours, formatNumber, formatPercent } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';
import { taskTypeOf } from '../shared/task-rules.ts';
import { useTaskDates } from '../shared/use-task-dates.ts';
import { TaskExtraFacts } from './TaskExtraFacts.tsx';

const useStyles = makeStyles({
  panel: { overflow: 'hidden', minWidth: 0 },
  cover: { height: '150px', borderRadius: 0 },
  text: { display: 'flex', flexDirection: 'column', gap: '10px', padding: '16px' },
  row: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground2 },
  progress: { display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '6px 16px',
    margin: 0,
    paddingTop: '10px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { color: tokens.colorNeutralForeground2 },
  // A date is not broken in its middle where it fits a line.
  value: { margin: 0, wordBreak: 'keep-all', overflowWrap: 'anywhere' },
});

/** What there is to know of a task: type, branch, progress, dates, study time, conditions. */
export function TaskFacts({ task }: { task: TaskDetail }) {
  const styles = useStyles();
  const { t } = useTranslation(['task-detail', 'learning']);
  const datesText = useTaskDates();
  const labelId = useId();
  const { studyProcess, lockCourseRate, lockExamCondition, isFormCommit, learnTotalTime, branchName } = task;
  const type = taskTypeOf(task.taskType);
  const conditions = [
    lockCourseRate !== null && lockCourseRate > 0 && t('rules.progress', { rate: formatNumber(lockCourseRate) }),
    lockExamCondition && t('rules.exam'),
    isFormCommit === false && t('rules.form'),
  ].filter((rule) => rule !== false);
  const facts = [
    ['dates', datesText(task)],
    ['learned', learnTotalTime === null ? '' : t('hours', { hours: formatHours(learnTotalTime) })],
    ['rules', conditions.join(t('rules.separator'))],
  ] as const;
  return (
    <Panel as="section" className={styles.panel} aria-label={t('facts.title')}>
      <CoverPicture className={styles.cover} url={task.coverUrl} name={task.name} />
      <div className={styles.text}>
        <div className={styles.row}>
          {type !== null && (
            <Tag appearance={type === 'required' ? 'brand' : 'plain'}>{t(`learning:type.${type}`)}</Tag>
          )}
          <PlatformText text={branchName} />
        </div>
        {studyProcess !== null && (
          <>
            <div className={styles.progress}>
              <span id={labelId}>{t('facts.progress')}</span>
              <strong>{formatPercent(studyProcess / 100)}</strong>
            </div>
            <ProgressBar value={Math.min(1, studyProcess / 100)} thickness="large" aria-labelledby={labelId} />
          </>
        )}
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value !== '')
            .flatMap(([name, value]) => [
              <dt key={`${name} name`} className={styles.name}>
                {t(`facts.${name}`)}
              </dt>,
              <dd key={name} className={styles.value}>
                {value}
              </dd>,
            ])}
        </dl>
        <TaskExtraFacts taskId={task.id} name={task.name} />
      </div>
    </Panel>
  );
}
