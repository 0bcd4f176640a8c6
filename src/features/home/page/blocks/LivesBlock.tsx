import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { livePaths } from '../../../../contract/paths/live.ts';
import { getIndexLatelyLive, type LiveClass } from '../../../../contract/platform/live/live.ts';
import { useApiQuery } from '../../../../api/query.ts';
import { formatSpan, formatTime } from '../../../../lib/format.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { BlockRead } from './BlockRead.tsx';
import { sizeOf, type BlockProps } from './block-props.ts';
import { liveStateOf } from './camp-state.ts';
import { useRowStyles } from './row-styles.ts';
import { RowSkeletons } from '../../../../ui/TileSkeletons.tsx';
import { distinctKeys } from '../../../../ui/distinct-keys.ts';
import { ContentText } from '../../../../ui/ContentText.tsx';

const mostLives = 10;

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  link: { color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
  when: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** The latest live classes: when, what, which camp. */
export function LivesBlock({ block, name }: BlockProps) {
  const rows = useRowStyles();
  const size = sizeOf(block, mostLives);
  const lives = useApiQuery(getIndexLatelyLive, { pageNum: 1, pageSize: size });
  return (
    <BlockRead
      read={lives}
      name={name}
      skeleton={<RowSkeletons count={size} />}
      isEmpty={({ list }) => list.length === 0}
    >
      {({ list }) => (
        <Panel as="div" className={rows.panel}>
          <ul className={rows.list}>
            {distinctKeys(
              list.slice(0, size).map((live) => (
                <li key={live.id} className={rows.row}>
                  <LiveRow live={live} />
                </li>
              )),
            )}
          </ul>
        </Panel>
      )}
    </BlockRead>
  );
}

function LiveRow({ live }: { live: LiveClass }) {
  const styles = useStyles();
  const rows = useRowStyles();
  const { t } = useTranslation('home');
  const state = liveStateOf(live);
  return (
    <>
      <div className={styles.head}>
        {state && <Tag appearance={state.look}>{t(`lives.${state.key}`)}</Tag>}
        <span className={styles.when}>{spanOf(live)}</span>
      </div>
      <h3 className={rows.name}>
        <Link className={styles.link} to={addressOf(live)}>
          <ContentText text={live.title} />
        </Link>
      </h3>
      {live.sourceName !== '' && (
        <p className={rows.quiet}>
          <ContentText text={live.sourceName} />
        </p>
      )}
    </>
  );
}

/** Where a class is attended, or watched again; one that is over leads to the list. */
function addressOf(live: LiveClass): string {
  const { id, liveRoomId } = live;
  switch (liveStateOf(live)?.key) {
    case 'waiting':
    case 'live':
      return livePaths.attend.to({ id, liveRoomId });
    case 'replay':
      return livePaths.replay.to({ id, liveRoomId });
    case 'ended':
    case undefined:
      return livePaths.list.to();
  }
}

function spanOf({ beginTime, planEndTime }: LiveClass): string {
  return beginTime !== null && planEndTime !== null
    ? formatSpan(beginTime, planEndTime)
    : formatTime(beginTime ?? planEndTime, 'dayTime');
}
