import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { learningPaths } from '#contract/paths/learning.ts';
import type { TaskListItem } from '#contract/platform/learning/task-list.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { formatHours, formatNumber, formatPercent } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { useMoment } from '#lib/use-moment.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag } from '#ui/Tag.tsx';
import { KindIcon } from '../shared/KindIcon.tsx';
import { nextPhaseAt, phaseOf, taskTypeOf } from '../shared/task-rules.ts';
import { useTaskDates } from '../shared/use-task-dates.ts';
import { buttonOf, countsOf, warningOf } from './rules.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'stretch', gap: '16px', padding: '12px' },
  cover: { width: '176px', height: '100px' },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' },
  row: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    ...oneLine,
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    margin: '4px 0 0',
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  fact: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  foot: { flexWrap: 'wrap', marginTop: 'auto', paddingTop: '4px', gap: '4px 12px' },
  bar: { width: '112px', flexShrink: 0 },
  percent: { fontWeight: tokens.fontWeightSemibold, minWidth: '40px' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  button: { marginLeft: 'auto', flexShrink: 0, minWidth: '96px' },
});

/** One training task: what it consists of, how far the learner is, until when, and one button (002 §2). */
export function TaskCard({ task }: { task: TaskListItem }) {
  const styles = useStyles();
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const toast = useToast();
  const titleId = useId();
  const clock = useAtomValue(clockAtom);
  const datesText = useTaskDates();
  const now = platformNow(clock);
  // The button changes when the task begins or ends.
  useMoment(nextPhaseAt(task, now, clock.timeShiftMs), () => platformNow(clock));
  const phase = phaseOf(task, now, clock.timeShiftMs);
  const type = taskTypeOf(task.taskType);
  const open = () => {
    // The task may have begun or ended since this was drawn.
    const warning = warningOf(phaseOf(task, platformNow(clock), clock.timeShiftMs));
    if (warning) return toast('warning', t(`warning.${warning}`));
    return void navigate(
      learningPaths.task.to({
        id: task.id,
        isNewTask: String(task.isNewTask),
        validity: datesText(task),
        backMoudle: 'learning',
        backPath: learningPaths.center.to(),
      }),
    );
  };
  const progress = task.studyProcess;
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <CoverPicture className={styles.cover} url={task.coverUrl} name={task.name} />
      <div className={styles.text}>
        <div className={styles.row}>
          <Tag appearance={type === 'required' ? 'brand' : 'plain'}>{t(`type.${type}`)}</Tag>
          <h2 id={titleId} className={styles.name} title={task.name}>
            <PlatformText text={task.name} />
          </h2>
          {task.isNewTask && <Tag appearance="attention">{t('card.new')}</Tag>}
        </div>
        <ul className={styles.facts}>
          {task.branchName && (
            <li className={styles.fact}>
              <PlatformText text={task.branchName} />
            </li>
          )}
          {countsOf(task).map(({ type: kind, count }) => (
            <li key={kind} className={styles.fact}>
              <KindIcon kind={kind} />
              {t('card.count', { kind: t(`listKind.${kind}`), count: formatNumber(count) })}
            </li>
          ))}
        </ul>
        <div className={`${styles.row} ${styles.foot}`}>
          {progress !== null && (
            <>
              <ProgressBar
                className={styles.bar}
                value={Math.min(1, progress / 100)}
                thickness="large"
                color={progress >= 100 ? 'success' : 'brand'}
                aria-labelledby={titleId}
              />
              <span className={styles.percent}>{formatPercent(progress / 100)}</span>
            </>
          )}
          {task.learnTotalTime !== null && (
            <span className={styles.quiet}>
              {task.learnTotalTime > 0
                ? t('card.learned', { hours: formatHours(task.learnTotalTime) })
                : t('card.notLearned')}
            </span>
          )}
          <span className={styles.quiet}>{datesText(task)}</span>
          <Button
            className={styles.button}
            appearance={phase === 'running' && task.isNewTask ? 'primary' : 'secondary'}
            aria-describedby={titleId}
            onClick={open}
          >
            {t(`button.${buttonOf(task, phase)}`)}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
