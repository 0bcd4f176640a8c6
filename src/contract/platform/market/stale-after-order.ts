/** Ids of the calls whose answers an order, or its payment, changes. */
export const staleAfterOrder: readonly string[] = [
  'certificateOrderList',
  'checkUserCanByGoods',
  'findGoodsById',
  'findGoodsDetailById',
  'goodsLearnerFindByCondition',
  'openPlatformStuFindGoods',
];
