import { comments, scale, situation, type AssessContent } from './assess-content.ts';

const pair = (name: string, ...titles: readonly string[]) => ({
  name,
  comments: comments(name),
  items: titles.map(scale),
});

/** Assessments that are over. */
export const aidAssessment: AssessContent = {
  id: 'as-aid',
  name: '应急救护员急救技能自评',
  description: '<p>五项急救技能的自我评价，已于本期训练营结束时截止。</p>',
  minutes: 6,
  lastDay: -3,
  validUntil: null,
  refId: 'camp-aid',
  refType: '2',
  round: '2026-summer',
  dimensions: [
    pair('现场评估', '进入现场前，我会先看环境是否安全。', '我能在十秒内判断伤员有没有意识和呼吸。'),
    {
      name: '心肺复苏',
      comments: comments('心肺复苏'),
      items: [
        scale('我能连续做两分钟胸外按压，深度和频率都合格。'),
        situation(
          '一个人施救，按压与吹气的比例是多少？',
          ['15 : 2', 1],
          ['30 : 2', 5],
          ['5 : 1', 0],
          ['只吹气不按压', 0],
        ),
      ],
    },
    pair('止血包扎', '我会用加压包扎止住四肢的出血。', '我知道止血带要写上时间。'),
    pair('骨折固定', '我能就地取材固定前臂骨折。', '怀疑脊柱受伤时，我不会随意搬动伤员。'),
    pair('搬运与转送', '我会三人平托法搬运。', '交接时，我能把伤情和处置说清楚。'),
  ],
};

export const riverAssessment: AssessContent = {
  id: 'as-river',
  name: '河道修防工汛前能力测评',
  description: '<p>七个方面，汛前完成；未在期限内提交的不再补测。</p>',
  minutes: 7,
  lastDay: null,
  validUntil: -20,
  refId: 'camp-river',
  refType: '2',
  round: '2026-flood',
  dimensions: [
    pair('巡堤查险', '我知道巡堤时哪些部位最容易出险。'),
    pair('险情识别', '我能分清管涌和散浸。'),
    pair('渗漏抢护', '我会做反滤围井。'),
    pair('漫溢抢护', '我会按断面要求码放子堤的土袋。'),
    pair('料物管理', '我清楚防汛料物的数量和存放地点。'),
    pair('报汛与通信', '我能按规定的格式报告险情。'),
    pair('自我防护', '水上作业时，我总是穿好救生衣。'),
  ],
};
