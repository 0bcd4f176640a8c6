import { chapter, task } from './task-content.ts';

/** The task with an item of every kind in every state; locked by progress, exam and form. */
export const fireTask = task(
  't-fire',
  '消防设施操作员（中级）考前培训',
  [
    chapter('ti-fire-1', '第一阶段 基础知识', [
      { id: 'ti-fire-law', kind: 'course', name: '职业道德与劳动法规', contentId: 'c-labour-law', progress: 100 },
      { id: 'ti-fire-basics', kind: 'course', name: '建筑消防设施基础', contentId: 'c-fire-basics', progress: 100 },
      {
        id: 'ti-fire-daily',
        kind: 'practice',
        name: '消防设施操作员（四级）每日一练',
        contentId: 'pr-fire',
        progress: 40,
      },
      {
        id: 'ti-fire-stage-1',
        kind: 'exam',
        name: '阶段模拟考试（一）消防基础',
        contentId: 'e-fire-stage-1',
        passed: true,
      },
    ]),
    chapter('ti-fire-2', '第二阶段 消防设施与电气防火', [
      { id: 'ti-fire-electric', kind: 'course', name: '电气防火技术', contentId: 'c-electric-fire', progress: 58 },
      {
        id: 'ti-fire-case',
        kind: 'live',
        name: '火灾自动报警系统案例讲评',
        contentId: 'l-fire-case',
        fromDay: -11,
        untilDay: -10,
        replay: true,
      },
      { id: 'ti-fire-answer', kind: 'live', name: '考前答疑直播', contentId: 'l-fire-answer', fromDay: 2, untilDay: 3 },
      {
        id: 'ti-fire-old',
        kind: 'course',
        name: '消防控制室值班要点（2025 版）',
        contentId: 'c-fire-alarm',
        progress: 35,
        untilDay: -5,
      },
      {
        id: 'ti-fire-stage-2',
        kind: 'exam',
        name: '阶段模拟考试（二）电气防火',
        contentId: 'e-fire-stage-2',
        fromDay: -3,
        untilDay: 7,
        waits: true,
      },
    ]),
    chapter('ti-fire-3', '第三阶段 实操与正式考试', [
      { id: 'ti-fire-lab', kind: 'lab', name: '消防控制室虚拟仿真', contentId: 'lab-fire' },
      { id: 'ti-fire-form', kind: 'form', name: '报名信息确认表', contentId: 'f-fire-entry' },
      {
        id: 'ti-fire-hydrant',
        kind: 'offline',
        name: '灭火器与消火栓实操',
        contentId: 'ce-fire',
        training: 'bookable',
      },
      { id: 'ti-fire-rope', kind: 'offline', name: '高层疏散演练', contentId: 'ce-fire-2', training: 'not-yet' },
      {
        id: 'ti-fire-theory',
        kind: 'exam',
        name: '消防设施操作员（中级）理论考试',
        contentId: 'e-fire-theory',
        waits: true,
      },
    ]),
  ],
  {
    cycle: { type: 1, fromDay: -60, untilDay: 30 },
    lock: { courseRate: 80, exam: true, form: true },
    learnedSeconds: 66_312,
    about: {
      intro:
        '<p>面向已在消防控制室或维保单位工作的人员，对应《消防设施操作员》国家职业标准中级（监控方向）。</p><p>先学完三门课程并通过阶段模拟考试，再预约线下实操，最后参加理论考试。</p>',
      contactName: '孙晓萌（班主任）',
      contactPhone: '025-8866 1203',
      certificateName: '消防设施操作员（中级）培训合格证明',
    },
  },
);
