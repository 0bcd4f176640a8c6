import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { branchGetGoodsCategoryTree, goodsCategoryFindAll } from '#contract/platform/market/categories.ts';
import { openPlatformBranchFindGoods, openPlatformStuFindGoods } from '#contract/platform/market/goods-lists.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { FilterRow } from '#ui/FilterRow.tsx';
import { viewOf, viewWord } from '../shared/view-rules.ts';
import { ViewSwitch } from '../shared/ViewSwitch.tsx';
import { GoodsShelf } from './GoodsShelf.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { prices, type Shelf } from './shelf-rules.ts';
import { useShelf } from './use-shelf.ts';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

/** /openPlatform/courseGoods: goods of the open platform, for learners and for training providers (000 §2, G-134). */
export function Component() {
  const styles = useStyles();
  const { t } = useTranslation('shelf');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { signedIn } = useAtomValue(sessionAtom);
  const view = viewOf(marketPaths.platformGoods.read(query).view, signedIn);
  const state = useShelf(marketPaths.platformGoods, viewWord(view));
  const { shelf, change } = state;
  const asProvider = view === 'provider';
  const forLearner = useApiQuery(openPlatformStuFindGoods, learnerFilter(shelf), { enabled: !asProvider });
  const forProvider = useApiQuery(openPlatformBranchFindGoods, providerFilter(shelf), { enabled: asProvider });
  const learnerTree = useApiQuery(goodsCategoryFindAll, {}, { silent: true, enabled: !asProvider });
  const providerTree = useApiQuery(branchGetGoodsCategoryTree, {}, { silent: true, enabled: asProvider });
  return (
    <GoodsShelf
      title={t('title.platform')}
      state={state}
      goods={asProvider ? forProvider : forLearner}
      categories={asProvider ? providerTree : learnerTree}
      addressOf={({ id, goodsKind }) =>
        marketPaths.platformGoodsDetail.to({ goodsId: id, goodsKind, view: viewWord(view) })
      }
      filters={
        <>
          <FilterRow
            label={t('price')}
            choices={prices.map((price) => ({ filter: price, text: t(`prices.${price}`) }))}
            chosen={shelf.price}
            onChoose={(price) => change({ price })}
          />
          <ProviderChoice chosen={shelf.provider} onChoose={(provider) => change({ provider })} />
        </>
      }
      actions={
        <>
          <Button onClick={() => void navigate(marketPaths.providers.to({ view: viewWord(view) }))}>
            {t('toProviders')}
          </Button>
          <ViewSwitch
            view={view}
            onChoose={(next) => void navigate(marketPaths.platformGoods.to({ view: viewWord(next) }))}
          />
        </>
      }
      note={asProvider && <p className={styles.note}>{t('viewNote')}</p>}
    />
  );
}

/** What both perspectives ask alike. */
function shared({ name, price, provider, page, size }: Shelf) {
  return {
    pageNum: page,
    pageSize: size,
    ...(name !== '' && { name }),
    ...(price !== 'all' && { isFree: price === 'free' }),
    ...(provider !== '' && { branchId: provider }),
  };
}

const learnerFilter = (shelf: Shelf) => ({
  ...shared(shelf),
  ...(shelf.category !== '' && { categoryCodes: [shelf.category] }),
});

const providerFilter = (shelf: Shelf) => ({
  ...shared(shelf),
  ...(shelf.category !== '' && { categoryCodes: shelf.category }),
});
