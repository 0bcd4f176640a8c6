import { block, entry, figure, page, split, whole, type PageContent } from './page.ts';

const entries = block('entries', 'main', {
  items: [
    entry('考试中心', '/examList', 'exam', { login: true }),
    entry('我的证书', '/personalCenter?tab=certificate', 'certificate', { login: true }),
    entry('证书说明', '/certificate-cn', 'book'),
    entry('人工智能学院', '/aic_homepage', 'spark'),
    entry('水利水电平台', '/shuidian_homepage', 'water'),
    entry('关于我们', '/about-cn', 'people'),
  ],
});

const notices = block('notices', 'main', { title: '通知公告', moreUrl: '/cms/list', source: 'cms', size: 5 });

const figures = block('numbers', 'main', {
  title: '启程的十二年',
  items: [
    figure('126', '万', '累计培训人次'),
    figure('38', '个', '实训基地'),
    figure('97.4', '%', '特种作业取证通过率'),
    figure('1,240', '家', '合作用人单位'),
  ],
});

/** Pages of the training company; every tenant without a page of its own shows them. */
export const companyPages: readonly PageContent[] = [
  page('opHomepage', '启程职业培训首页', [
    whole(block('carousel', 'main', { type: 1 })),
    whole(entries),
    split([16, block('exams', 'main', { title: '近期考试', moreUrl: '/examList', size: 4 })], [8, notices]),
    whole(block('goods', 'main', { title: '热门课程', moreUrl: '/courseGoods', source: 'list', size: 5 })),
    split(
      [16, block('camps', 'main', { title: '训练营', moreUrl: '/course', source: 'index', size: 4 })],
      [8, block('lives', 'main', { title: '最近直播', moreUrl: '/liveList', size: 5 })],
    ),
    whole(figures),
  ]),
  page('shuidian_homepage', '水利水电职业技能平台', [
    whole(block('carousel', 'water', { type: 2 })),
    whole(block('camps', 'water', { title: '取证训练营', source: 'exam', size: 4 })),
    split(
      [16, block('goods', 'water', { title: '水利课程', source: 'saas', type: 3, size: 5 })],
      [
        8,
        block('richText', 'water', {
          title: '报考须知',
          html: '<p>质量检测员须具备<strong>大专以上学历</strong>或三年以上现场工作经历。</p><ol><li>完成线上 40 学时课程；</li><li>通过三次阶段自测；</li><li>预约当季理论考试。</li></ol><p>泵站运行工升级考核每年四月、十月各一次。</p>',
        }),
      ],
    ),
    whole(
      block('numbers', 'water', {
        title: '服务一线班组',
        items: [figure('312', '座', '水库与泵站'), figure('4.6', '万', '在册学员'), figure('21', '省', '覆盖省份')],
      }),
    ),
  ]),
  page('demo_homepage', '体验首页', [
    whole(block('carousel', 'demo', { type: 5 })),
    split(
      [
        8,
        block('richText', 'demo', {
          title: '三步体验',
          html: '<ol><li>在「近期考试」里任选一场模拟考试；</li><li>答几道题，试试断开网络再继续；</li><li>交卷后查看成绩。</li></ol><p>体验账号由所有访客共用，请不要填写真实信息。</p>',
        }),
      ],
      [16, block('exams', 'demo', { title: '近期考试', moreUrl: '/examList', size: 4 })],
    ),
    // A kind that this client does not know yet: it leaves the page as it is.
    whole(block('classroomMap', 'demo', { title: '实训教室地图' })),
    whole(block('camps', 'demo', { title: '训练营', moreUrl: '/course', source: 'index', size: 4 })),
    whole(block('goods', 'demo', { title: '热门课程', moreUrl: '/courseGoods', source: 'list', size: 5 })),
  ]),
  page('aic_homepage', '人工智能产业人才学院', [
    whole(block('carousel', 'ai', { type: 3 })),
    whole(block('goods', 'ai', { title: '认证课程', source: 'industry', size: 5 })),
    split(
      [
        12,
        block('richText', 'ai', {
          title: '岗位能力地图',
          html: '<p>课程按四个岗位组织：</p><ul><li><strong>数据标注员</strong>：图像、文本、语音标注与质检；</li><li><strong>人工智能训练师</strong>：数据处理、模型评测、业务分析；</li><li><strong>智能办公应用</strong>：提示词、自动化与信息安全；</li><li><strong>智能产线运维</strong>：传感、视觉检测与预测维护。</li></ul>',
        }),
      ],
      [12, block('lives', 'ai', { title: '公开课直播', size: 3 })],
    ),
    whole(
      block('numbers', 'ai', {
        items: [
          figure('17', '门', '认证课程'),
          figure('83', '家', '共建企业'),
          figure('9,600', '人', '持证学员'),
          figure('4', '个', '岗位方向'),
        ],
      }),
    ),
  ]),
  page('aic_about', '关于人工智能产业人才学院', [
    split(
      [
        14,
        block('richText', 'ai-about', {
          title: '学院简介',
          html: '<p>人工智能产业人才学院由启程职业培训与八十三家企业共建，面向在岗员工和转岗人员，提供从入门到四级认定的课程、实训与考核。</p><p>课程标准参照国家职业技能标准，案例全部来自共建企业的真实项目；考核由第三方评价机构组织，成绩合格者获得职业技能等级证书。</p><p>学院每季度开设一期集中实训，学员可预约就近基地。</p>',
        }),
      ],
      [10, block('image', 'ai-about', { url: '/media/banner-ai.svg', alt: '节点相连的网络图' })],
    ),
    whole(
      block('numbers', 'ai-about', {
        title: '办学概况',
        items: [
          figure('2021', '年', '成立'),
          figure('83', '家', '共建企业'),
          figure('12', '个', '实训基地'),
          figure('92', '%', '等级认定通过率'),
        ],
      }),
    ),
  ]),
  page('toC', '学一门手艺', [
    whole(block('carousel', 'people', { type: 4 })),
    whole(block('goods', 'people', { title: '限时优惠', source: 'sale', size: 5 })),
    whole(block('camps', 'people-home', { title: '家政与养老', source: 'household', size: 4 })),
    whole(block('camps', 'people-road', { title: '道路运输', source: 'traffic', size: 4 })),
    whole(
      block('notices', 'people', {
        title: '学员故事',
        moreUrl: '/cms/list?classId=story',
        source: 'cms',
        classId: 'story',
        size: 3,
      }),
    ),
    whole(
      block('richText', 'people', {
        title: '怎样开始',
        html: '<p>选一门课程试听，满意再报名；学完在线参加考试，通过后证书自动发放。所有课程支持七天无理由退课。</p>',
      }),
    ),
  ]),
];
