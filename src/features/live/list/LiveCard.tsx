import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { livePaths } from '#contract/paths/live.ts';
import type { LiveClass } from '#contract/platform/live/live.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { eventOf, timed } from '#domain/lives/live-event.ts';
import { type LiveState, stateOf } from '#domain/lives/live-state.ts';
import { ReminderMenu } from '#domain/reminders/ReminderMenu.tsx';
import { formatAgo } from '#lib/format.ts';
import { useToast } from '#lib/toast.ts';
import { useMoment } from '#lib/use-moment.ts';
import { CardHead } from '#ui/CardHead.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { Tag, type TagAppearance } from '#ui/Tag.tsx';
import { arrivedToEnter } from '../shared/arrival.ts';
import { lockOf, openingOf } from '../shared/live-rules.ts';
import { changesIn, startsIn } from '../shared/live-times.ts';
import { useLiveSpan } from '../shared/use-live-span.ts';
import { useLockReason } from '../shared/use-lock-reason.ts';

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'stretch', gap: '16px', padding: '12px' },
  cover: { width: '176px', height: '100px' },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  row: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', minWidth: 0 },
  when: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  lock: { display: 'flex', alignItems: 'center', gap: '4px' },
  foot: { marginTop: 'auto', gap: '4px 12px' },
  buttons: { marginInlineStart: 'auto', display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px' },
});

const looks: Readonly<Record<LiveState, TagAppearance>> = {
  running: 'good',
  notStarted: 'plain',
  replay: 'plain',
  ended: 'outline',
  unknown: 'outline',
};

/** One live class: when, what it belongs to, and the button of its state (002 §4). */
export function LiveCard({ live: told }: { live: LiveClass }) {
  const styles = useStyles();
  const { t } = useTranslation('live-list');
  const navigate = useNavigate();
  const toast = useToast();
  const titleId = useId();
  const reasonOf = useLockReason();
  const spanOf = useLiveSpan();
  const clock = useAtomValue(clockAtom);
  const live = timed(told, clock.timeShiftMs);
  const now = platformNow(clock);
  useMoment(live.beginTime, () => platformNow(clock));
  const state = stateOf(live, now);
  const lock = state === 'ended' ? null : lockOf(live);
  const event = eventOf(live, now);
  const open = () => {
    const opening = openingOf(live, platformNow(clock));
    if ('warn' in opening) {
      const { warn } = opening;
      return toast('warning', warn === 'locked' && lock ? reasonOf(lock) : t(`warn.${warn}`));
    }
    const path = opening.go === 'room' ? livePaths.attend : livePaths.replay;
    return void navigate(path.to({ id: live.id, liveRoomId: live.liveRoomId, backPath: livePaths.list.to() }), {
      state: arrivedToEnter,
    });
  };
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <CoverPicture className={styles.cover} url={live.propagatePic} name={live.title} />
      <div className={styles.text}>
        <CardHead id={titleId} name={live.title}>
          <Tag appearance={looks[state]}>{t(`state.${state}`)}</Tag>
          {live.showNew && <Tag appearance="attention">{t('new')}</Tag>}
        </CardHead>
        <div className={styles.row}>
          <span className={styles.when}>{spanOf(live)}</span>
          {state === 'notStarted' && live.beginTime !== null && <StartsIn at={live.beginTime} />}
        </div>
        {live.sourceName !== '' && (
          <span className={styles.quiet}>
            <PlatformText text={live.sourceName} />
          </span>
        )}
        <div className={`${styles.row} ${styles.foot}`}>
          {lock && (
            <span className={`${styles.quiet} ${styles.lock}`}>
              <LockClosedRegular aria-hidden />
              {reasonOf(lock)}
            </span>
          )}
          <div className={styles.buttons}>
            {event && <ReminderMenu event={event} describedBy={titleId} />}
            <Button
              appearance={state === 'running' && !lock ? 'primary' : 'secondary'}
              aria-describedby={titleId}
              onClick={open}
            >
              {t(`button.${state}`)}
            </Button>
          </div>
        </div>
      </div>
    </Panel>
  );
}

/** How soon a class begins, by the platform's clock. `at`: epoch ms. */
function StartsIn({ at }: { at: number }) {
  const { t } = useTranslation('live-list');
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  const left = at - now;
  useMoment(left > 0 ? now + changesIn(left) : null, () => platformNow(clock));
  const soon = startsIn(left);
  if (left <= 0) return <Tag appearance="attention">{t('due')}</Tag>;
  if (soon === null) return null;
  const when = soon === 'now' ? t('withinMinute') : t('startsIn', { when: formatAgo(-soon.amount, soon.unit) });
  return <Tag appearance="attention">{when}</Tag>;
}
