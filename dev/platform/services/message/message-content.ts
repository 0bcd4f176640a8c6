import type { MessageContent } from './box-message.ts';
import { longMessages } from './long-messages.ts';

const hour = 60;
const day = 24 * hour;

const exams = '/examList';
const certificates = '/personalCenter?tab=certificate';
const orders = '/personalCenter?tab=orders';

const recent: readonly MessageContent[] = [
  {
    age: 10,
    type: 'exam',
    title: '企业急救员结业考试将在 14 天后截止',
    content: '您还没有开始这场考试。时长 60 分钟，请至少提前 20 分钟完成设备检测。',
    link: exams,
    unread: true,
  },
  {
    age: 3 * hour,
    type: 'exam',
    title: '低压电工作业（复审）理论考试已开放',
    content: '考试需要正面、侧面两路摄像头，全程不能切换窗口。共有 2 次机会，以最高分为准。',
    link: exams,
    unread: true,
  },
  {
    age: 20 * hour,
    type: 'course',
    title: '周立民老师更新了「电气防火技术」第三章',
    content: '新增 3.5 漏电保护器实操演示，学到 80% 后可参加阶段模拟考试（二）。',
    unread: true,
  },
];

const older: readonly MessageContent[] = [
  {
    age: 2 * day,
    type: 'course',
    title: '线下实训预约成功：灭火器与消火栓实操',
    content: '11 月 28 日 09:00，江北实训基地 3 号馆。请携带身份证，穿长裤和防滑鞋。',
    unread: true,
  },
  {
    age: 3 * day,
    type: 'exam',
    title: '消防设施操作员（中级）理论考试时间调整',
    content: '因考点供电检修，考试整体顺延一天，考试时长和题型不变。请以考试中心显示的时间为准。',
    link: exams,
  },
  {
    age: 4 * day,
    type: 'certificate',
    title: '您的证书可以申请纸质版了',
    content: '通过正式考试后，可以在「我的订单」里申请纸质证书，工本费 20 元，一般 5 个工作日内寄出。',
    link: orders,
  },
  {
    age: 5 * day,
    type: 'course',
    title: '「火灾自动报警系统案例讲评」回放已上线',
    content: '时长 1 小时 28 分，可随时观看。讲师：何建平。',
  },
  {
    age: 6 * day,
    type: 'system',
    title: '客户端已更新到 1.4.0',
    content: '考试页支持大字号，断网提示更清楚；证书可以直接保存到您选择的文件夹。',
  },
  {
    age: 7 * day,
    type: 'exam',
    title: '阶段模拟考试（一）消防基础已长期开放',
    content: '不限次数，交卷后立即看到成绩和解析。建议在正式考试前至少完成两次。',
    link: exams,
  },
  {
    age: 8 * day,
    type: 'course',
    title: '您有 3 门课程超过一周没有学习',
    content: '「低压线路与用电设备」「触电急救」「电气防火技术」正等您继续。每天 30 分钟，两周可以学完。',
  },
  {
    age: 9 * day,
    type: 'system',
    title: '您的账号在新的电脑上登录',
    content: '登录地点：江苏南京。如果不是您本人操作，请尽快修改密码并联系所在机构。',
  },
  {
    age: 11 * day,
    type: 'course',
    title: '叉车实操训练分组名单已公布',
    content: '您在第 2 组，训练时间为每周三、周五 13:30–16:30，场地：江北培训中心 B 区。',
  },
  {
    age: 12 * day,
    type: 'exam',
    title: '补考安排通知',
    content: '未通过理论考试的学员可以在 14 天内补考一次，不再另行收费。补考同样需要人脸核验和双摄像头监考。',
    link: exams,
  },
  {
    age: 14 * day,
    type: 'certificate',
    title: '证书查询说明',
    content: '证书签发后可以凭证书编号在平台核验真伪，有效期为三年。到期前 60 天我们会提醒您复审。',
    link: certificates,
  },
  {
    age: 16 * day,
    type: 'course',
    title: '直播提醒：触电急救与心肺复苏',
    content: '今晚 19:30 开始，讲师苏敏（省级急救培训师）。直播结束后 2 小时内提供回放。',
  },
  {
    age: 18 * day,
    type: 'system',
    title: '隐私政策更新',
    content: '我们更新了隐私政策，补充了监考画面的保存期限：人脸照片和监考画面保存 180 天后自动删除。',
    link: '/privacyPolicy',
  },
  {
    age: 20 * day,
    type: 'course',
    title: '作业已批改：企业用电安全检查表',
    content: '得分 92。老师评语：隐患描述具体，整改期限写得清楚；第 4 项请补充漏电保护器的试验记录。',
  },
  {
    age: 22 * day,
    type: 'exam',
    title: '「信息安全意识测评」等您参加',
    content: '共 17 题，大约 15 分钟。集团要求全体员工在本季度内完成。',
    link: exams,
  },
  {
    age: 24 * day,
    type: 'course',
    title: '您已加入学习任务「低压电工作业安全技术（复审）」',
    content: '共 24 学时，含 6 门课程、2 次模拟考试和 1 场正式考试。由 启程职业培训 · 华东电力分院 指派。',
  },
  {
    age: 27 * day,
    type: 'system',
    title: '平台维护通知',
    content: '本周日 00:00–04:00 进行系统维护，期间无法观看课程和参加考试，已保存的学习记录不受影响。',
  },
  {
    age: 30 * day,
    type: 'course',
    title: '养老护理员（初级）技能培训本周课表',
    content: '周二 体位转换与移乘；周四 进食照料与误吸预防；周六 实训：轮椅使用。请提前 10 分钟签到。',
  },
  {
    age: 33 * day,
    type: 'order',
    title: '纸质证书已经寄出',
    content: '顺丰速运，预计 3 天内送达。签收时请检查证书上的姓名和编号是否正确。',
    link: orders,
  },
  { age: 36 * day, type: 'system', title: '实名认证已通过', content: '您现在可以参加需要身份核验的正式考试了。' },
  {
    age: 40 * day,
    type: 'course',
    title: '欢迎加入 启程职业培训',
    content: '建议先完成「学员须知」和一次设备检测，熟悉考试环境。学习中遇到问题，可以拨打 400-000-0000。',
  },
];

/** The box of the learner with everything, newest first as far as times are known. */
export const fullBox: readonly MessageContent[] = [...recent, ...longMessages, ...older];

/** What every other learner finds. */
export const smallBox: readonly MessageContent[] = [
  {
    age: 2 * hour,
    type: 'exam',
    title: '低压电工作业（复审）理论考试已开放',
    content: '考试需要正面、侧面两路摄像头，全程不能切换窗口。共有 2 次机会，以最高分为准。',
    link: exams,
    unread: true,
  },
  {
    age: 3 * day,
    type: 'course',
    title: '您已加入学习任务「低压电工作业安全技术（复审）」',
    content: '共 24 学时，含 6 门课程、2 次模拟考试和 1 场正式考试。',
  },
  { age: 10 * day, type: 'system', title: '欢迎使用学员客户端', content: '建议先完成一次设备检测，熟悉考试环境。' },
];
