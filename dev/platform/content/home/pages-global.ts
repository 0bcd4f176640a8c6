import { block, entry, figure, page, split, whole, type PageContent } from './page.ts';

interface GlobalWords {
  name: string;
  entries: readonly [exams: string, certificates: string, howItWorks: string, about: string];
  suffix: string;
  exams: string;
  news: string;
  newsItems: readonly { title: string; date: string }[];
  steps: string;
  stepsHtml: string;
  figures: string;
  figureWords: readonly (readonly [value: string, unit: string, label: string])[];
}

const words: Readonly<Record<string, GlobalWords>> = {
  'en-US': {
    name: 'Horizon Skills Academy',
    entries: ['My exams', 'My certificates', 'How certificates work', 'About us'],
    suffix: 'en',
    exams: 'Upcoming exams',
    news: 'News',
    newsItems: [
      { title: 'Winter exam session: seats open in nine cities', date: '2026-11-17' },
      { title: 'New course: electrical safety for solar installers', date: '2026-11-05' },
      { title: 'Certificates are now accepted in Senegal', date: '2026-10-22' },
    ],
    steps: 'From course to certificate',
    stepsHtml:
      '<ol><li><strong>Learn</strong> at your own pace, on any computer of your centre.</li><li><strong>Sit the exam</strong> under two cameras, at home or in a lab.</li><li><strong>Receive your certificate</strong> as a PDF with a number employers can check.</li></ol><p>Exams wait for you: an answer is kept on your computer the moment you give it, even when the network fails.</p>',
    figures: 'Horizon in numbers',
    figureWords: [
      ['14', 'countries', 'recognise our certificates'],
      ['210', 'courses', 'in three languages'],
      ['86,000', 'learners', 'since 2018'],
    ],
  },
  'fr-FR': {
    name: 'Horizon Skills Academy',
    entries: ['Mes examens', 'Mes certificats', 'Comprendre les certificats', 'À propos'],
    suffix: 'fr',
    exams: 'Prochains examens',
    news: 'Actualités',
    newsItems: [
      { title: 'Session d’hiver : places ouvertes dans neuf villes', date: '2026-11-17' },
      { title: 'Nouveau cours : sécurité électrique pour installateurs solaires', date: '2026-11-05' },
      { title: 'Les certificats désormais reconnus au Sénégal', date: '2026-10-22' },
    ],
    steps: 'De la formation au certificat',
    stepsHtml:
      '<ol><li><strong>Apprenez</strong> à votre rythme, sur n’importe quel ordinateur de votre centre.</li><li><strong>Passez l’examen</strong> sous deux caméras, chez vous ou en salle.</li><li><strong>Recevez votre certificat</strong> en PDF, avec un numéro vérifiable par l’employeur.</li></ol><p>Rien ne se perd : chaque réponse est gardée sur votre ordinateur dès que vous la donnez, même sans réseau.</p>',
    figures: 'Horizon en chiffres',
    figureWords: [
      ['14', 'pays', 'reconnaissent nos certificats'],
      ['210', 'cours', 'en trois langues'],
      ['86 000', 'apprenants', 'depuis 2018'],
    ],
  },
  'zh-CN': {
    name: 'Horizon Skills Academy',
    entries: ['我的考试', '我的证书', '证书说明', '关于我们'],
    suffix: 'cn',
    exams: '近期考试',
    news: '最新消息',
    newsItems: [
      { title: '冬季考期：九座城市开放报名', date: '2026-11-17' },
      { title: '新课上线：光伏安装电气安全', date: '2026-11-05' },
      { title: '塞内加尔开始认可本院证书', date: '2026-10-22' },
    ],
    steps: '从课程到证书',
    stepsHtml:
      '<ol><li><strong>学习</strong>：在中心的任何一台电脑上，按自己的节奏学。</li><li><strong>考试</strong>：在家或机房，两路摄像头监考。</li><li><strong>取证</strong>：PDF 证书带编号，雇主可以核验。</li></ol><p>断网也不怕：每道题作答的那一刻，答案就保存在您的电脑里。</p>',
    figures: '数字里的 Horizon',
    figureWords: [
      ['14', '国', '认可证书'],
      ['210', '门', '三种语言的课程'],
      ['8.6', '万', '2018 年以来的学员'],
    ],
  },
};

/** Pages of the international academy in a language; English for any other. */
export function globalPages(locale: string): readonly PageContent[] {
  const own = words[locale] ?? words['en-US'];
  if (!own) return [];
  const [exams, certificates, howItWorks, about] = own.entries;
  return [
    page('globalHome', own.name, [
      whole(block('carousel', 'global', { type: 8 })),
      whole(
        block('entries', 'global', {
          items: [
            entry(exams, '/examList', 'exam', { login: true }),
            entry(certificates, '/personalCenter?tab=certificate', 'certificate', { login: true }),
            entry(howItWorks, `/certificate-${own.suffix}`, 'book'),
            entry(about, `/about-${own.suffix}`, 'people'),
          ],
        }),
      ),
      split(
        [14, block('richText', 'global', { title: own.steps, html: own.stepsHtml })],
        [10, block('notices', 'global', { title: own.news, items: own.newsItems })],
      ),
      whole(block('exams', 'global', { title: own.exams, moreUrl: '/examList', size: 4 })),
      whole(
        block('numbers', 'global', {
          title: own.figures,
          items: own.figureWords.map(([value, unit, label]) => figure(value, unit, label)),
        }),
      ),
    ]),
  ];
}
