import type { ExamContent, SectionContent } from './exam-content.ts';

const names = {
  1: '单项选择题',
  2: '多项选择题',
  3: '判断题',
  4: '填空题',
  5: '简答题',
  6: '论述题',
  7: '案例分析题',
  8: '连线题',
  9: '排序题',
  10: '上传题',
  11: '听力题',
} as const;

const section = (type: SectionContent['type'], count: number, score: number): SectionContent => ({
  name: names[type],
  type,
  count,
  score,
});

const quiz = [section(1, 8, 5), section(2, 3, 10), section(3, 6, 5)];
const test = [section(1, 8, 5), section(2, 4, 5), section(3, 6, 5), section(4, 2, 5)];
const everyType = [
  section(1, 3, 5),
  section(2, 1, 10),
  section(3, 2, 5),
  section(4, 1, 10),
  section(5, 1, 15),
  section(6, 1, 25),
  section(7, 1, 15),
];
const newTypes = [section(8, 1, 20), section(9, 1, 20), section(10, 1, 40), section(11, 1, 20)];
const hundred = [section(1, 60, 1), section(2, 10, 1), section(3, 30, 1)];
const fiveHundred = [section(1, 405, 1), section(2, 35, 1), section(3, 60, 1)];

const tasks = {
  power: { organ: 'org-qicheng', sourceName: '低压电工作业安全技术（复审）' },
  fire: { organ: 'org-qicheng', sourceName: '消防设施操作员（中级）考前培训' },
  aid: { organ: 'org-qicheng', sourceName: '企业急救员资格培训（2026 秋季班）' },
  weld: { organ: 'org-qicheng', sourceName: '焊接与热切割作业安全技术复审' },
  forklift: { organ: 'org-qicheng', sourceName: 'N1 叉车司机取证班（第 12 期）' },
  food: { organ: 'org-qicheng', sourceName: '食品安全管理员年度继续教育' },
  care: { organ: 'org-anhe', sourceName: '养老护理员（初级）技能培训' },
  info: { organ: 'org-zhongzhu', sourceName: '职场信息安全与个人信息保护' },
} as const;

const mock = (id: string, task: keyof typeof tasks, name: string, more: Partial<ExamContent>): ExamContent => ({
  id,
  name,
  bank: task,
  usage: 1,
  window: { kind: 'long' },
  minutes: 30,
  attempts: null,
  passShare: 0.6,
  sections: quiz,
  shuffled: true,
  ...tasks[task],
  sourceType: 1,
  campId: null,
  cover: '',
  lock: null,
  cameraCount: 0,
  cameraRequired: false,
  faceRequired: false,
  roomId: null,
  leaving: null,
  past: 'seen',
  everybody: false,
  late: 'taken',
  markingMinutes: 0,
  review: 'marked',
  ...more,
});

const formal = (id: string, task: keyof typeof tasks, name: string, more: Partial<ExamContent>): ExamContent =>
  mock(id, task, name, {
    usage: 2,
    minutes: 60,
    attempts: 2,
    sections: test,
    cameraCount: 2,
    cameraRequired: true,
    faceRequired: true,
    review: 'never',
    leaving: { limit: 5, consequence: 'told' },
    ...more,
  });

const open = { kind: 'fixed', from: -2, to: 14 } as const;
const future = { kind: 'fixed', from: 5, to: 6 } as const;
const ended = { kind: 'fixed', from: -40, to: -12 } as const;

const infoCamp = { sourceType: 2, campId: 'camp-info', sourceName: '职场信息安全七日营' } as const;
const aidCamp = { sourceType: 2, campId: 'camp-aid', sourceName: '企业急救员秋季训练营' } as const;

/** Every exam of the platform; the first one is the formal dual-camera demo exam. */
export const exams: readonly ExamContent[] = [
  formal('e-power-review', 'power', '低压电工作业（复审）理论考试', {
    window: open,
    minutes: 90,
    attempts: 3,
    sections: everyType,
    shuffled: false,
    past: 'new',
    everybody: true,
    roomId: 'room-power-3',
    cover: '/media/cover-power.svg',
  }),
  formal('e-aid-final', 'aid', '企业急救员结业考试', {
    window: open,
    past: 'new',
    everybody: true,
    late: 'refused',
  }),
  formal('e-fire-theory', 'fire', '消防设施操作员（中级）理论考试', { window: future, minutes: 120, past: 'new' }),
  formal('e-power-100', 'power', '低压电工作业（初训）理论考试', {
    window: open,
    minutes: 120,
    sections: hundred,
    attempts: 5,
    passShare: 0.8,
    everybody: true,
  }),
  mock('e-power-500', 'power', '低压电工题库全量自测（500 题）', {
    minutes: 300,
    sections: fiveHundred,
    everybody: true,
  }),
  mock('e-fire-stage-2', 'fire', '阶段模拟考试（二）电气防火', {
    window: open,
    lock: { courseId: 'c-electric-fire', rate: 80 },
  }),
  mock('e-power-monthly', 'power', '低压电工作业月度自测', {
    window: { kind: 'monthly', open: 'today' },
    minutes: 45,
    sections: test,
    everybody: true,
  }),
  mock('e-fire-monthly', 'fire', '消防控制室月度抽测', { window: { kind: 'monthly', open: 'another-day' } }),
  mock('e-info-test', 'info', '信息安全意识测评', { past: 'failed-once', everybody: true }),
  formal('e-food-test', 'food', '食品安全管理员考核', { window: ended, past: 'passed', review: 'ended' }),
  formal('e-weld-prior', 'weld', '焊接与热切割作业（复审）理论考试', {
    window: open,
    lock: { examId: 'e-weld-mock' },
  }),
  mock('e-weld-mock', 'weld', '焊接与热切割作业模拟考试', { past: 'failed-once' }),
  formal('e-forklift-form', 'forklift', 'N1 叉车司机理论考试', { window: open, lock: { formId: 'f-forklift-entry' } }),
  mock('e-forklift-mock', 'forklift', '叉车司机理论模拟（一）', { past: 'passed' }),
  mock('e-care-rate-exam', 'care', '养老护理员（初级）阶段测验（三）', {
    lock: { courseId: 'c-care-food', rate: 60, examId: 'e-care-stage-2' },
  }),
  mock('e-care-stage-2', 'care', '养老护理员（初级）阶段测验（二）', { past: 'failed-once' }),
  mock('e-care-stage-1', 'care', '养老护理员（初级）阶段测验（一）', { past: 'passed' }),
  mock('e-fire-rate-form', 'fire', '消防设施实操预约资格测验', {
    lock: { courseId: 'c-sprinkler', rate: 50, formId: 'f-fire-entry' },
  }),
  formal('e-fire-exam-form', 'fire', '消防设施操作员（初级）补考', {
    window: open,
    lock: { examId: 'e-fire-stage-2', formId: 'f-fire-entry' },
  }),
  formal('e-care-everything', 'care', '养老护理员（初级）理论考试', {
    window: open,
    lock: { courseId: 'c-care-move', rate: 80, examId: 'e-care-stage-2', formId: 'f-care-entry' },
  }),
  formal('e-power-unlocked', 'power', '低压电工作业实操前理论确认', {
    window: open,
    lock: { courseId: 'c-low-voltage', rate: 90 },
    cameraRequired: false,
  }),
  formal('e-aid-used-up', 'aid', '企业急救员理论复训考试', { window: open, past: 'used-up' }),
  formal('e-fire-passed', 'fire', '社会单位消防安全责任人考核', { window: open, past: 'passed', review: 'ended' }),
  formal('e-forklift-ended', 'forklift', '叉车司机复审理论考试（10 月场）', { window: ended }),
  formal('e-weld-one-camera', 'weld', '焊接与热切割作业（初训）理论考试', {
    window: open,
    cameraCount: 1,
    sections: test,
  }),
  mock('e-weld-text', 'weld', '焊接作业风险分析（主观题）', {
    sections: [section(5, 1, 40), section(6, 1, 60)],
    minutes: null,
    markingMinutes: 30,
  }),
  mock('e-food-mock-1', 'food', '食品安全管理员模拟考试（一）', { past: 'waiting', markingMinutes: 3 * 24 * 60 }),
  mock('e-food-mock-2', 'food', '食品安全管理员模拟考试（二）', { past: 'new' }),
  mock('e-info-personal', 'info', '个人信息保护专项测验', {
    lock: { courseId: 'c-info-personal', rate: 80 },
    ...infoCamp,
  }),
  mock('e-info-phishing', 'info', '钓鱼邮件识别小测', {
    past: 'passed',
    leaving: { limit: 1, consequence: 'handedIn' },
  }),
  mock('e-aid-cpr', 'aid', '心肺复苏要点测验', { past: 'passed', ...aidCamp }),
  mock('e-aid-trauma', 'aid', '创伤急救测验', { window: future }),
  mock('e-fire-stage-1', 'fire', '阶段模拟考试（一）消防基础', { past: 'passed' }),
  mock('e-power-chapter', 'power', '低压线路与用电设备章节测验', {
    past: 'varied',
    attempts: 3,
    bank: 'mixed',
    sections: newTypes,
    shuffled: false,
  }),
  mock('e-power-shock', 'power', '触电急救专项测验', { past: 'varied', sections: everyType, shuffled: false }),
  mock('e-care-safety', 'care', '老年人照护安全测验', { window: ended }),
  mock('e-forklift-yard', 'forklift', '库区叉车作业规范测验', { past: 'new' }),
  mock('e-power-minute', 'power', '低压电工一分钟限时练习', { minutes: 1, everybody: true }),
  mock('e-mixed', 'power', '综合题型', { bank: 'mixed', sections: newTypes, shuffled: false, everybody: true }),
];

const byId = new Map(exams.map((exam) => [exam.id, exam]));

export function examById(id: string): ExamContent | undefined {
  return byId.get(id);
}
