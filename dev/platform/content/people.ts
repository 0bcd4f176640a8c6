/** What is special about a learner, so that a test needs no control call; docs/PLATFORM.md lists them. */
export type Quirk =
  | 'expires-at-once'
  | 'code-303'
  | 'code-10000'
  | 'code-403'
  | 'http-403'
  | 'code-302'
  | 'code-50001'
  | 'code-602'
  | 'never-recognised'
  | 'third-try'
  | 'slow-commit'
  | 'broken-certificates'
  | 'fast-captures'
  | 'bare-record'
  | 'counting-record'
  | 'short-vouchers'
  | 'refused-files'
  | 'named-files'
  | 'odd-questions'
  | 'short-media'
  | 'hosted-media'
  | 'practice-broken'
  | 'practice-refused'
  | 'practice-lost'
  | 'card-unreadable'
  | 'card-misread'
  | 'card-taken'
  | 'card-face-differs';

export interface Person {
  phone: string;
  mail: string;
  name: string;
  branches: readonly string[];
  verified: boolean;
  quirk: Quirk | null;
  /** The contact that the learner has not given; such a one signs in by the other. */
  without: 'phone' | null;
  /** Which exams the learner is enrolled for. */
  exams: 'all' | 'few' | 'none';
  /** One line for the sign-in panel and the documentation. */
  description: string;
}

/** Every demo account has this password. */
export const demoPassword = 'Lectern2026';

const person = (
  phone: string,
  mail: string,
  name: string,
  description: string,
  more: Partial<Person> = {},
): Person => ({
  phone,
  mail,
  name,
  branches: ['b-east-power'],
  verified: true,
  quirk: null,
  without: null,
  exams: 'few',
  description,
  ...more,
});

export const people: readonly Person[] = [
  person('13800017719', 'chen.siyuan@example.cn', '陈思远', '全部考试，三个机构，已实名', {
    branches: ['b-east-power', 'b-jiangbei', 'b-anhe'],
    exams: 'all',
  }),
  person('13800010002', 'li.yan@example.cn', '李燕', '一个机构，已实名'),
  person('13800010003', 'wang.jianguo@example.cn', '王建国', '未实名，考前会提示实名认证', { verified: false }),
  person('13800010004', 'zhao.min@example.cn', '赵敏', '没有考试，也没有证书', { exams: 'none' }),
  person('13800010005', 'sun.lei@example.cn', '孙磊', '没有所属机构', { branches: [], exams: 'none' }),
  person('13800010006', 'zhou.jie@example.cn', '周洁', '两个机构', { branches: ['b-jiangbei', 'b-anhe'] }),
  person('13800010007', 'wu.gang@example.cn', '吴刚', '人脸始终无法识别', { quirk: 'never-recognised' }),
  person('13800010008', 'zheng.li@example.cn', '郑丽', '人脸第三次识别成功', { quirk: 'third-try' }),
  person('13800010011', 'expired@example.cn', '冯涛', '登录后令牌立即过期（10000）', { quirk: 'expires-at-once' }),
  person('13800010012', 'code303@example.cn', '褚亮', '考试列表返回 303', { quirk: 'code-303' }),
  person('13800010013', 'code10000@example.cn', '卫平', '考试列表返回 10000', { quirk: 'code-10000' }),
  person('13800010014', 'code403@example.cn', '蒋欣', '考试列表返回 403', { quirk: 'code-403' }),
  person('13800010015', 'http403@example.cn', '沈浩', '考试列表返回 HTTP 403', { quirk: 'http-403' }),
  person('13800010016', 'code302@example.cn', '韩雪', '考试列表返回 302', { quirk: 'code-302' }),
  person('13800010017', 'code50001@example.cn', '杨帆', '考试列表返回 50001', { quirk: 'code-50001' }),
  person('13800010018', 'code602@example.cn', '朱琳', '考试列表返回 602', { quirk: 'code-602' }),
  person('13800010019', 'late@example.cn', '秦峰', '交卷 60 秒后才被受理', { quirk: 'slow-commit' }),
  person('13800010020', 'certificates@example.cn', '尤佳', '证书下载中断、证书不是 PDF', {
    quirk: 'broken-certificates',
  }),
  person('13800010021', 'captures@example.cn', '许诺', '监考画面每 2 秒拍一次', { quirk: 'fast-captures' }),
  person('13800010022', 'record@example.cn', '苗青', '平台只说试卷已交，不说收到了什么', { quirk: 'bare-record' }),
  person('13800010023', 'count@example.cn', '施敏', '平台只说试卷有几题作答，不能逐题核对', {
    quirk: 'counting-record',
  }),
  person('13800010024', 'vouchers@example.cn', '华宁', '上传文件时，每个凭证只够传一个分片', {
    quirk: 'short-vouchers',
  }),
  person('13800010025', 'no-files@example.cn', '魏然', '平台不接收任何上传的文件', { quirk: 'refused-files' }),
  person('13800010029', 'odd-questions@example.cn', '鲁宁', '试卷第 1 题的题型没人认识，第 2 题没有编号', {
    quirk: 'odd-questions',
  }),
  person('13800010030', 'named-files@example.cn', '云舒', '平台只认自己的文件编号或地址，不认 SHA-256', {
    quirk: 'named-files',
  }),
  person('13800010032', 'media@example.cn', '时雨', '课程的视频、音频和讲义地址 5 秒后失效，传得也慢', {
    quirk: 'short-media',
  }),
  person(
    '13800010033',
    'hosted@example.cn',
    '虞川',
    '课程的视频和音频没有地址，只能用媒体托管方的播放器，凭证 5 秒后失效',
    {
      quirk: 'hosted-media',
    },
  ),
  person('13800010031', 'gao.yuan@example.cn', '高远', '没有绑定手机号，用邮箱登录', { without: 'phone' }),
  person('13800010026', 'practice-broken@example.cn', '柏舟', '练习的题目始终打不开', { quirk: 'practice-broken' }),
  person('13800010027', 'practice-refused@example.cn', '水清', '平台不接收练习的作答', { quirk: 'practice-refused' }),
  person('13800010028', 'practice-lost@example.cn', '章程', '练习的作答送达后，回复总是丢失', {
    quirk: 'practice-lost',
  }),
  person('13800010041', 'card-blurred@example.cn', '邹凯', '未实名，证件照片始终无法识别', {
    verified: false,
    quirk: 'card-unreadable',
  }),
  person('13800010042', 'card-misread@example.cn', '潘佳慧', '未实名，证件姓名识别有误，更正后才能通过', {
    verified: false,
    quirk: 'card-misread',
  }),
  person('13800010043', 'card-taken@example.cn', '葛文轩', '未实名，身份证号已被其他账号认证', {
    verified: false,
    quirk: 'card-taken',
  }),
  person('13800010044', 'card-face@example.cn', '范雨晴', '未实名，实名认证时人脸始终不匹配', {
    verified: false,
    quirk: 'card-face-differs',
  }),
];

/** The learner of the demo home page. */
export const demoVisitor = person('13800019999', 'demo@example.cn', '体验学员', '演示登录使用的账号', {
  branches: ['b-jiangbei'],
});

/** Learners without anything special, for tests that need many. */
export const spareLearners: readonly Person[] = Array.from({ length: 16 }, (_, index) =>
  person(
    `138000200${String(index + 1).padStart(2, '0')}`,
    `learner${index + 1}@example.cn`,
    [
      '许晴',
      '何勇',
      '吕梅',
      '施展',
      '张弛',
      '孔明',
      '曹颖',
      '严宽',
      '华生',
      '金燕',
      '魏来',
      '陶然',
      '喻洁',
      '柏松',
      '水清',
      '方圆',
    ][index] ?? '学员',
    '普通学员',
  ),
);

/** Id of the account that the seed makes of a person. */
export function seededId({ phone }: Person): string {
  return `u-${phone.slice(-6)}`;
}

/** What a person types to sign in. */
export function signInNameOf({ phone, mail, without }: Person): string {
  return without === 'phone' ? mail : phone;
}

const quirks = new Map(people.map(({ phone, quirk }) => [phone, quirk]));

/** What is special about the learner with this phone; null: nothing. */
export function quirkOf(phone: string): Quirk | null {
  return quirks.get(phone) ?? null;
}
