import { comments, scale, situation, type AssessContent } from './assess-content.ts';

/** Five dimensions, two or three questions each. */
export const careAssessment: AssessContent = {
  id: 'as-care',
  name: '养老护理员（五级）职业素养测评',
  description: '<p>五个方面，共 12 题，帮助您了解自己与养老护理岗位的契合程度。请按第一感觉作答。</p>',
  minutes: 10,
  lastDay: 12,
  validUntil: null,
  refId: 'camp-care',
  refType: '2',
  round: '2026-autumn',
  dimensions: [
    {
      name: '尊重与同理',
      comments: comments('对老人的尊重与同理'),
      items: [
        scale('老人重复讲同一件事，我也愿意听下去。'),
        scale('为老人更衣、擦浴前，我会先说明并征得同意。'),
        situation(
          '失智老人坚持说要“回家做饭”，您怎么回应？',
          ['告诉老人这里就是家，别闹了', 1],
          ['顺着话题聊做饭，再慢慢转到别的事上', 5],
          ['不理会，等老人忘记', 0],
          ['请家属来劝', 2],
        ),
      ],
    },
    {
      name: '责任心',
      comments: comments('工作责任心'),
      items: [
        scale('交接班时，我会把老人当天的饮食、排泄和情绪逐项交代。'),
        scale('即使没有人检查，我也按规定时间为卧床老人翻身。'),
        scale('出现差错，我会马上报告，不隐瞒。'),
      ],
    },
    {
      name: '安全意识',
      comments: comments('照护中的安全意识'),
      items: [
        scale('扶老人起身之前，我会先看轮椅刹车是否已经固定。'),
        situation(
          '老人进食时突然呛咳、说不出话，您首先怎么做？',
          ['喂几口水', 0],
          ['立即停止喂食，用海姆立克法急救并呼救', 5],
          ['拍几下背，继续喂', 1],
          ['去找护士长', 1],
        ),
      ],
    },
    {
      name: '耐心与情绪管理',
      comments: comments('耐心与情绪管理'),
      items: [scale('被老人误解甚至责骂时，我能先让自己平静下来。'), scale('连续上夜班，我也能保持说话的语气。')],
    },
    {
      name: '协作与沟通',
      comments: comments('与同事和家属的沟通'),
      items: [scale('我会把老人的变化及时告诉护士和家属。'), scale('和同事意见不一致时，我先听完对方的理由。')],
    },
  ],
};
