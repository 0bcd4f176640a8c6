import { Button, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import type { LastStudy } from '#contract/ipc/learning.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import type { Answer } from '#contract/platform/endpoint.ts';
import { findCourseItemWithResourceListByCourseId } from '#contract/platform/learning/course.ts';
import { quickLearn } from '#contract/platform/learning/task-list.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { formatCountdown, formatTime } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { playerOf } from '../shared/outline/item-address.ts';
import { isOpen, rowsOf } from '../shared/outline/outline-rules.ts';

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

/** What was studied last: as the platform tells, else as this computer knows; nothing before the first lesson. */
export function ContinueCard() {
  const { data: last, isPending } = useApiQuery(quickLearn, {}, { persist: true, optional: true });
  if (isPending) return null;
  return last && (last.taskId !== '' || last.courseItemId !== '') ? <ToldCard last={last} /> : <OwnCard />;
}

function ToldCard({ last }: { last: Answer<typeof quickLearn> }) {
  const { t } = useTranslation('learning');
  const { taskId, taskName, courseId, courseItemId, itemName, courseName, lastPlay, duration, learnTime } = last;
  const backPath = learningPaths.center.to();
  // Straight to where it was left; the player knows the second.
  const straight = courseId !== '' && courseItemId !== '';
  const name = itemName || courseName || taskName;
  return (
    <Card
      when={learnTime === null ? '' : t('last.when', { time: formatTime(learnTime, 'dayTime') })}
      cover={courseName}
      name={name}
      within={taskName === name ? '' : taskName}
      at={lastPlay}
      of={duration}
      to={
        straight
          ? learningPaths.play.to({ courseId, id: courseItemId, taskId, backPath })
          : learningPaths.task.to({ id: taskId, backPath })
      }
      play={straight}
    />
  );
}

const changed = (listener: () => void) => desktop.learning.changed(listener);

function OwnCard() {
  const { accountId } = useAtomValue(sessionAtom);
  const { data: last } = useDesktopQuery(desktop.learning.last, [], { changed, scope: accountId });
  return last ? <OwnItemCard last={last} /> : null;
}

/** Only what its course still holds and opens. */
function OwnItemCard({ last: { ref, place, studiedAt } }: { last: LastStudy }) {
  const { t } = useTranslation('learning');
  const { courseId, itemId, taskId, taskType } = ref;
  const { data: tree } = useApiQuery(
    findCourseItemWithResourceListByCourseId,
    { courseId },
    { persist: true, optional: true },
  );
  const row = rowsOf(tree ?? []).find(({ node }) => node.id === itemId);
  if (!row || !isOpen(row)) return null;
  const { kind, name } = row.node;
  const isTimed = kind === 'video' || kind === 'audio';
  // A camp takes the place of a task (G-076).
  const within = taskType === ofCamp ? { taskId: null, trainId: taskId } : { taskId, trainId: null };
  return (
    <Card
      when={t('last.here', { time: formatTime(studiedAt, 'dayTime') })}
      cover={name}
      name={name}
      within=""
      at={isTimed && place ? place.at : null}
      of={isTimed && place ? place.of : null}
      to={playerOf({ courseId, taskType, ...within }, row.node, { backPath: learningPaths.center.to() })}
      play
    />
  );
}

const ofCamp = '1';

interface CardProps {
  /** '': not told. */
  when: string;
  cover: string;
  /** '': not told. */
  name: string;
  /** '': not told, or the same as `name`. */
  within: string;
  /** Seconds of the position and of the whole; null: not told. */
  at: number | null;
  of: number | null;
  to: string;
  /** True: `to` is the player, which goes on at once. */
  play: boolean;
}

function Card({ when, cover, name, within, at, of, to, play }: CardProps) {
  const styles = useStyles();
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const titleId = useId();
  return (
    <Panel className={styles.card} aria-labelledby={titleId}>
      <CoverPicture className={styles.cover} url="" name={cover} />
      <div className={styles.text}>
        {(when !== '' || name !== '') && <p className={styles.quiet}>{when || t('last.open')}</p>}
        <h2 id={titleId} className={styles.name}>
          {name === '' ? t('last.open') : <PlatformText text={name} />}
        </h2>
        {within !== '' && (
          <p className={styles.quiet}>
            <PlatformText text={within} />
          </p>
        )}
        {at !== null && of !== null && of > 0 && (
          <div className={styles.row}>
            <ProgressBar value={Math.min(1, at / of)} thickness="large" aria-labelledby={titleId} />
            <span className={mergeClasses(styles.quiet, styles.position)}>
              {formatCountdown(at * 1000)} / {formatCountdown(of * 1000)}
            </span>
          </div>
        )}
        <Button
          className={styles.button}
          appearance="primary"
          aria-describedby={titleId}
          onClick={() => void navigate(to, play ? { state: { play: true } } : {})}
        >
          {t('last.open')}
        </Button>
      </div>
    </Panel>
  );
}
