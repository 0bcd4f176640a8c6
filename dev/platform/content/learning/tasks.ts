import { courses } from '../courses.ts';
import { fireTask } from './fire-task.ts';
import { resources } from './resources.ts';
import { chapter, task, type ItemContent, type TaskContent } from './task-content.ts';

const course = (id: string, contentId: string, more: Partial<ItemContent> = {}): ItemContent => {
  const content = courses.find((known) => known.id === contentId);
  return { id, kind: 'course', name: content?.name ?? contentId, contentId, progress: content?.rate ?? 0, ...more };
};

/** 25 chapters with 20 lessons each. */
const bigTask = task(
  't-power-500',
  '低压电工作业题库精讲（500 讲）',
  Array.from({ length: 25 }, (_, part) =>
    chapter(
      `ti-big-${part + 1}`,
      `第 ${part + 1} 单元`,
      Array.from({ length: 20 }, (__, lesson) =>
        course(`ti-big-${part + 1}-${lesson + 1}`, 'c-low-voltage', {
          name: `第 ${part * 20 + lesson + 1} 讲 低压电工安全技术`,
          progress: part < 2 ? 100 : 0,
        }),
      ),
    ),
  ),
  { taskType: 2, branchName: '华东电力培训中心', learnedSeconds: 25_200 },
);

/** Tasks that ask for the face before a course, or before each of its items. */
const faces: Readonly<Record<string, Pick<TaskContent, 'face'>>> = {
  't-high': { face: 'course' },
  't-info': { face: 'resource' },
};

/** Every training task, in the order of the list. */
export const tasks: readonly TaskContent[] = [
  fireTask,
  task(
    't-aid',
    '企业急救员资格培训（2026 秋季班）',
    [
      course('ti-aid-cpr', 'c-aid-cpr', { progress: 0 }),
      course('ti-aid-trauma', 'c-aid-trauma', { progress: 0 }),
      { id: 'ti-aid-final', kind: 'exam', name: '企业急救员结业考试', contentId: 'e-aid-final', waits: true },
    ],
    { cycle: { type: 2, untilDay: 7 }, isNew: true, lock: { courseRate: 60, exam: false, form: false } },
  ),
  task(
    't-weld',
    '焊接与热切割作业安全技术复审',
    [
      course('ti-weld-basics', 'c-weld-basics', { progress: 100 }),
      course('ti-weld-gas', 'c-weld-gas', { progress: 100 }),
      { id: 'ti-weld-hand', kind: 'offline', name: '焊条电弧焊实操', contentId: 'ce-weld', training: 'passed' },
      { id: 'ti-weld-flame', kind: 'offline', name: '气焊与气割实操', contentId: 'ce-weld', training: 'failed' },
    ],
    { taskType: 2, branchName: '华东特种作业中心', learnedSeconds: 32_616, face: 'task' },
  ),
  bigTask,
  task('t-care', '养老护理员（初级）技能培训', [course('ti-care-ethics', 'c-care-ethics', { progress: 0 })], {
    cycle: { type: 1, fromDay: 12, untilDay: 60 },
    branchName: '安和养老服务学院',
    isNew: true,
  }),
  task('t-forklift', 'N1 叉车司机取证班（第 11 期）', [course('ti-forklift-law', 'c-forklift-law')], {
    cycle: { type: 1, fromDay: -120, untilDay: -20 },
    branchName: '华东特种作业中心',
    learnedSeconds: 41_040,
  }),
  task('t-food', '食品安全管理员年度继续教育（2025）', [course('ti-food-law', 'c-food-law')], {
    cycle: { type: 2, untilDay: -40 },
    learnedSeconds: 7_200,
  }),
  task(
    't-form',
    '新员工入厂三级安全教育',
    [
      { id: 'ti-form-entry', kind: 'form', name: '入厂安全承诺书', contentId: 'f-entry' },
      course('ti-form-ethics', 'c-labour-law', { waits: true, progress: 0 }),
    ],
    { lock: { courseRate: null, exam: false, form: true }, isNew: true },
  ),
  ...[
    ['t-info', '职场信息安全与个人信息保护', 'c-info-basics'],
    ['t-build', '装配式建筑构件吊装', 'c-build-fabricated'],
    ['t-high', '高压电工安全技术', 'c-high-voltage'],
    ['t-wiring', '低压线路与用电设备', 'c-wiring'],
    ['t-hygiene', '餐饮加工过程卫生控制', 'c-food-hygiene'],
  ].map(([id = '', name = '', contentId = '']) =>
    task(id, name, [course(`ti-${id}`, contentId)], { taskType: 3, learnedSeconds: 3_600, ...faces[id] }),
  ),
  task(
    't-safety-month',
    '安全生产月：班组学习资料',
    resources.map(({ id, name }) => ({ id: `ti-${id}`, kind: 'resource', name, contentId: id })),
    { taskType: 3 },
  ),
];

const known = new Map(tasks.map((one) => [one.id, one]));

/** The id of the n-th task of a long list. */
export const longListId = (number: number) => `t-many-${number}`;

/** A task by its id; one of a long list repeats another under a number. Null: there is none. */
export function taskWith(id: string): TaskContent | null {
  const [, number] = /^t-many-(\d+)$/.exec(id) ?? [];
  const pattern = known.get('t-aid');
  if (number === undefined || !pattern) return known.get(id) ?? null;
  return { ...pattern, id, name: `${pattern.name}第 ${number} 组`, isNew: false };
}
