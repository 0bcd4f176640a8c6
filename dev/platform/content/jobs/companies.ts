export interface Company {
  id: string;
  name: string;
  industry: string;
  scale: string;
  address: string;
  intro: string;
  /** Null: the company names nobody to applicants. */
  contact: { name: string; phone: string } | null;
}

const company = (
  id: string,
  name: string,
  industry: string,
  scale: string,
  address: string,
  intro: string,
  contact: Company['contact'] = null,
): Company => ({ id, name, industry, scale, address, intro, contact });

export const companies: readonly Company[] = [
  company(
    'kangyi',
    '康颐养老服务有限公司（示例）',
    '养老服务',
    '200–499 人',
    '南京市江宁区天元路 100 号',
    '运营 12 家社区养老中心，床位 860 张，与职业院校共建护理实训基地。',
    { name: '朱老师', phone: '025-5550-2101' },
  ),
  company(
    'huadian',
    '华电智造股份有限公司（示例）',
    '装备制造',
    '1000 人以上',
    '苏州市相城区富元路 8 号',
    '生产中低压成套电气设备，设有电工技能大师工作室。',
    { name: '人力资源部', phone: '0512-5550-3302' },
  ),
  company(
    'anxin',
    '安信消防技术服务有限公司（示例）',
    '消防技术服务',
    '100–199 人',
    '杭州市余杭区文一西路 66 号',
    '为园区和高层建筑提供消防值守、检测与维保。',
  ),
  company(
    'hengtong',
    '恒通管道工程有限公司（示例）',
    '工程施工',
    '200–499 人',
    '宁波市鄞州区兴宁路 20 号',
    '承接化工与食品行业的不锈钢管道工程。',
    { name: '陈工', phone: '0574-5550-8899' },
  ),
  company(
    'leying',
    '乐婴托育有限公司（示例）',
    '托育服务',
    '50–99 人',
    '上海市闵行区都市路 3 号',
    '连锁托育机构，配备专职教研和营养团队。',
  ),
  company(
    'maixiang',
    '麦香食品有限公司（示例）',
    '餐饮食品',
    '500–999 人',
    '无锡市新吴区长江路 15 号',
    '中央工厂与门店一体的烘焙和团餐企业。',
    { name: '刘店长', phone: '0510-5550-7766' },
  ),
  company(
    'shengjie',
    '升捷电梯工程有限公司（示例）',
    '特种设备',
    '100–199 人',
    '南京市栖霞区仙林大道 9 号',
    '多个电梯品牌的安装与维保服务商。',
  ),
  company(
    'chixing',
    '驰行汽车服务有限公司（示例）',
    '汽车后市场',
    '200–499 人',
    '上海市嘉定区安亭路 2 号',
    '新能源汽车售后与仓配服务。',
    { name: '周经理', phone: '021-5550-6655' },
  ),
  company(
    'jihu',
    '急护教育科技有限公司（示例）',
    '职业教育',
    '20–49 人',
    '杭州市西湖区古翠路 7 号',
    '面向企业和学校开展应急救护培训。',
  ),
];
