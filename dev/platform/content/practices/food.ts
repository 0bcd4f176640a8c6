import { sectionsOf, type PracticeContent } from './practice-content.ts';

/** Its solutions come with the answer to a commit only. */
export const foodPractice: PracticeContent = {
  id: 'pr-food',
  name: '食品安全管理员 法规与操作',
  cover: '',
  courseId: 'c-food-hygiene',
  sourceName: '餐饮加工过程卫生控制',
  mockMinutes: null,
  solutions: 'at-commit',
  ...sectionsOf({
    温度控制: {
      'sp-001': '<p>60 ℃ 以上多数致病菌不能繁殖，热藏必须保持这一温度。</p>',
      'sp-002': '<p>冷藏为 0～8 ℃，可以减缓细菌繁殖，但不能杀灭细菌。</p>',
      'sp-003': '<p>冷冻应低于 -12 ℃，温度波动会影响食品质量。</p>',
      'sp-004': '<p>中心温度达到 70 ℃ 以上才算烧熟煮透。</p>',
    },
    人员与操作: {
      'sp-005': '<p>从业人员每年进行健康检查，取得健康证明后方可上岗。</p>',
      'sp-006': '<p>四季豆含皂素和植物血凝素，必须彻底加热。</p>',
      'sp-007': '<p>发芽或变绿的马铃薯含龙葵素，一般加热不能完全破坏。</p>',
      'sp-010': '<p>生熟用具分开并有标识，防止交叉污染。</p>',
      'sp-011': '<p>这些时机手都可能带菌，都应当洗手。</p>',
      'sp-012': '<p>室温存放正是细菌繁殖的条件，不是预防措施。</p>',
    },
    留样与法规: {
      'sp-008': '<p>留样冷藏 48 小时以上，便于发生中毒时追溯。</p>',
      'sp-009': '<p>每个品种留样不少于 125 g，才够检验。</p>',
      'sp-015': '<p>超过保质期的食品禁止使用，与外观无关。</p>',
      'sp-022': '<p>生产经营者对食品<b>安全</b>负责，是第一责任人。</p>',
      'sp-023': '<p>离墙、离地可以防潮，也便于清洁和检查。</p>',
    },
  }),
};
