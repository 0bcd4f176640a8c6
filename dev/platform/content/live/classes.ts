/** A live class; minutes count from the start of the platform. */
export interface LiveContent {
  id: string;
  title: string;
  sourceName: string;
  teacherName: string;
  intro: string;
  from: number;
  minutes: number;
  replay: boolean;
  isNew: boolean;
  /** '': no room has been linked yet. */
  roomId: string;
  /** The content whose film stands in for the recording; '': the room's host shows it. */
  recording: string;
  /** The content whose film stands in for the running class; '': it is seen in its room only. */
  stream: string;
  lock: LiveLock | null;
}

/** What must be done before; `examPassed` null: there is no exam before it. */
export interface LiveLock {
  /** The course that must have reached `rate` percent; null: no course. */
  courseId: string | null;
  rate: number | null;
  examPassed: boolean | null;
}

type More = Partial<
  Pick<LiveContent, 'replay' | 'isNew' | 'roomId' | 'recording' | 'stream' | 'lock' | 'teacherName' | 'intro'>
>;

const live = (
  id: string,
  title: string,
  sourceName: string,
  from: number,
  minutes: number,
  more: More = {},
): LiveContent => ({
  id: `live-${id}`,
  title,
  sourceName,
  teacherName: '',
  intro: '',
  from,
  minutes,
  replay: true,
  isNew: false,
  roomId: `room-${id}`,
  recording: '',
  stream: '',
  lock: null,
  ...more,
});

/** What is on, then what comes, then what can be watched again; the rest in the order in which it was planned. */
export const lives: readonly LiveContent[] = [
  live('fire', '消防控制室值班：火警处置全流程演练', '消防设施操作员（中级）考前训练营', -25, 90, {
    teacherName: '周立民',
    intro: '从接到火警信号到移交现场，按值班记录一步一步演练；中途可以在直播间提问。',
    isNew: true,
    stream: 'r-ci-fire-basics-1-1',
  }),
  live('aid', '心肺复苏操作要点答疑', '企业急救员秋季训练营', 95, 60, { teacherName: '秦佳' }),
  live('care', '夜间照护：怎样减少跌倒', '养老护理员（初级）训练营', 1500, 60, { teacherName: '何秀兰' }),
  live('power', '低压电工复审：触电急救高频考点', '低压电工复审直通车', -2900, 80, {
    teacherName: '陆志强',
    recording: 'r-ci-electric-fire-3-2',
  }),
  live('info', '钓鱼邮件识别公开课', '职场信息安全七日营', -5800, 45),
  live('weld', '焊接作业票的填写与审批', '焊接与热切割作业安全技术复审', -8700, 60, { replay: false }),
  live('sprinkler', '自动喷水灭火系统：末端试水怎么做', '消防设施操作员（中级）考前训练营', 13, 60, {
    teacherName: '周立民',
    isNew: true,
  }),
  live('alarm', '火灾报警控制器报故障的排查思路', '消防设施操作员（中级）考前训练营', -10, 120, {
    lock: { courseId: 'c-electric-fire', rate: 80, examPassed: null },
  }),
  live('circuit', '剩余电流动作保护器现场答疑', '低压电工复审直通车', -5, 90, {
    lock: { courseId: null, rate: null, examPassed: false },
  }),
  live('cable', '电缆敷设质量通病讲评', '低压电工复审直通车', -15, 90, {
    lock: { courseId: 'c-electric-fire', rate: 100, examPassed: false },
  }),
  live('food', '老年人吞咽困难的饮食照护', '养老护理员（初级）训练营', -8, 60, { roomId: '' }),
  live('guard', '直播间安全检查（工作人员用）', '平台运行保障', -30, 600),
  live('river', '汛前堤防巡查要点', '河道修防工汛前培训', 400, 50),
  live('labour', '劳动合同里最容易忽略的五条', '职业道德与劳动法规', -20_000, 50, {
    recording: 'r-ci-fire-basics-1-1',
  }),
  live('move', '轮椅转移示范与纠错', '养老护理员（初级）训练营', -24_000, 70, { roomId: '' }),
  live('trauma', '创伤包扎：止血带的使用时机', '企业急救员秋季训练营', -30_000, 60, { replay: false }),
];
