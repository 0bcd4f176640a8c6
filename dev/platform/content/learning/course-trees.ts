import { courseTree, type CourseTree } from './course-content.ts';

const lasts = (minutes: number, seconds = 0) => ({ seconds: minutes * 60 + seconds });
const empty = { detailId: '' };

/** The courses with items; a course that is not here has none yet. */
export const courseTrees: readonly CourseTree[] = [
  courseTree(
    'c-electric-fire',
    {
      label: '消防设施操作员 · 四级',
      lockCourseRate: 80,
      description:
        '<p>讲解电气线路与用电设备引发火灾的机理、预防措施和初起处置，对应《消防设施操作员》国家职业标准“电气消防”部分。</p><p>学完后能够：识别短路、过负荷、接触电阻过大等隐患；读懂剩余电流式和测温式探测器的报警；在断电条件下组织初起火灾处置。</p>',
    },
    [
      [
        '第一章 电气基础知识',
        [
          ['video', '1.1 电流、电压与线路负荷', lasts(16, 40)],
          ['document', '1.2 常用电气符号与图例（讲义）'],
          ['practice', '1.3 电气基础随堂练习', { detailId: 'pr-fire' }],
        ],
      ],
      [
        '第二章 电气线路防火',
        [
          ['video', '2.1 导线选择与敷设', lasts(21, 5)],
          ['image', '2.2 配电箱隐患图集'],
          ['audio', '2.3 值班员口述：一次短路的三分钟', lasts(9, 30)],
        ],
      ],
      [
        '第三章 电气火灾的预防与处置',
        [
          ['video', '3.1 电气火灾监控系统', lasts(18, 20)],
          ['video', '3.2 电气火灾的成因与处置', { ...lasts(21, 50), lastPlay: 758 }],
          ['video', '3.3 剩余电流探测器的安装与调试', lasts(14, 15)],
          ['scorm', '3.4 互动课件：断电与切非流程'],
        ],
      ],
      [
        '第四章 消防电源及其配电',
        [
          ['video', '4.1 消防电源的切换与自投', lasts(15, 30)],
          ['document', '4.2 消防配电线路的敷设要求（讲义）'],
          ['practice', '4.3 电气防火综合练习', { detailId: 'pr-fire' }],
        ],
      ],
      [
        '第五章 案例与实训',
        [
          ['live', '5.1 电气火灾案例直播讲评', empty],
          ['lab', '5.2 配电房巡查虚拟实训', empty],
          ['document', '5.3 2024 版巡查记录表', { expired: true }],
        ],
      ],
    ],
  ),
  courseTree(
    'c-fire-basics',
    {
      label: '消防设施操作员 · 四级',
      lockCourseRate: null,
      description: '<p>燃烧与灭火的基本原理，建筑防火分区、安全疏散和常用消防设施的组成。</p>',
    },
    [
      [
        '第一章 燃烧与灭火',
        [
          ['video', '1.1 燃烧的条件与类型', lasts(17, 10)],
          ['video', '1.2 火灾的分类与蔓延', lasts(15, 45)],
          ['document', '1.3 灭火原理（讲义）'],
        ],
      ],
      [
        '第二章 建筑防火',
        [
          ['video', '2.1 防火分区与防烟分区', lasts(19)],
          ['image', '2.2 疏散指示标志图例'],
          ['audio', '2.3 疏散广播词示范', lasts(6, 20)],
          ['practice', '2.4 建筑防火练习', { detailId: 'pr-fire' }],
          ['lab', '2.5 室内消火栓操作虚拟实训', { detailId: 'lab-fire-hydrant' }],
        ],
      ],
    ],
  ),
  courseTree(
    'c-labour-law',
    {
      label: '公共基础',
      lockCourseRate: null,
      description: '<p>职业道德规范、劳动合同、工伤保险与劳动争议处理的基本规定。</p>',
    },
    [
      [
        '职业道德',
        [
          ['video', '1.1 爱岗敬业与职业守则', lasts(12, 30)],
          ['document', '1.2 从业人员行为规范'],
        ],
      ],
      [
        '劳动法规',
        [
          ['video', '2.1 劳动合同的订立与解除', lasts(20, 15)],
          ['video', '2.2 工伤认定与待遇', lasts(16)],
        ],
      ],
    ],
  ),
  courseTree(
    'c-aid-cpr',
    {
      label: '企业急救员',
      startRate: 0,
      lockCourseRate: 60,
      description: '<p>成人、儿童心肺复苏的步骤，自动体外除颤器（AED）的使用，以及复苏体位。</p>',
    },
    [
      [
        '心肺复苏',
        [
          ['video', '1.1 判断意识与呼救', lasts(8, 50)],
          ['video', '1.2 胸外按压的位置、深度与频率', lasts(13, 40)],
          ['audio', '1.3 每分钟 110 次的按压节拍', lasts(4)],
          ['video', '1.4 开放气道与人工呼吸', lasts(11, 25)],
        ],
      ],
      [
        'AED 使用',
        [
          ['video', '2.1 AED 四步操作', lasts(9, 15)],
          ['image', '2.2 电极片粘贴位置'],
          ['lab', '2.3 模拟人操作预约', empty],
        ],
      ],
    ],
  ),
  courseTree(
    'c-aid-trauma',
    {
      label: '企业急救员',
      startRate: 0,
      lockCourseRate: 80,
      description: '<p>出血的判断，直接压迫、加压包扎和止血带的使用，每节两三分钟，看完一节再看下一节。</p>',
    },
    [
      [
        '止血与包扎',
        [
          ['video', '1.1 直接压迫止血', lasts(2)],
          ['video', '1.2 加压包扎的步骤', lasts(2, 30)],
          ['document', '1.3 止血带使用规范'],
        ],
      ],
    ],
  ),
  courseTree(
    'c-weld-gas',
    {
      label: '焊接与热切割作业',
      startRate: 100,
      lockCourseRate: null,
      description: '<p>氧气瓶、乙炔瓶的储存、运输与检查，气焊气割的点火、调焰和回火处置。</p>',
    },
    [
      [
        '气瓶安全',
        [
          ['video', '1.1 气瓶的标识与检验周期', lasts(14, 5)],
          ['image', '1.2 气瓶颜色标志'],
          ['document', '1.3 GB 9448 摘要'],
        ],
      ],
      [
        '操作',
        [
          ['video', '2.1 点火、调焰与熄火', lasts(18, 35)],
          ['video', '2.2 回火的原因与处置', lasts(10, 55)],
          ['scorm', '2.3 互动课件：动火作业前的检查'],
          ['live', '2.4 直播讲评：触电急救高频考点', { detailId: 'live-power' }],
        ],
      ],
    ],
  ),
  courseTree(
    'c-info-personal',
    {
      label: '职场信息安全',
      lockCourseRate: null,
      description: '<p>《个人信息保护法》对企业和员工的要求，收集、使用、委托处理个人信息时该做什么、不该做什么。</p>',
    },
    [
      [
        '个人信息保护入门',
        [
          ['video', '1.1 什么是个人信息', lasts(8, 20)],
          ['video', '1.2 告知与同意怎么做', { ...lasts(10), withdrawn: '这节视频正在按新规定修订，暂停学习' }],
          ['document', '1.3 合规自查清单'],
        ],
      ],
    ],
  ),
];
