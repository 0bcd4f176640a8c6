export interface SlideContent {
  id: string;
  picUrl: string;
  title: string;
  subTitle: string;
  buttonName: string;
  linkUrl: string;
}

const slide = (picture: string, title: string, subTitle: string, buttonName = '', linkUrl = ''): SlideContent => ({
  id: `s-${picture}-${title.length}`,
  picUrl: `/media/banner-${picture}.svg`,
  title,
  subTitle,
  buttonName,
  linkUrl,
});

const examSlide = slide(
  'exam',
  '在线考试，双机位监考',
  '断网断电不丢卷：每道题的作答都先保存在本机，恢复后继续。',
  '去考试中心',
  '/examList',
);
const certificateSlide = slide(
  'certificate',
  '一次通过，证书随身带',
  '考核通过后自动发证，随时下载 PDF，用人单位可按编号核验。',
  '我的证书',
  '/personalCenter?tab=certificate',
);

/** findListByType: carousels by type. Each portal has its own. */
export const carousels: Readonly<Record<number, readonly SlideContent[]>> = {
  1: [
    slide(
      'power',
      '持证上岗，从启程开始',
      '低压电工、焊接、叉车等特种作业的培训、考试和复审，一个平台完成。',
      '查看考试安排',
      '/examList',
    ),
    examSlide,
    certificateSlide,
  ],
  2: [
    slide(
      'water',
      '水利水电职业技能平台',
      '质量检测、大坝监测、泵站运行：面向一线班组的线上培训与考核。',
      '查看考试安排',
      '/examList',
    ),
    certificateSlide,
  ],
  3: [
    slide(
      'ai',
      '人工智能产业人才学院',
      '从数据标注到模型训练，按岗位能力设计课程，学完即可参加等级认定。',
      '了解学院',
      '/aic_about',
    ),
    examSlide,
  ],
  4: [
    slide(
      'home',
      '学一门手艺，换一种生活',
      '家政、养老、驾驶、急救：零基础可学，先试听再报名。',
      '关于我们',
      '/about-cn',
    ),
    slide('traffic', '司机师傅的继续教育', '手机电脑都能学，24 学时随时接着上次的位置继续。'),
  ],
  5: [
    slide(
      'exam',
      '欢迎体验启程职业培训',
      '您正在使用体验账号：可以参加模拟考试、查看成绩，数据会定期清空。',
      '进入考试中心',
      '/examList',
    ),
  ],
  6: [
    slide(
      'care',
      '把专业的照护带回家',
      '安和养老护理学院：二十年护理院经验，整理成每天可学的一课。',
      '查看考试安排',
      '/examList',
    ),
    certificateSlide,
  ],
  7: [
    slide(
      'fire',
      '练在平时，用在一刻',
      '消防设施操作员取证、企业消防管理人培训，控制室场景一比一还原。',
      '查看考试安排',
      '/examList',
    ),
    examSlide,
  ],
};

/** The international portal's carousel, by language. */
export const globalCarousel: Readonly<Record<string, readonly SlideContent[]>> = {
  'en-US': [
    slide(
      'globe',
      'Skills that travel with you',
      'Vocational courses and proctored exams in English, French and Chinese, recognised by employers in 14 countries.',
      'See my exams',
      '/examList',
    ),
    slide(
      'certificate',
      'Certificates employers can verify',
      'Download the PDF at once; every certificate carries a number that can be checked.',
      'How certificates work',
      '/certificate-en',
    ),
  ],
  'fr-FR': [
    slide(
      'globe',
      'Des compétences sans frontières',
      'Formations professionnelles et examens surveillés en anglais, en français et en chinois, reconnus dans 14 pays.',
      'Voir mes examens',
      '/examList',
    ),
    slide(
      'certificate',
      'Des certificats vérifiables',
      'Téléchargez le PDF aussitôt ; chaque certificat porte un numéro que l’employeur peut vérifier.',
      'Comprendre les certificats',
      '/certificate-fr',
    ),
  ],
  'zh-CN': [
    slide(
      'globe',
      '走向世界的职业技能',
      '中、英、法三种语言的课程与监考考试，十四个国家的雇主认可。',
      '查看我的考试',
      '/examList',
    ),
    slide(
      'certificate',
      '雇主可核验的证书',
      '通过后立即下载 PDF，每张证书都有可查询的编号。',
      '了解证书',
      '/certificate-cn',
    ),
  ],
};
