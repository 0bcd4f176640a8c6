/** Companies of household services: name, credit, region, services, people. */
const companyLines = [
  '康馨家政服务有限公司（示例）|AAA|江苏省南京市|住家保姆、养老护理|320',
  '月来乐母婴护理中心（示例）|AA|江苏省南京市|月嫂、育婴|146',
  '安居到家服务有限公司（示例）|AAA|浙江省杭州市|保洁、收纳|512',
  '银龄照护服务社（示例）|A|江苏省苏州市|居家养老、陪诊|88',
  '万家好家政连锁（示例）|AA|上海市浦东新区|保洁、烹饪|431',
  '和睦之家服务中心（示例）|A|湖北省武汉市|住家保姆|57',
  '巧手生活服务有限公司（示例）|AA|浙江省宁波市|收纳、搬家|203',
  '阳光晚年护理有限公司（示例）|AAA|江苏省无锡市|养老护理|268',
  '优宝育婴服务有限公司（示例）|A|广东省广州市|育婴、月嫂|119',
  '邻里帮社区服务中心（示例）|B|安徽省合肥市|保洁|34',
  '诚心家政服务有限公司（示例）|AA|山东省济南市|养老护理、保洁|187',
  '贴心管家服务有限公司（示例）|AAA|四川省成都市|住家保姆、烹饪|376',
] as const;

export const creditCompanies = companyLines.map((line, index) => {
  const [companyName = '', creditLevel = '', regionName = '', serviceNames = '', staff = ''] = line.split('|');
  return { id: `jz-${index + 1}`, companyName, creditLevel, regionName, serviceNames, staffCount: Number(staff) };
});

/** Workers with their credit; the numbers are made up and belong to nobody. */
export const creditPeople = [
  {
    name: '王芳',
    idCard: '32010219880303402X',
    companyName: '康馨家政服务有限公司（示例）',
    jobName: '养老护理员',
    creditLevel: 'AA',
    certificateName: '养老护理员（中级）',
    assessedDaysAgo: 40,
  },
  {
    name: '赵桂兰',
    idCard: '110101197605060021',
    companyName: '',
    jobName: '育婴员',
    creditLevel: 'A',
    certificateName: '',
    assessedDaysAgo: 200,
  },
] as const;

/** Exams of nursing assistants, by ID number. */
export const nursingResults = [
  { id: 'nr-1', idCard: '32010219880303402X', name: '王芳', examName: '医疗护理员（理论）', daysAgo: 30, score: 88 },
  { id: 'nr-2', idCard: '32010219880303402X', name: '王芳', examName: '医疗护理员（实操）', daysAgo: 28, score: 57.5 },
] as const;

/** Institutions for the aged by region. */
export const oldAgeRegions = [
  {
    code: '320102',
    name: '南京市玄武区',
    institutionList: [
      { id: 'oa-1', name: '玄武湖颐养中心（示例）', address: '玄武大道 18 号', phone: '025-5550 1020', bedCount: 220 },
      { id: 'oa-2', name: '钟山护理院（示例）', address: '钟灵街 66 号', phone: '025-5550 1031', bedCount: 146 },
    ],
  },
  {
    code: '320106',
    name: '南京市鼓楼区',
    institutionList: [
      {
        id: 'oa-3',
        name: '鼓楼社区养老服务中心（示例）',
        address: '云南路 9 号',
        phone: '025-5550 2040',
        bedCount: 64,
      },
    ],
  },
  { code: '320114', name: '南京市雨花台区', institutionList: [] },
] as const;
