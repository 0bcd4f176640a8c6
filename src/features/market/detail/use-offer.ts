import { useAtomValue } from 'jotai';
import { useApiQuery } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { checkUserCanByGoods, goodsOrderType, type GoodsDetail } from '#contract/platform/market/goods-detail.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { needsCheck, offerOf, type Check } from './offer-rules.ts';

/** What the learner can do about goods; the platform is asked whether they may buy where that matters. */
export function useOffer(goodsId: string, goods: GoodsDetail) {
  const { signedIn } = useAtomValue(sessionAtom);
  const enabled = needsCheck({ goods, signedIn });
  const query = useApiQuery(checkUserCanByGoods, { goodsId, orderType: goodsOrderType }, { enabled, silent: true });
  return {
    offer: offerOf({ goods, signedIn, check: checkOf(query, enabled) }),
    retry: () => void query.refetch(),
  };
}

function checkOf(
  { data, error, isFetching }: ReturnType<typeof useApiQuery<typeof checkUserCanByGoods>>,
  enabled: boolean,
): Check {
  if (!enabled) return { kind: 'none' };
  if (isFetching) return { kind: 'asking' };
  if (error) {
    return error.failure.kind === 'refused' ? { kind: 'refused', reason: refusalOf(error) } : { kind: 'failed' };
  }
  return data === undefined ? { kind: 'failed' } : { kind: 'answered', may: data };
}
