import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { CourseGoods } from '#contract/platform/market/goods.ts';
import { formatNumber } from '#lib/format.ts';
import { orDash } from '#ui/or-dash.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useTileStyles } from '#ui/tile-styles.ts';
import { CoverPicture } from '../covers/CoverPicture.tsx';
import { stateOf, taskTagOf } from './goods-rules.ts';
import { GoodsPrice } from './GoodsPrice.tsx';

const useStyles = makeStyles({
  title: { minHeight: tokens.lineHeightBase400 },
  sold: { flexBasis: '100%' },
  flat: { aspectRatio: '9 / 4' },
  badges: { display: 'flex', gap: '6px' },
});

interface GoodsCardProps {
  goods: CourseGoods;
  /** Heading level of the name: one below the heading above the list. */
  heading: 'h2' | 'h3';
  /** A flatter cover, for wide cards. */
  flat?: boolean;
  /** Where the card leads. */
  to: string;
}

/** A course on offer: what it is, who offers it, what it costs, and how many bought it. */
export function GoodsCard({ goods, heading: Heading, flat = false, to }: GoodsCardProps) {
  const styles = useStyles();
  const tile = useTileStyles();
  const { t } = useTranslation('goods');
  const tag = taskTagOf(goods.taskType);
  const state = stateOf(goods);
  const { purchaseNo } = goods;
  return (
    <Panel as="article" className={tile.card}>
      <CoverPicture className={mergeClasses(tile.cover, flat && styles.flat)} url={goods.picUrl} name={goods.name} />
      <span className={mergeClasses(tile.badge, styles.badges)}>
        {tag && <Tag>{t(`tag.${tag}`)}</Tag>}
        {state && <Tag appearance={state === 'owned' ? 'good' : 'attention'}>{t(state)}</Tag>}
      </span>
      <div className={tile.text}>
        <Heading className={mergeClasses(tile.name, styles.title)} title={orDash(goods.name)}>
          <RouteLink className={tile.link} to={to}>
            <PlatformText text={goods.name} />
          </RouteLink>
        </Heading>
        {goods.branchName !== '' && (
          <span className={tile.quiet}>
            <PlatformText text={goods.branchName} />
          </span>
        )}
        <div className={tile.foot}>
          <GoodsPrice goods={goods} />
          {purchaseNo !== null && (
            <span className={mergeClasses(tile.quiet, styles.sold)}>
              {t('sold', { count: purchaseNo, number: formatNumber(purchaseNo) })}
            </span>
          )}
        </div>
      </div>
    </Panel>
  );
}
