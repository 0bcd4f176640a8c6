import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { examPaths } from '#contract/paths/exam.ts';
import type { TaskDetail, TaskItem } from '#contract/platform/learning/task-detail.ts';
import { formatPercent } from '#lib/format.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { bookingOf } from '../shared/booking/booking-rules.ts';
import { KindIcon } from '../shared/KindIcon.tsx';
import { OutlineSign } from '../shared/outline/OutlineSign.tsx';
import { CourseInfoButton } from '../shared/rating/CourseInfoButton.tsx';
import { stateOf } from './item-rules.ts';
import { ItemAction } from './ItemAction.tsx';
import { ItemTag } from './ItemTag.tsx';
import { useItemSentence } from './use-item-sentence.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '58px',
    boxSizing: 'border-box',
    padding: '6px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
  },
  kind: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    width: '112px',
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  text: { flexGrow: 1, minWidth: 0 },
  title: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2px 8px', margin: 0, fontWeight: 'inherit' },
  name: { minWidth: 0, fontSize: tokens.fontSizeBase300, overflowWrap: 'anywhere' },
  shut: { color: tokens.colorNeutralForeground3 },
  line: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  exam: { flexShrink: 0, color: tokens.colorBrandForegroundLink, fontSize: tokens.fontSizeBase200 },
  percent: { flexShrink: 0, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
});

interface ItemRowProps {
  task: TaskDetail;
  item: TaskItem;
  /** The dates of the task have passed. */
  taskOver: boolean;
}

/** One item: its state, kind and name, what there is to say of it, and what can be done with it. */
export function ItemRow({ task, item, taskOver }: ItemRowProps) {
  const styles = useStyles();
  const { t } = useTranslation('task-detail');
  const nameId = useId();
  const state = stateOf(item);
  const sentence = useItemSentence(task, item);
  const studied = item.kind === 'course' || item.kind === 'practice';
  return (
    <li className={styles.row} aria-labelledby={nameId}>
      <OutlineSign state={state} label={t(`state.${state}`)} />
      <span className={styles.kind}>
        <KindIcon kind={item.kind} />
        {t(`kind.${item.kind}`)}
      </span>
      <div className={styles.text}>
        <div className={styles.title}>
          <span
            id={nameId}
            className={mergeClasses(styles.name, (state === 'locked' || state === 'expired') && styles.shut)}
          >
            <PlatformText text={item.contentName || item.stageName} />
          </span>
          <ItemTag item={item} />
          {item.kind === 'course' && item.contentId !== '' && (
            <CourseInfoButton courseId={item.contentId} name={item.contentName} progress={item.studyProcess} />
          )}
        </div>
        {sentence && <p className={styles.line}>{sentence}</p>}
      </div>
      {item.kind === 'offline' && item.contentId !== '' && bookingOf(item) !== 'notBooked' && (
        <RouteLink className={styles.exam} to={examPaths.offlineTraining.to({ classExamId: item.contentId })}>
          {t('practicalExam')}
        </RouteLink>
      )}
      {studied && item.studyProcess !== null && (
        <span className={styles.percent}>{formatPercent(item.studyProcess / 100)}</span>
      )}
      <ItemAction task={task} item={item} taskOver={taskOver} lockText={sentence} describedBy={nameId} />
    </li>
  );
}
