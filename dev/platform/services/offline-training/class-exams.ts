/** A practical task with what the examiner looks at. */
export interface PracticalTask {
  id: string;
  title: string;
  /** HTML. */
  content: string;
  minutes: number;
  tools: readonly string[];
  /** Name and full points of each criterion; the task's points are their sum. */
  criteria: readonly (readonly [name: string, score: number])[];
}

/** An exam of a class; `state` says where it lies around the moment of the start. */
export interface ClassExamContent {
  id: string;
  name: string;
  className: string;
  place: string;
  examiner: string;
  notice: string;
  draws: number;
  state: 'open' | 'before' | 'waiting' | 'passed' | 'failed';
  tasks: readonly PracticalTask[];
}

const passShare = 0.6;

/** Points of a task. */
export function fullScore({ criteria }: PracticalTask): number {
  return criteria.reduce((sum, [, score]) => sum + score, 0);
}

/** Points that pass, of so many. */
export function passMark(total: number): number {
  return Math.ceil(total * passShare);
}

const power: readonly PracticalTask[] = [
  {
    id: 'op-1',
    title: '三相异步电动机单向运转控制线路的接线',
    content:
      '<p>按给定原理图，在实训板上完成带热继电器保护的单向运转控制线路接线。</p><ul><li>主电路用 2.5 mm² 铜线，控制电路用 1 mm² 铜线。</li><li>接线完成后先用万用表检查，再申请通电。</li><li>未经考评员同意，不得合闸。</li></ul>',
    minutes: 35,
    tools: ['万用表', '剥线钳', '十字螺丝刀', '一字螺丝刀', '号码管'],
    criteria: [
      ['安全防护：穿戴绝缘鞋、断电验电', 10],
      ['接线正确、牢固，无露铜', 15],
      ['一次通电成功', 10],
      ['整理工位', 5],
    ],
  },
  {
    id: 'op-2',
    title: '单相照明线路的故障排查',
    content:
      '<p>照明板上已设置两处故障。先说明现象，再用万用表找出故障点并排除。</p><p>排查时应当断开电源，验明无电后方可动手。</p>',
    minutes: 20,
    tools: ['万用表', '验电笔', '绝缘胶带'],
    criteria: [
      ['说明故障现象', 6],
      ['测量方法正确', 12],
      ['排除两处故障', 12],
    ],
  },
  {
    id: 'op-3',
    title: '触电者脱离电源与心肺复苏',
    content: '<p>模拟低压触电现场：使触电者脱离电源，判断意识与呼吸，完成 5 个循环的心肺复苏。</p>',
    minutes: 8,
    tools: ['心肺复苏模拟人', '绝缘杆', '一次性隔离膜'],
    criteria: [
      ['脱离电源方法正确，自身安全', 8],
      ['判断意识、呼救、判断呼吸', 7],
      ['按压部位、深度、频率', 10],
      ['人工呼吸有效', 5],
    ],
  },
  {
    id: 'op-4',
    title: '接地电阻的测量',
    content: '<p>用接地电阻测试仪测量给定接地装置的接地电阻，记录读数并判断是否合格（不大于 4 Ω）。</p>',
    minutes: 15,
    tools: ['接地电阻测试仪', '辅助接地极 2 根', '记录表'],
    criteria: [
      ['布极距离与方向正确', 10],
      ['读数正确', 10],
      ['结论正确', 10],
    ],
  },
];

const care: readonly PracticalTask[] = [
  {
    id: 'oc-1',
    title: '协助偏瘫老人从床转移到轮椅',
    content: '<p>老人左侧偏瘫，意识清楚。向老人说明目的，取得配合，安全转移到轮椅并固定。</p>',
    minutes: 12,
    tools: ['轮椅', '护理床', '转移腰带'],
    criteria: [
      ['评估与沟通', 10],
      ['轮椅摆放与刹车', 10],
      ['转移过程平稳，保护患侧', 15],
      ['坐姿检查与整理', 5],
    ],
  },
  {
    id: 'oc-2',
    title: '为卧床老人更换床单',
    content: '<p>老人不能自行翻身。更换床单时注意拉起对侧床栏、保暖与遮挡。</p>',
    minutes: 15,
    tools: ['床单', '屏风', '软枕 2 个'],
    criteria: [
      ['沟通与遮挡', 10],
      ['翻身安全', 15],
      ['床单平整', 10],
    ],
  },
];

const weld: readonly PracticalTask[] = [
  {
    id: 'ow-1',
    title: '低碳钢板 V 形坡口对接平焊',
    content:
      '<p>在 12 mm 低碳钢板上完成 V 形坡口对接平焊，单面焊双面成形。</p><ul><li>施焊前检查焊机接地和防护用品。</li><li>焊后清除熔渣和飞溅，保持焊缝原始状态。</li></ul>',
    minutes: 40,
    tools: ['焊条电弧焊机', '焊条', '面罩', '敲渣锤', '钢丝刷'],
    criteria: [
      ['安全防护与焊前检查', 15],
      ['焊缝成形与尺寸', 20],
      ['无裂纹、未熔合和夹渣', 15],
      ['整理工位', 5],
    ],
  },
  {
    id: 'ow-2',
    title: '气割设备的检查与点火',
    content: '<p>检查气瓶、减压器、胶管和割炬，按顺序点火、调节火焰并熄火。发现漏气时说明处置方法。</p>',
    minutes: 15,
    tools: ['氧气瓶', '乙炔瓶', '割炬', '肥皂水'],
    criteria: [
      ['气密性检查', 15],
      ['点火与熄火顺序', 15],
      ['异常情况处置', 10],
    ],
  },
];

const notice =
  '<p>请带身份证和准考证，提前 20 分钟到场，按要求穿戴劳动防护用品。抽题后不能更换；考评员按评分表逐项评分。</p>';

/** The class exams of this platform. */
export const classExams: readonly ClassExamContent[] = [
  {
    id: 'ce-power-open',
    name: '低压电工作业实操考核',
    className: '低压电工初训 2026 年第 6 期',
    place: '启程培训中心 2 号实训楼 203',
    examiner: '陈志远',
    notice,
    draws: 2,
    state: 'open',
    tasks: power,
  },
  {
    id: 'ce-care-before',
    name: '养老护理员（初级）操作考核',
    className: '养老护理员初级班 2026 年第 3 期',
    place: '安和养老实训室',
    examiner: '刘芳',
    notice,
    draws: 1,
    state: 'before',
    tasks: care,
  },
  {
    id: 'ce-power-waiting',
    name: '低压电工作业实操考核（补考）',
    className: '低压电工初训 2026 年第 5 期',
    place: '启程培训中心 2 号实训楼 201',
    examiner: '陈志远',
    notice: '',
    draws: 2,
    state: 'waiting',
    tasks: power,
  },
  {
    id: 'ce-power-passed',
    name: '低压电工作业复审实操',
    className: '低压电工复审 2026 年第 2 期',
    place: '启程培训中心 2 号实训楼 203',
    examiner: '陈志远',
    notice: '',
    draws: 3,
    state: 'passed',
    tasks: power,
  },
  {
    id: 'ce-weld',
    name: '焊接与热切割复审实操考核',
    className: '焊接与热切割复审 2026 年第 3 期',
    place: '华东特种作业中心 焊接实训车间',
    examiner: '周建军',
    notice,
    draws: 1,
    state: 'passed',
    tasks: weld,
  },
  {
    id: 'ce-care-failed',
    name: '养老护理员（初级）阶段操作考核',
    className: '养老护理员初级班 2026 年第 2 期',
    place: '安和养老实训室',
    examiner: '刘芳',
    notice: '',
    draws: 2,
    state: 'failed',
    tasks: care,
  },
];
