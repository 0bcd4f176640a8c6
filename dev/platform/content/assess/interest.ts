import { scale, type AssessContent, type AssessDimensionContent } from './assess-content.ts';

const interest = (name: string, jobs: string, ...titles: readonly string[]): AssessDimensionContent => ({
  name,
  comments: [
    `对这一类工作兴趣不大，选择岗位时可以不作重点考虑。`,
    `对这一类工作有一些兴趣，可以先通过实训了解，例如${jobs}。`,
    `对这一类工作兴趣浓厚，建议重点了解${jobs}。`,
  ],
  items: titles.map(scale),
});

/** Six dimensions of interest, three questions each; it has no end. */
export const interestAssessment: AssessContent = {
  id: 'as-interest',
  name: '职业兴趣与岗位匹配测评',
  description: '<p>18 句话，看看您更喜欢哪一类工作。答案没有对错。</p>',
  minutes: 8,
  lastDay: null,
  validUntil: null,
  refId: 'camp-info',
  refType: '1',
  round: '2026',
  dimensions: [
    interest(
      '实际操作',
      '电工、焊工、设备维修',
      '我喜欢把坏了的东西拆开来看看原因。',
      '用工具做出一件看得见的东西，让我很满足。',
      '比起写方案，我更愿意去现场动手。',
    ),
    interest(
      '研究分析',
      '检验检测、质量分析',
      '遇到故障，我想弄清楚原理，而不只是修好。',
      '我喜欢比较数据，找出其中的规律。',
      '我会主动查资料，验证别人的说法。',
    ),
    interest(
      '艺术创意',
      '短视频制作、陈列设计',
      '我经常想出和别人不一样的做法。',
      '我在意一件东西好不好看。',
      '给我自由发挥的任务，我更有干劲。',
    ),
    interest(
      '服务他人',
      '养老护理、育婴、客户服务',
      '帮助别人解决困难，让我觉得一天没有白过。',
      '别人愿意把心事告诉我。',
      '教会一个新人，我很有成就感。',
    ),
    interest(
      '组织带动',
      '班组长、门店管理、销售',
      '小组讨论时，我常常是推动大家作决定的人。',
      '我喜欢有挑战的目标。',
      '我能说服别人接受我的想法。',
    ),
    interest(
      '规范事务',
      '仓储管理、财务助理、档案管理',
      '我喜欢把资料整理得井井有条。',
      '按照流程一步一步做，让我安心。',
      '我能发现表格里不起眼的错误。',
    ),
  ],
};
