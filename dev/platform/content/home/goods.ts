/** Course goods that the home pages show; prices in yuan (002 §3). */
export interface GoodsContent {
  id: string;
  name: string;
  picUrl: string;
  isFree: boolean;
  salePrice: number;
  basePrice: number;
  purchaseNo: number;
  taskType: number;
  goodsKind: string;
  /** Category code, for the filter of findByConditionList. */
  category: string;
  /** Type code of findByConditionList: 3 is what a learner may buy. */
  type: number;
}

const goods = (
  id: string,
  name: string,
  category: string,
  [salePrice, basePrice]: readonly [number, number],
  purchaseNo: number,
  taskType = 2,
  type = 3,
): GoodsContent => ({
  id: `g-${id}`,
  name,
  picUrl: '',
  isFree: salePrice === 0,
  salePrice,
  basePrice,
  purchaseNo,
  taskType,
  goodsKind: '1',
  category,
  type,
});

export const allGoods: readonly GoodsContent[] = [
  goods('care-junior', '养老护理员（初级）技能培训', 'care', [680, 880], 1264),
  goods('infant', '育婴员岗前培训与实操', 'care', [520, 520], 842),
  goods('weld', '熔化焊接与热切割作业取证', 'special', [1280, 1480], 397, 1),
  goods('food', '食品安全管理员继续教育', 'food', [0, 120], 5210, 3),
  goods('forklift', 'N1 叉车司机取证班', 'special', [980, 980], 618, 1),
  goods('hydro', '水利工程质量检测员培训', 'hydro', [760, 900], 154),
  goods('build', '装配式建筑施工员继续教育', 'build', [360, 360], 2033),
  goods('ethics', '职业道德与劳动法规公开课', 'general', [0, 0], 8861, 3),
  goods('fire-mid', '消防设施操作员（中级）考前冲刺', 'fire', [1680.5, 1980], 733, 1),
  goods('fire-company', '企业消防安全管理人培训', 'fire', [299, 399], 1920, 1),
  goods('power-low', '低压电工作业复审（线上 24 学时）', 'special', [199.9, 260], 3178, 1),
  goods('aid', '企业急救员资格培训', 'aid', [320, 380], 964),
  goods('fire-control', '消防控制室值班操作实训', 'fire', [560, 560], 248),
  goods('aid-home', '家庭急救常识公开课', 'aid', [0, 0], 3350, 3),
  goods('care-night', '夜间照护与跌倒预防', 'care', [128, 168], 531),
  goods('care-dementia', '失智老人照护专项能力', 'care', [450, 450], 288),
  goods('care-rehab', '老年康复辅助与体位转换', 'care', [260, 320], 415),
  goods('hydro-dam', '大坝安全监测工技能提升', 'hydro', [880, 880], 97),
  goods('hydro-pump', '泵站运行工（高级）题库与讲解', 'hydro', [168, 210], 322),
  goods('ai-basic', '人工智能训练师（四级）认证课', 'ai', [1580, 1880], 506),
  goods('ai-data', '数据标注与质检实训', 'ai', [420, 420], 371),
  goods('ai-office', '生成式人工智能办公应用', 'ai', [99, 199], 6420, 3),
  goods('ai-safe', '数据安全与个人信息保护', 'ai', [0, 0], 2750, 3),
  goods('ai-line', '智能产线运维：视觉检测入门', 'ai', [268, 268], 143),
  goods('driver', '道路客货运输从业人员继续教育', 'traffic', [120, 150], 4120, 1),
  // What a provider offers to providers: never in a learner's list.
  goods('teacher', '培训机构讲师备课包', 'general', [299, 299], 12, 2, 1),
];

const inCategories = (...categories: readonly string[]) =>
  allGoods.filter(({ category, type }) => categories.includes(category) && type === 3);

/** findSaleGoods: what costs less than before. */
export const reducedGoods = allGoods.filter(
  ({ salePrice, basePrice, type }) => type === 3 && salePrice > 0 && salePrice < basePrice,
);

/** gongXin findSaleGoods. */
export const industryGoods = inCategories('ai');

/** getGoodsInBranch and getGoodsInSaas by type: 1 care, 2 fire and first aid, 3 water, 4 everything. */
export const shelves: Readonly<Record<number, readonly GoodsContent[]>> = {
  1: inCategories('care'),
  2: inCategories('fire', 'aid'),
  3: inCategories('hydro'),
  4: allGoods.filter(({ type }) => type === 3),
};
