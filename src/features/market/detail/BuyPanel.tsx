import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { chargeOf } from '#contract/platform/market/charge.ts';
import { goodsOrderType, type GoodsDetail } from '#contract/platform/market/goods-detail.ts';
import { priceOf } from '#domain/goods/goods-rules.ts';
import { GoodsPrice } from '#domain/goods/GoodsPrice.tsx';
import { formatTime } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { useSectionStyles } from '../shared/section-styles.ts';
import { useShownPrice } from '../shared/shown-price.ts';
import type { Offer } from './offer-rules.ts';
import { useOffer } from './use-offer.ts';

const useStyles = makeStyles({
  price: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8px', fontVariantNumeric: 'tabular-nums' },
  line: { margin: 0, color: tokens.colorNeutralForeground2 },
  state: { display: 'flex', flexDirection: 'column', gap: '8px' },
});

interface BuyPanelProps {
  goodsId: string;
  goods: GoodsDetail;
}

/** What goods cost, and the one thing that the learner can do about them. */
export function BuyPanel({ goodsId, goods }: BuyPanelProps) {
  const styles = useStyles();
  const { section } = useSectionStyles();
  const { t } = useTranslation('offer');
  const { offer, retry } = useOffer(goodsId, goods);
  const price = priceOf(goods);
  useShownPrice(goodsId, chargeOf(goods));
  return (
    <Panel className={section} aria-label={t('buyPanel')}>
      <div className={styles.price}>
        <GoodsPrice goods={goods} large />
      </div>
      {!price.free && price.before !== null && goods.saleEndTime !== null && (
        <p className={styles.line}>{t('reducedUntil', { day: formatTime(goods.saleEndTime, 'platformDate') })}</p>
      )}
      <output className={styles.state}>
        <OfferWords offer={offer} free={goods.isFree} owned={goods.isOwned === true} />
      </output>
      <OfferAction offer={offer} goodsId={goodsId} goods={goods} onRetry={retry} />
    </Panel>
  );
}

/** Why, in words; nothing where the button says it all. */
function OfferWords({ offer, free, owned }: { offer: Offer; free: boolean; owned: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('offer');
  if (offer.kind === 'buy') return free ? <p className={styles.line}>{t('state.get')}</p> : null;
  const words = {
    study: owned ? 'state.owned' : 'state.free',
    studyNowhere: 'state.studyNowhere',
    signIn: free ? 'state.signInFree' : 'state.signIn',
    soldOut: 'state.soldOut',
    asking: 'state.asking',
    checkFailed: 'state.checkFailed',
    refused: 'state.refused',
    unsaid: 'state.unsaid',
  }[offer.kind];
  return (
    <>
      <p className={styles.line}>{t(words)}</p>
      {offer.kind === 'refused' && (
        <p className={styles.line}>{offer.reason === null ? t('state.noReason') : offer.reason}</p>
      )}
    </>
  );
}

interface OfferActionProps {
  offer: Offer;
  goodsId: string;
  goods: GoodsDetail;
  onRetry: () => void;
}

function OfferAction({ offer, goodsId, goods: { goodsKind, isFree }, onRetry }: OfferActionProps) {
  const { t } = useTranslation('offer');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const primary = (label: string, address: string) => (
    <Button appearance="primary" size="large" onClick={() => void navigate(address)}>
      {label}
    </Button>
  );
  switch (offer.kind) {
    case 'study':
      return primary(t('act.study'), learningPaths.courseDetails.to({ courseId: offer.courseId }));
    case 'studyNowhere':
      return primary(t('act.center'), learningPaths.center.to());
    case 'signIn':
      return primary(
        t(isFree ? 'act.signInFree' : 'act.signIn'),
        accountPaths.login.to({ redirect: `${pathname}${search}` }),
      );
    case 'buy': {
      const order = { goodsId, goodsKind, orderType: String(goodsOrderType) };
      return primary(t(isFree ? 'act.get' : 'act.buy'), marketPaths.order.to(order));
    }
    case 'checkFailed':
    case 'unsaid':
    case 'refused':
      return <Button onClick={onRetry}>{t('act.again')}</Button>;
    case 'asking':
    case 'soldOut':
      return null;
  }
}
