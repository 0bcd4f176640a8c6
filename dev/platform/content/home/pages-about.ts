import { block, figure, page, split, whole, type PageContent } from './page.ts';

const about = (
  language: string,
  name: string,
  heading: string,
  html: string,
  figuresHeading: string,
  figures: readonly (readonly [string, string, string])[],
): PageContent =>
  page(`about-${language}`, name, [
    split(
      [15, block('about', language, { title: heading, html })],
      [9, block('image', `about-${language}`, { url: '/media/banner-certificate.svg', alt: '' })],
    ),
    whole(
      block('numbers', `about-${language}`, {
        title: figuresHeading,
        items: figures.map(([value, unit, label]) => figure(value, unit, label)),
      }),
    ),
  ]);

/** What an organisation tells about itself, page by page of a language (/about-cn, -en, -fr). */
export const aboutPages: readonly PageContent[] = [
  about(
    'cn',
    '关于我们',
    '我们是谁',
    '<p>我们从 2014 年开始做职业培训，最初只有一间焊接实训室和四位老师。今天，三十八个实训基地每天有两千多位学员走进教室，更多的人在线上完成理论学习和考试。</p><p>我们只做三件事：把操作讲清楚，让练习够数，让考核公平。教材由一线技师编写，每年按新标准修订；考试全程双机位监考，成绩可以复核。</p>',
    '一些数字',
    [
      ['126', '万', '累计培训人次'],
      ['38', '个', '实训基地'],
      ['1,240', '家', '合作用人单位'],
    ],
  ),
  about(
    'en',
    'About us',
    'Who we are',
    '<p>We have trained skilled workers since 2014, starting with one welding workshop and four teachers. Today more than two thousand learners walk into our 38 training centres every day, and many more study theory and sit exams online.</p><p>We care about three things: explaining the work clearly, enough practice, and fair assessment. Working technicians write our material and revise it every year; every formal exam is watched by two cameras and every result can be reviewed.</p>',
    'In numbers',
    [
      ['1.26 M', '', 'training places completed'],
      ['38', '', 'training centres'],
      ['1,240', '', 'partner employers'],
    ],
  ),
  about(
    'fr',
    'À propos',
    'Qui nous sommes',
    '<p>Nous formons des professionnels depuis 2014 ; au début, nous n’avions qu’un atelier de soudage et quatre formateurs. Aujourd’hui, plus de deux mille apprenants entrent chaque jour dans nos 38 centres, et bien davantage étudient la théorie et passent leurs examens en ligne.</p><p>Trois choses nous importent : expliquer clairement le geste, s’exercer assez, évaluer équitablement. Nos supports sont écrits par des techniciens en activité et révisés chaque année ; chaque examen officiel est surveillé par deux caméras et chaque résultat peut être réexaminé.</p>',
    'En chiffres',
    [
      ['1,26 M', '', 'formations suivies'],
      ['38', '', 'centres de formation'],
      ['1 240', '', 'employeurs partenaires'],
    ],
  ),
];
