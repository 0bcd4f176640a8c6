import type { LessonContent } from './course-content.ts';

/** One page of a handout: a heading and its paragraphs. */
export interface HandoutPage {
  heading: string;
  paragraphs: readonly string[];
  /** A table, where it has one. */
  rows?: readonly (readonly string[])[];
}

const symbols: readonly HandoutPage[] = [
  {
    heading: '一、为什么要认识图例',
    paragraphs: [
      '配电系统图、平面图和端子接线图使用同一套图形符号。值班员看懂图例，才能在报警后找到对应的回路和开关。',
      '本讲义按 GB/T 4728 的习惯列出常用符号，图中位置均以单线图为准。',
    ],
  },
  {
    heading: '二、开关与保护',
    paragraphs: [
      '断路器：带斜杠的触点，旁注额定电流和脱扣曲线，例如 C32。',
      '隔离开关：只能在无负荷时操作，图上没有灭弧标记。',
      '剩余电流动作保护器：断路器符号加环形互感器，旁注动作电流，例如 30 mA。',
      '熔断器：矩形内一条直线，旁注熔体电流。',
    ],
  },
  {
    heading: '三、线路与敷设',
    paragraphs: [
      '斜杠加数字表示导线根数；SC 表示穿钢管，PC 表示穿塑料管，WC 表示暗敷在墙内，CC 表示暗敷在顶板内。',
      '消防配电线路在图上用虚线框与非消防线路分开，敷设时要分开走管。',
    ],
  },
  {
    heading: '四、消防电气',
    paragraphs: [
      '双电源切换装置画成两个电源汇到一个切换触点，旁注 ATSE；末端切换箱设在最末一级配电箱处。',
      '电气火灾监控探测器有剩余电流式和测温式两种，图上分别标 A 和 T。',
      '练习：在附图上找出消防水泵的两路电源，说出切换箱的位置。',
    ],
  },
];

const laying: readonly HandoutPage[] = [
  {
    heading: '一、线路的选择',
    paragraphs: [
      '消防用电设备的配电线路应满足火灾时连续供电的要求。明敷时应穿金属管或封闭式金属槽盒，并采取防火保护措施。',
      '采用阻燃或耐火电缆敷设在电缆井、电缆沟内时，可不穿金属管。采用矿物绝缘类不燃性电缆时，可直接明敷。',
    ],
  },
  {
    heading: '二、暗敷',
    paragraphs: [
      '暗敷时应穿管，并敷设在不燃性结构内，保护层厚度不应小于 30 mm。',
      '暗敷的管口要封堵，接线盒不得外露。',
    ],
  },
  {
    heading: '三、检查要点',
    paragraphs: [
      '核对线路与非消防线路是否分开；查看防火封堵是否完整；抽查接线盒盖板；记录绝缘电阻。',
      '发现封堵缺失时，先拍照登记，再通知维保单位，三日内复查。',
    ],
  },
];

const extinguishing: readonly HandoutPage[] = [
  {
    heading: '一、燃烧的条件',
    paragraphs: ['可燃物、助燃物和引火源同时存在并相互作用，燃烧才会发生。破坏其中任何一个，火就会熄灭。'],
  },
  {
    heading: '二、四种灭火方法',
    paragraphs: [
      '冷却法：把燃烧物的温度降到燃点以下，常用水。',
      '窒息法：减少燃烧区的氧气，常用二氧化碳、灭火毯。',
      '隔离法：移开可燃物，关闭阀门。',
      '抑制法：使灭火剂参与链式反应，常用干粉。',
    ],
  },
  {
    heading: '三、选择灭火剂',
    paragraphs: ['带电火灾断电前不得用水；烹饪油脂火灾用灭火毯或锅盖；金属火灾用专用干粉或干砂。'],
  },
];

const conduct: readonly HandoutPage[] = [
  {
    heading: '一、基本要求',
    paragraphs: ['遵纪守法，忠于职守；按规程作业，不违章指挥、不违章作业；如实记录，不隐瞒事故。'],
  },
  {
    heading: '二、对服务对象',
    paragraphs: ['说明作业内容和风险，取得同意；保护隐私，不拍摄、不传播与工作无关的影像。'],
  },
  { heading: '三、对同事', paragraphs: ['互相提醒，交接清楚；发现隐患先处置再报告，紧急时有权停止作业。'] },
];

const tourniquet: readonly HandoutPage[] = [
  {
    heading: '一、什么时候用止血带',
    paragraphs: [
      '四肢大动脉出血、直接压迫止不住时使用。能用直接压迫和加压包扎止住的出血，不用止血带。',
      '躯干、颈部和腋窝、腹股沟的出血不能用止血带，要持续直接压迫。',
    ],
  },
  {
    heading: '二、操作步骤',
    paragraphs: [
      '第一步：戴手套，呼叫帮助，请同事拨打 120。',
      '第二步：在伤口上方 5 至 7 厘米处放止血带，避开关节；隔一层衣物或衬垫。',
      '第三步：拉紧扎带，转动绞棒，直到出血停止、远端摸不到脉搏。',
      '第四步：固定绞棒，把时间写在止血带或伤员额头上，写明“止血带 时:分”。',
    ],
  },
  {
    heading: '三、时间与交接',
    paragraphs: ['止血带的时间要让每一个接手的人都看得见。下表用于交接。'],
    rows: [
      ['项目', '要求'],
      ['开始时间', '写在止血带上，精确到分'],
      ['最长时间', '一般不超过 2 小时，现场不自行松开'],
      ['交接对象', '120 急救人员，口头和书面各一次'],
      ['观察', '每 10 分钟看一次出血和远端颜色'],
    ],
  },
];

const handouts: readonly (readonly [about: string, pages: readonly HandoutPage[]])[] = [
  ['图例', symbols],
  ['敷设', laying],
  ['灭火', extinguishing],
  ['行为规范', conduct],
  ['止血带', tourniquet],
];

/** The pages of a document lesson; one without a text of its own has its title and a page for notes. */
export function handoutOf({ name }: Pick<LessonContent, 'name'>): readonly HandoutPage[] {
  const own = handouts.find(([about]) => name.includes(about));
  if (own) return own[1];
  return [
    { heading: name, paragraphs: ['本节讲义与课堂讲解配合使用，请先看完前面的视频。'] },
    { heading: '学习记录', paragraphs: ['要点一：', '要点二：', '要点三：', '我的疑问：'] },
  ];
}
