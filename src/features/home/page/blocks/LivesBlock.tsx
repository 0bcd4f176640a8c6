import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { livePaths } from '#contract/paths/live.ts';
import { getIndexLatelyLive, type LiveClass } from '#contract/platform/live/live.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { timed } from '#domain/lives/live-event.ts';
import { stateOf, type LiveState } from '#domain/lives/live-state.ts';
import { formatSpan, formatTime } from '#lib/format.ts';
import { useMoment } from '#lib/use-moment.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { Tag, type TagAppearance } from '#ui/Tag.tsx';
import { useTileStyles } from '#ui/tile-styles.ts';
import { sizeOf, type BlockProps } from './block-props.ts';
import { BlockTiles } from './BlockTiles.tsx';

const mostLives = 10;

const looks: Readonly<Record<LiveState, TagAppearance>> = {
  running: 'good',
  notStarted: 'plain',
  replay: 'plain',
  ended: 'outline',
  unknown: 'outline',
};

/** From this width on, the cards stand beside one another with a large cover. */
const wide = '@container (min-width: 600px)';

const useStyles = makeStyles({
  block: { containerType: 'inline-size' },
  columns: {
    gap: '12px',
    [wide]: { gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(282px, 100%), 1fr))' },
  },
  card: { flexDirection: 'row', [wide]: { flexDirection: 'column' } },
  cover: {
    flexShrink: 0,
    width: '104px',
    height: 'auto',
    aspectRatio: 'auto',
    [wide]: { width: '100%', height: '148px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  when: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  name: { fontSize: tokens.fontSizeBase300, [wide]: { fontSize: tokens.fontSizeBase400 } },
});

/** The latest live classes: when, what, which camp. */
export function LivesBlock({ block, name }: BlockProps) {
  const styles = useStyles();
  const size = sizeOf(block, mostLives);
  const lives = useApiQuery(getIndexLatelyLive, { pageNum: 1, pageSize: size });
  return (
    <div className={styles.block}>
      <BlockTiles
        read={lives}
        name={name}
        size={size}
        awaited={Math.min(size, 4)}
        className={styles.columns}
        tilesOf={({ list }) => list}
      >
        {(live) => <LiveCard live={live} />}
      </BlockTiles>
    </div>
  );
}

function LiveCard({ live: told }: { live: LiveClass }) {
  const styles = useStyles();
  const tile = useTileStyles();
  const { t } = useTranslation('home');
  const clock = useAtomValue(clockAtom);
  const live = timed(told, clock.timeShiftMs);
  useMoment(live.beginTime, () => platformNow(clock));
  const state = stateOf(live, platformNow(clock));
  return (
    <Panel as="article" className={mergeClasses(tile.card, styles.card)}>
      <CoverPicture className={mergeClasses(tile.cover, styles.cover)} url={live.propagatePic} name={live.title} />
      <div className={tile.text}>
        <div className={styles.head}>
          <Tag appearance={looks[state]}>{t(`lives.${state}`)}</Tag>
          {live.showNew && <Tag appearance="attention">{t('lives.new')}</Tag>}
          <span className={styles.when}>
            <Span of={live} />
          </span>
        </div>
        <h3 className={mergeClasses(tile.name, styles.name)}>
          <RouteLink className={tile.link} to={addressOf(live, state)}>
            <PlatformText text={live.title} />
          </RouteLink>
        </h3>
        {live.sourceName !== '' && (
          <span className={tile.quiet}>
            <PlatformText text={live.sourceName} />
          </span>
        )}
      </div>
    </Panel>
  );
}

/** Where a class is attended, or watched again; one that is over leads to the list. */
function addressOf({ id, liveRoomId }: LiveClass, state: LiveState): string {
  switch (state) {
    case 'notStarted':
    case 'running':
      return livePaths.attend.to({ id, liveRoomId });
    case 'replay':
      return livePaths.replay.to({ id, liveRoomId });
    case 'ended':
    case 'unknown':
      return livePaths.list.to();
  }
}

/** When a class takes place; it says nothing that the platform does not. */
function Span({ of: { beginTime: from, planEndTime: until } }: { of: LiveClass }) {
  const { t } = useTranslation('home');
  if (from !== null && until !== null) return formatSpan(from, until);
  if (from !== null) return t('lives.from', { from: formatTime(from, 'dayTime') });
  return until === null ? t('lives.timeUnknown') : t('lives.until', { until: formatTime(until, 'dayTime') });
}
