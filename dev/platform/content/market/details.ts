import { courseTrees } from '../learning/course-trees.ts';
import { categoryOf } from './categories.ts';

/** A unit of a catalogue as it is announced. */
interface UnitContent {
  id: string;
  name: string;
  /** Duration in seconds; null where it is not fixed. */
  itemList: { id: string; name: string; duration: number | null }[];
}

/** What a category teaches, as 'unit: lesson, lesson'. */
const outlines: Readonly<Record<string, readonly string[]>> = {
  special: [
    '岗位与法规：特种作业人员的权利与义务，作业许可与监护，典型事故警示',
    '设备与工具：作业前检查，防护用品的选用，常见故障判断',
    '操作规程：标准作业步骤，危险点辨识与控制，交接班记录',
    '应急处置：现场急救，初起火灾扑救，事故报告流程',
    '考前辅导：理论高频考点，实操评分要点',
  ],
  care: [
    '职业认知：岗位职责与职业伦理，沟通与情绪安抚，自我防护',
    '清洁照料：口腔与头发清洁，皮肤与褥疮预防，更衣与床单更换',
    '饮食照料：进食体位，噎食与误吸急救，鼻饲饮食注意事项',
    '移动与康复：翻身与体位转换，助行器具，跌倒预防',
    '实操考核：护理床操作，轮椅转移',
  ],
  fire: [
    '法规与职责：消防安全责任制，值班与交接，记录填写',
    '建筑消防设施：火灾自动报警，自动喷水灭火，防排烟',
    '巡查与维护：日常巡查要点，常见故障排除，维保记录',
    '应急处置：初起火灾扑救，疏散引导，断电与切非',
  ],
  build: [
    '法规与标准：施工安全法规，强制性条文，文明施工',
    '识图与工艺：施工图识读，主要工序，质量控制点',
    '安全管理：危大工程，高处与临边防护，安全技术交底',
    '资料与验收：过程资料，隐蔽工程验收',
  ],
  food: [
    '法规与责任：食品安全法要点，企业主体责任，追溯与召回',
    '过程控制：原料验收，加工制作卫生，清洁与消毒',
    '人员与设施：健康管理，有害生物防制，留样',
    '检查与改进：自查清单，投诉与事故处置',
  ],
  hydro: [
    '基础知识：水工建筑物，工程等别与级别，识图',
    '运行与监测：巡视检查，变形与渗流监测，数据整理',
    '设备与检测：闸门与启闭机，混凝土检测，仪器使用',
    '防汛与应急：险情判断，抢险技术，预案演练',
  ],
  ai: [
    '认识任务：业务场景与目标，数据从哪里来，合规边界',
    '数据准备：采集与清洗，标注规范，质量检查',
    '动手实践：工具使用，参数与效果，常见问题',
    '交付与改进：效果评估，上线与监控，案例复盘',
  ],
  aid: [
    '现场评估：安全与求助，判断意识与呼吸，个人防护',
    '心肺复苏：按压要点，人工呼吸，AED 使用',
    '创伤救护：止血，包扎，固定与搬运',
  ],
  traffic: [
    '法规与职业道德：道路运输条例，从业人员职责，典型违法案例',
    '安全驾驶：车辆安全检查，恶劣天气行车，疲劳与分心',
    '应急与服务：事故处置，危险货物识别，服务规范',
  ],
  general: [
    '认识岗位：目标与职责，职业道德，时间安排',
    '方法与工具：倾听与表达，记录与汇报，协作',
    '练习与应用：情境练习，常见问题，个人行动计划',
  ],
};

const rootOf = (category: string) => category.split('-')[0] ?? category;

/** The catalogue of goods: that of its course, else the outline of what its category teaches. */
export function catalogueOf(goods: { name: string; category: string; courseId: string | null }): UnitContent[] {
  const tree = courseTrees.find(({ courseId }) => courseId === goods.courseId);
  if (tree) {
    return tree.chapters.map(({ id, name, lessons }) => ({
      id,
      name,
      itemList: lessons.map((lesson) => ({ id: lesson.id, name: lesson.name, duration: lesson.seconds })),
    }));
  }
  return (outlines[rootOf(goods.category)] ?? []).map((line, unit) => {
    const [name = '', lessons = ''] = line.split('：');
    return {
      id: `u-${unit + 1}`,
      name: `第${'一二三四五六'[unit]}单元 ${name}`,
      itemList: lessons.split('，').map((lesson, at) => ({
        id: `u-${unit + 1}-${at + 1}`,
        name: lesson,
        // Between 18 and 46 minutes, the same at every start.
        duration: (18 + ((goods.name.length * 7 + unit * 11 + at * 5) % 29)) * 60,
      })),
    };
  });
}

/** HTML about goods. */
export function introOf(name: string, category: string): string {
  const trade = categoryOf(rootOf(category))?.name ?? '';
  const units = (outlines[rootOf(category)] ?? []).map((line) => line.split('：')[0]);
  return `<p>《${name}》属于${trade}方向，面向在岗和准备上岗的学员。内容依据现行国家职业标准和行业规范编写，由一线教师讲授。</p><p>您将学习：</p><ul>${units.map((unit) => `<li>${unit}</li>`).join('')}</ul><p>学完后可以参加对应的练习和模拟考试。</p>`;
}

/** Pictures of goods besides their cover. */
export function picturesOf(category: string): string[] {
  const pictures: Readonly<Record<string, string[]>> = {
    'special-power': ['/media/cover-power.svg', '/media/sign-shock.svg'],
    'special-lift': ['/media/forklift.svg'],
    'fire-facility': ['/media/extinguisher.svg', '/media/banner-certificate.svg'],
  };
  return pictures[category] ?? [];
}

interface GiftContent {
  id: string;
  name: string;
  picUrl: string;
  number: number;
  /** What it costs otherwise. */
  cents: number;
}

const books: Readonly<Record<string, string>> = {
  special: '特种作业安全技术口袋书',
  care: '照护操作图解手册',
  fire: '消防设施操作图册',
  build: '施工现场安全图集',
  food: '食品安全自查记录本',
  hydro: '巡视检查记录手册',
  ai: '数据标注规范速查卡',
};

/** What comes with goods: a book from 300 yuan, from 1,000 yuan also the protective set. */
export function giftsOf(category: string, saleCents: number): GiftContent[] {
  const book = books[rootOf(category)];
  const gifts: GiftContent[] = [];
  if (book !== undefined && saleCents >= 30_000)
    gifts.push({ id: 'gift-book', name: book, picUrl: '', number: 1, cents: 3_800 });
  if (saleCents >= 100_000)
    gifts.push({ id: 'gift-set', name: '学习资料袋与题库三个月', picUrl: '', number: 1, cents: 12_900 });
  return gifts;
}
