/** A step of a lab: what to do, and which of the choices is right. */
export interface LabStep {
  title: string;
  text: string;
  choices: readonly string[];
  right: number;
}

export interface LabContent {
  id: string;
  courseId: string;
  name: string;
  intro: string;
  minutes: number;
  /** False: listed, and not open to learners yet. */
  open: boolean;
  steps: readonly LabStep[];
}

const step = (title: string, text: string, right: number, ...choices: readonly string[]): LabStep => ({
  title,
  text,
  choices,
  right,
});

/** Virtual labs, each done step by step; a right step gives its share of 100 points. */
export const labs: readonly LabContent[] = [
  {
    id: 'lab-alarm-room',
    courseId: 'c-fire-alarm',
    name: '消防控制室虚拟仿真',
    intro: '<p>模拟一次真实火警：从控制器报警到移交消防救援队，按值班规程逐步操作，并填写值班记录表。</p>',
    minutes: 25,
    open: true,
    steps: [
      step(
        '接收火警信号',
        '控制器显示 3 层 302 房间感烟探测器报警。第一步做什么？',
        1,
        '直接复位控制器',
        '按“消音”键并记录报警部位',
        '拉下总闸',
      ),
      step('现场确认', '谁去现场确认？', 2, '两名值班员都去', '不必确认，直接报警', '一人去现场，一人留守控制室'),
      step(
        '启动联动',
        '现场确认着火，控制器应处于哪种状态？',
        0,
        '由“手动”转为“自动”',
        '由“自动”转为“手动”',
        '保持“屏蔽”',
      ),
      step(
        '报警与疏散',
        '拨打 119 时首先说明什么？',
        1,
        '值班员姓名',
        '单位名称、详细地址和着火部位',
        '消防设施的型号',
      ),
    ],
  },
  {
    id: 'lab-linkage',
    courseId: 'c-fire-alarm',
    name: '防排烟联动控制实训',
    intro: '<p>在虚拟联动柜上启动正压送风和机械排烟，观察反馈信号。</p>',
    minutes: 15,
    open: true,
    steps: [
      step('检查电源', '联动柜上电前先检查什么？', 0, '主备电源切换开关', '打印纸', '对讲机电量'),
      step(
        '启动排烟',
        '排烟风机启动后应看到什么？',
        2,
        '探测器复位',
        '水流指示器动作',
        '排烟阀开启和风机运行的反馈信号',
      ),
    ],
  },
  {
    id: 'lab-hydrant',
    courseId: 'c-fire-basics',
    name: '室内消火栓操作虚拟实训',
    intro: '<p>双人配合完成室内消火栓出水，共三步。</p>',
    minutes: 10,
    open: true,
    steps: [
      step('打开箱门', '箱门打开后先做什么？', 1, '打开阀门', '按下消火栓按钮并取出水带', '关闭电源'),
      step('铺设水带', '水带铺设时应注意什么？', 0, '避免扭转打折', '尽量绕柱一周', '先充水再铺设'),
      step('出水', '由谁打开阀门？', 2, '水枪手', '任何人', '得到水枪手示意的第二人'),
    ],
  },
  {
    id: 'lab-patrol',
    courseId: 'c-electric-fire',
    name: '配电房巡查虚拟实训',
    intro: '<p>按巡查路线检查配电柜、电缆沟和灭火器。</p>',
    minutes: 20,
    open: false,
    steps: [],
  },
];

/** Labs by the id that items of tasks and courses carry (002 §7, drillDetail). */
export const drills: readonly { id: string; labId: string }[] = [
  { id: 'lab-fire', labId: 'lab-alarm-room' },
  { id: 'lab-fire-hydrant', labId: 'lab-hydrant' },
];
