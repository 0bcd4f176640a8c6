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
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useTileStyles } from '#ui/tile-styles.ts';
import { sizeOf, type BlockProps } from './block-props.ts';
import { BlockTiles } from './BlockTiles.tsx';
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
  columns: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(282px, 100%), 1fr))' },
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
  const camps = useApiQuery(callOf(block.config['source']), {});
  return (
    <BlockTiles
      read={camps}
      name={name}
      size={sizeOf(block, mostCamps)}
      className={styles.columns}
      tilesOf={(all) => all}
    >
      {(camp) => <CampCard camp={camp} />}
    </BlockTiles>
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
