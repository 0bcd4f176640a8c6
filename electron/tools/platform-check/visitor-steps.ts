import { appName } from '#contract/ipc/app.ts';
import {
  cmsArticleFindById,
  cmsArticleList,
  cmsGetArticleListForClassId,
  cmsGetSpecialShow,
} from '#contract/platform/home/cms.ts';
import {
  creditCompanyJzFindList,
  creditCompanyJzHomeDisplayList,
  oldAgeInstitutionGetRegions,
} from '#contract/platform/home/credit.ts';
import {
  jzFindIndexTrain,
  minzhengCarouselFindListByType,
  trafficFindIndexTrain,
  trainFindExamTrain,
  trainFindIndexTrain,
} from '#contract/platform/home/home.ts';
import {
  commonBranchFindRegion,
  gmBranchFindRegion,
  homemakingGetRegionList,
  openPlatformBranchFindBranch,
} from '#contract/platform/home/institution.ts';
import { showPageLayoutForClick } from '#contract/platform/home/page-layout.ts';
import { getIndexLatelyLive } from '#contract/platform/live/live.ts';
import { findAllBranchBySaasId, goodsCategoryFindAll } from '#contract/platform/market/categories.ts';
import { findGoodsById, findGoodsDetailById, findGoodsGiftByGoodsId } from '#contract/platform/market/goods-detail.ts';
import {
  channelGoodsList,
  goodsLearnerFindByCondition,
  goodsLearnerFindGoodsList,
  openPlatformStuFindGoods,
} from '#contract/platform/market/goods-lists.ts';
import {
  findSaleGoods,
  gongXinFindSaleGoods,
  findWangHongSaleGoods,
  findZhongZhiSaleGoods,
  goodsLearnerFindByConditionList,
  minzhengGetGoodsInSaas,
} from '#contract/platform/market/goods.ts';
import { openPlatformStuFindBranch } from '#contract/platform/market/providers.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';
import { checkPackageVersion, getConfiguration, getCourseGrantList } from '#contract/platform/site/language.ts';
import { configurationsByKey, navigationGetMenu } from '#contract/platform/site/navigation.ts';
import { getPrivacyPolicy } from '#contract/platform/site/privacy-policy.ts';
import { configurationByEncodedHost } from '#contract/platform/site/tenant.ts';
import { blockTypesOf, homePageId, shelfOf } from './home-page.ts';
import { firstPage, step, type Step } from './step.ts';

const pack = { appname: appName, language: 'zh-CN', env: 'prod' };
/** The home grid asks for five goods of type 3 (002 §7). */
const gridGoods = { pageNum: 1, pageSize: 5, type: 3 };

/** The client's start: the site's settings, texts and frame. */
const start: readonly Step[] = [
  step(
    configurationByEncodedHost,
    ({ tenantHost }) => ({ encodedHost: tenantHost }),
    ({ frontendConfig }, known) => {
      known.options = Object.fromEntries(frontendConfig.map(({ key, value }) => [key, value]));
    },
  ),
  step(getConfiguration, () => ({})),
  step(
    checkPackageVersion,
    () => pack,
    ({ version }, known) => {
      known.packVersion = version;
    },
  ),
  step(getCourseGrantList, ({ packVersion }) => (packVersion === '' ? null : pack)),
  step(navigationGetMenu, ({ tenantHost }) => ({ domain: tenantHost })),
  step(configurationsByKey, () => ({ key: 'footerSetting' })),
  step(getPrivacyPolicy, () => ({ id: 1 })),
];

/** The home page and what its blocks ask for. */
const home: readonly Step[] = [
  step(
    showPageLayoutForClick,
    (known) => ({ pageId: homePageId(known) }),
    (layout, known) => {
      known.blockTypes = blockTypesOf(layout);
    },
  ),
  step(minzhengCarouselFindListByType, ({ blockTypes }) => ({ type: blockTypes['carousel'] ?? 1 })),
  step(trainFindIndexTrain, () => ({})),
  step(trainFindExamTrain, () => ({})),
  step(jzFindIndexTrain, () => ({})),
  step(trafficFindIndexTrain, () => ({})),
  step(goodsLearnerFindByConditionList, () => gridGoods),
  step(findWangHongSaleGoods, () => ({})),
  step(findZhongZhiSaleGoods, () => ({ pageNum: 1, pageSize: 5 })),
  step(creditCompanyJzHomeDisplayList, () => ({ size: 6 })),
  step(creditCompanyJzFindList, () => firstPage),
  step(oldAgeInstitutionGetRegions, () => ({})),
  step(findSaleGoods, () => ({})),
  step(gongXinFindSaleGoods, () => ({})),
  step(minzhengGetGoodsInSaas, shelfOf),
  step(
    getIndexLatelyLive,
    () => firstPage,
    ({ list: [first] }, known) => {
      known.liveId = first?.id || null;
    },
  ),
];

/** Institutions and providers. */
const institutions: readonly Step[] = [
  step(
    commonBranchFindRegion,
    () => ({}),
    ([region], known) => {
      known.regionCode = region?.code ?? null;
    },
  ),
  step(gmBranchFindRegion, () => ({})),
  step(openPlatformBranchFindBranch, ({ regionCode }) => ({
    ...firstPage,
    branchName: '',
    ...(regionCode === null ? {} : { regionCode }),
  })),
  step(homemakingGetRegionList, () => ({})),
  step(openPlatformStuFindBranch, () => ({ ...firstPage, branchName: '' })),
];

/** The marketplace: categories, lists, and goods of them. */
const market: readonly Step[] = [
  step(goodsCategoryFindAll, () => ({})),
  step(findAllBranchBySaasId, () => ({})),
  step(goodsLearnerFindByCondition, () => ({ ...firstPage, type: 3 })),
  step(
    openPlatformStuFindGoods,
    () => firstPage,
    ({ list }, known) => {
      known.goodsId = (list.find(({ isFree }) => !isFree) ?? list[0])?.id ?? null;
    },
  ),
  step(channelGoodsList, () => firstPage),
  step(goodsLearnerFindGoodsList, ({ goodsId }) => (goodsId === null ? null : { goodsIds: [goodsId] })),
  step(findGoodsDetailById, ({ goodsId }) => (goodsId === null ? null : { goodsId })),
  step(findGoodsById, ({ goodsId }) => (goodsId === null ? null : { id: goodsId })),
  step(findGoodsGiftByGoodsId, ({ goodsId }) => (goodsId === null ? null : { goodsId })),
];

/** Articles: the special, all, of one class, one. */
const articles: readonly Step[] = [
  step(cmsGetSpecialShow, () => ({ specialId: codeTables.special.articles })),
  step(
    cmsArticleList,
    () => ({ ...firstPage, keyword: '' }),
    ({ list: [article] }, known) => {
      known.article = article ?? null;
    },
  ),
  step(cmsGetArticleListForClassId, ({ article }) => article && { ...firstPage, classId: article.classId }),
  step(cmsArticleFindById, ({ article }) => article && { id: article.id }),
];

/** Before anybody is signed in. */
export const visitorSteps: readonly Step[] = [...start, ...home, ...institutions, ...market, ...articles];
