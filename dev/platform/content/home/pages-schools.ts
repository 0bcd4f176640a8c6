import { block, entry, figure, page, split, whole, type PageContent } from './page.ts';

const items = (...rows: readonly (readonly [string, string])[]) => rows.map(([title, date]) => ({ title, date }));

/** Pages of the care college. */
export const carePages: readonly PageContent[] = [
  page('opHomepage', '安和养老护理学院首页', [
    whole(block('carousel', 'care', { type: 6 })),
    whole(
      block('entries', 'care', {
        items: [
          entry('考试中心', '/examList', 'exam', { login: true }),
          entry('我的证书', '/personalCenter?tab=certificate', 'certificate', { login: true }),
          entry('证书说明', '/certificate-cn', 'book'),
          entry('关于学院', '/about-cn', 'people'),
        ],
      }),
    ),
    split(
      [16, block('camps', 'care', { title: '照护训练营', source: 'household', size: 4 })],
      [
        8,
        block('notices', 'care', {
          title: '学院通知',
          items: items(
            ['十二月实操考核预约开始', '2026-11-19'],
            ['失智照护专题周课程表', '2026-11-10'],
            ['关于护理员等级补贴申领的说明', '2026-10-30'],
            ['实训楼三层设备检修', '2026-10-21'],
            ['秋季班结业典礼直播回放', '2026-10-12'],
            ['护理员服装尺码登记', '2026-09-28'],
          ),
        }),
      ],
    ),
    whole(block('goods', 'care', { title: '照护课程', source: 'branch', type: 1, size: 5 })),
    split(
      [16, block('exams', 'care', { title: '近期考试', moreUrl: '/examList', size: 4 })],
      [8, block('lives', 'care', { title: '最近直播', moreUrl: '/liveList', size: 4 })],
    ),
    whole(
      block('numbers', 'care', {
        title: '安和二十年',
        items: [
          figure('20', '年', '护理院办院经验'),
          figure('6.8', '万', '培训护理员'),
          figure('41', '所', '合作养老机构'),
          figure('98.1', '%', '结业就业率'),
        ],
      }),
    ),
  ]),
];

/** Pages of the fire school. */
export const firePages: readonly PageContent[] = [
  page('opHomepage', '燎原消防职业技能学校首页', [
    whole(block('carousel', 'fire', { type: 7 })),
    split(
      [16, block('exams', 'fire', { title: '近期考试', moreUrl: '/examList', size: 4 })],
      [
        8,
        block('notices', 'fire', {
          title: '教务通知',
          items: items(
            ['消防设施操作员统考报名截止提醒', '2026-11-20'],
            ['控制室模拟机房周末开放', '2026-11-14'],
            ['“119”消防月公开课回放上线', '2026-11-09'],
            ['实操考核着装要求', '2026-10-28'],
          ),
        }),
      ],
    ),
    whole(block('goods', 'fire', { title: '消防与急救课程', source: 'saas', type: 2, size: 5 })),
    split(
      [16, block('camps', 'fire', { title: '训练营', source: 'index', size: 4 })],
      [8, block('lives', 'fire', { title: '最近直播', moreUrl: '/liveList', size: 5 })],
    ),
    whole(
      block('numbers', 'fire', {
        title: '学校概况',
        items: [figure('16', '间', '实训机房'), figure('2.3', '万', '持证学员'), figure('94.2', '%', '中级通过率')],
      }),
    ),
  ]),
];
