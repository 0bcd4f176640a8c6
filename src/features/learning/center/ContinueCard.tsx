import { Button, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { quickLearn } from '#contract/platform/learning/task-list.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { formatCountdown, formatTime } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';

const useStyles = makeStyles({
  card: { display: 'flex', gap: '24px', overflow: 'hidden', paddingRight: '24px' },
  cover: { width: '264px', minHeight: '148px' },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px', padding: '14px 0' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  position: { flexShrink: 0, whiteSpace: 'nowrap' },
  row: { display: 'flex', alignItems: 'center', gap: '12px', fontVariantNumeric: 'tabular-nums' },
  button: { alignSelf: 'flex-start', marginTop: 'auto' },
});

/** The lesson that was studied last and the position in it; nothing before the first lesson. */
export function ContinueCard() {
  const styles = useStyles();
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const titleId = useId();
  const { data: last } = useApiQuery(quickLearn, {}, { persist: true, optional: true });
  if (!last || (last.taskId === '' && last.courseItemId === '')) return null;
  const { taskId, taskName, courseId, courseItemId, itemName, courseName, lastPlay, duration, learnTime } = last;
  const name = itemName || courseName || taskName;
  const open = () => {
    const backPath = learningPaths.center.to();
    // Straight to where it was left; the player knows the second.
    if (courseId !== '' && courseItemId !== '') {
      return void navigate(learningPaths.play.to({ courseId, id: courseItemId, taskId, backPath }), {
        state: { play: true },
      });
    }
    return void navigate(learningPaths.task.to({ id: taskId, backPath }));
  };
  return (
    <Panel className={styles.card} aria-labelledby={titleId}>
      <CoverPicture className={styles.cover} url="" name={courseName} />
      <div className={styles.text}>
        <p className={styles.quiet}>
          {learnTime === null ? t('last.open') : t('last.when', { time: formatTime(learnTime, 'dayTime') })}
        </p>
        <h2 id={titleId} className={styles.name}>
          <PlatformText text={name} />
        </h2>
        {taskName !== '' && taskName !== name && (
          <p className={styles.quiet}>
            <PlatformText text={taskName} />
          </p>
        )}
        {lastPlay !== null && duration !== null && duration > 0 && (
          <div className={styles.row}>
            <ProgressBar value={Math.min(1, lastPlay / duration)} thickness="large" aria-labelledby={titleId} />
            <span className={mergeClasses(styles.quiet, styles.position)}>
              {formatCountdown(lastPlay * 1000)} / {formatCountdown(duration * 1000)}
            </span>
          </div>
        )}
        <Button className={styles.button} appearance="primary" aria-describedby={titleId} onClick={open}>
          {t('last.open')}
        </Button>
      </div>
    </Panel>
  );
}
