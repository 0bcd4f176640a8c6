/** A homework of a course. Days count from the last start of the platform, so that each state is always there. */
export interface HomeworkContent {
  id: string;
  courseId: string;
  name: string;
  teacher: string;
  /** HTML. */
  content: string;
  /** Days until its end; none: open for ever. */
  untilDay?: number;
  /** May not be replaced once it was handed in. */
  once?: true;
  maxLength: number;
  maxPictures: number;
  maxFiles: number;
  megabytes: number;
  types: readonly string[];
  points: number;
  /** What every learner of it handed in before the platform began. */
  handedIn?: { text: string; dayAgo: number; score?: number; comment?: string };
}

const papers = ['pdf', 'docx', 'xlsx', 'pptx', 'txt', 'zip'] as const;

/** Every homework of the platform. */
export const homework: readonly HomeworkContent[] = [
  {
    id: 'hw-electric-check',
    courseId: 'c-electric-fire',
    name: '配电箱电气火灾隐患排查报告',
    teacher: '何建国',
    content:
      '<p>请在您所在单位或住处选择一个配电箱，在<strong>不打开带电部位</strong>的前提下完成一次外观排查：</p>' +
      '<ol><li>写明配电箱的位置、回路数量和主要用电设备；</li><li>按“箱体、线路、接地、标识”四项逐一记录所见；</li>' +
      '<li>指出至少两处隐患或可以改进之处，说明可能的后果和整改办法。</li></ol>' +
      '<p>正文不少于 200 字，附现场照片；有排查表的，以文件上传。</p>',
    untilDay: 9,
    maxLength: 3000,
    maxPictures: 4,
    maxFiles: 3,
    megabytes: 20,
    types: papers,
    points: 100,
  },
  {
    id: 'hw-electric-plan',
    courseId: 'c-electric-fire',
    name: '临时用电管理措施设计',
    teacher: '何建国',
    content:
      '<p>某施工现场需临时架设三相电源，供两台电焊机和一台切割机使用。请拟定用电审批、线路敷设、漏电保护和日常巡查四个方面的管理措施。</p>',
    untilDay: 4,
    maxLength: 2000,
    maxPictures: 2,
    maxFiles: 1,
    megabytes: 10,
    types: papers,
    points: 100,
    handedIn: {
      text: '一、用电前由项目部填写临时用电申请，注明设备功率、使用时间和责任人，电工现场核实后方可送电。\n二、电缆架空或穿管敷设，过路处加盖保护，不得拖地浸水。\n三、执行一机一闸一漏一箱，漏电动作电流不大于 30 mA。\n四、每班开工前检查插头、线缆和接地，收工断电上锁并做记录。',
      dayAgo: 1,
    },
  },
  {
    id: 'hw-electric-case',
    courseId: 'c-electric-fire',
    name: '案例分析：仓库照明线路起火',
    teacher: '周敏',
    content: '<p>阅读课程第二章的仓库火灾案例，分析起火的直接原因和管理原因，并写出您认为最应先做的三项整改。</p>',
    untilDay: -2,
    once: true,
    maxLength: 1500,
    maxPictures: 2,
    maxFiles: 1,
    megabytes: 10,
    types: papers,
    points: 100,
    handedIn: {
      text: '直接原因是照明线路接头松动、接触电阻过大，长时间通电后发热引燃包装材料。管理原因是未按期检查线路、货物与灯具距离不足 0.5 米。最应先做：更换老化线路并加装过载保护；按规定留足灯距；建立下班断电和巡查记录。',
      dayAgo: 6,
      score: 88,
      comment:
        '原因分析抓住了接触电阻这一关键，管理原因也有依据。整改部分请补充完成时限和责任人，“按规定留足灯距”宜写明具体数值。',
    },
  },
  {
    id: 'hw-electric-words',
    courseId: 'c-electric-fire',
    name: '课前小结：我身边的用电习惯',
    teacher: '周敏',
    content: '<p>用 100 字左右写下您身边三个不安全的用电习惯。</p>',
    untilDay: -5,
    maxLength: 500,
    maxPictures: 0,
    maxFiles: 0,
    megabytes: 10,
    types: papers,
    points: 20,
  },
];
