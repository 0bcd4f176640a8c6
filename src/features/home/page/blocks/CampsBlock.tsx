import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import {
  jzFindIndexTrain,
  trafficFindIndexTrain,
  trainFindExamTrain,
  trainFindIndexTrain,
  type TrainingCamp,
} from '#contract/platform/home/home.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { formatTime } from '#lib/format.ts';
import { distinctKeys } from '#ui/distinct-keys.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useTileStyles } from '#ui/tile-styles.ts';
import { TileSkeletons } from '#ui/TileSkeletons.tsx';
import { sizeOf, type BlockProps } from './block-props.ts';
import { BlockRead } from './BlockRead.tsx';
import { campStateOf } from './camp-state.ts';

/** Where the camps come from, by the word of the settings (000 §7). */
const calls = {
  index: trainFindIndexTrain,
  exam: trainFindExamTrain,
  household: jzFindIndexTrain,
  traffic: trafficFindIndexTrain,
} as const;

const mostCamps = 8;

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(282px, 100%), 1fr))',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  item: { display: 'flex', minWidth: 0, '& > *': { width: '100%' } },
  cover: { aspectRatio: 'auto', height: '148px' },
  intro: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textWrap: 'pretty',
  },
});

function callOf(word: unknown) {
  return word === 'exam' || word === 'household' || word === 'traffic' ? calls[word] : calls.index;
}

/** Training camps with their covers. */
export function CampsBlock({ block, name }: BlockProps) {
  const styles = useStyles();
  const size = sizeOf(block, mostCamps);
  const camps = useApiQuery(callOf(block.config['source']), {});
  return (
    <BlockRead
      read={camps}
      name={name}
      skeleton={<TileSkeletons count={size} className={styles.grid} />}
      isEmpty={(all) => all.length === 0}
    >
      {(all) => (
        <ul className={styles.grid}>
          {distinctKeys(
            all.slice(0, size).map((camp) => (
              <li key={camp.id} className={styles.item}>
                <CampCard camp={camp} />
              </li>
            )),
          )}
        </ul>
      )}
    </BlockRead>
  );
}

function CampCard({ camp }: { camp: TrainingCamp }) {
  const styles = useStyles();
  const tile = useTileStyles();
  const { t } = useTranslation('home');
  const state = campStateOf(camp);
  return (
    <Panel as="article" className={tile.card}>
      <CoverPicture className={mergeClasses(tile.cover, styles.cover)} url={camp.iconUrl} name={camp.name} />
      {camp.isNewTrain && (
        <span className={tile.badge}>
          <Tag appearance="attention">{t('camps.new')}</Tag>
        </span>
      )}
      <div className={tile.text}>
        <h3 className={tile.name}>
          <RouteLink className={tile.link} to={learningPaths.catalog.to({ taskId: camp.id, taskType: '1' })}>
            <PlatformText text={camp.name} />
          </RouteLink>
        </h3>
        {camp.intro !== '' && (
          <p className={styles.intro}>
            <PlatformText text={camp.intro} />
          </p>
        )}
        <p className={tile.foot}>
          <Tag appearance={state.look}>{t(`camps.state.${state.key}`)}</Tag>
          {camp.trainEndTime !== null && (
            <span className={tile.quiet}>{t('camps.until', { day: formatTime(camp.trainEndTime, 'day') })}</span>
          )}
          {state.progress !== null && (
            <span className={tile.quiet}>{t('camps.progress', { percent: state.progress })}</span>
          )}
        </p>
      </div>
    </Panel>
  );
}
