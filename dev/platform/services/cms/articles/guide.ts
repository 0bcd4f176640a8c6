import type { ArticleContent } from '../article-content.ts';

const day = 24;

/** How to learn and to sit exams with the client. */
export const guideArticles: readonly ArticleContent[] = [
  {
    id: 'a-device-check',
    classId: 'guide',
    title: '考前设备检测怎么做：两路摄像头的摆放和光线',
    summary: '侧面摄像头放在斜后方 45 度，能同时看到双手和屏幕。提前 20 分钟做完检测。',
    author: '考务组',
    source: '启程职业培训',
    age: 4 * day,
    reads: 3690,
    cover: '/media/cover-power.svg',
    html: `<h2>正面摄像头</h2><p>放在屏幕上沿正中，与眼睛齐平。光从前面来，不要背对窗户。</p>
<h2>侧面摄像头</h2><p>放在<strong>斜后方 45 度</strong>、距离 1 米左右，画面里要有双手、键盘和屏幕。</p>
<h2>检测不通过时</h2><ul><li>画面发黑：检查摄像头上的挡片；</li><li>找不到设备：换一个 USB 接口，不要两个摄像头接在同一个扩展坞上；</li><li>被其他程序占用：关闭会议软件后点「重新检测」。</li></ul>`,
  },
  {
    id: 'a-offline',
    classId: 'guide',
    title: '考试中断网、断电，我的答案会丢吗',
    summary: '不会。每一次作答都先写进本机，再慢慢续传；重新打开客户端会回到刚才那道题。',
    author: '产品组',
    source: '启程职业培训',
    age: 8 * day,
    reads: 2958,
    html: `<p>客户端在您选择答案的同时就把它写进本机的两份加密记录，<strong>不需要点保存</strong>。</p>
<ol><li>断网：继续作答，顶部会显示「已保存在本机」；</li><li>断电：重新开机、打开客户端，选择「继续考试」；</li><li>交卷时没有网：试卷会排队，恢复后自动提交，只提交一次。</li></ol>
<p>唯一要注意的是时间：考试计时不会因为断网而暂停。</p>`,
  },
  {
    id: 'a-plan',
    classId: 'guide',
    title: '在职学员的 14 天备考计划：每天 40 分钟',
    summary: '前 7 天过知识点，中间 4 天刷题，最后 3 天只看错题。',
    author: '陆雯',
    source: '启程职业培训',
    age: 13 * day,
    reads: 2241,
    html: `<table><thead><tr><th>天数</th><th>做什么</th><th>目标</th></tr></thead><tbody>
<tr><td>第 1–7 天</td><td>每天一章课程，做完随堂练习</td><td>课程进度 100%</td></tr>
<tr><td>第 8–11 天</td><td>每天一套模拟考试</td><td>稳定在 85 分以上</td></tr>
<tr><td>第 12–14 天</td><td>只看错题本和易混点</td><td>错题清零</td></tr></tbody></table>
<p>记忆的诀窍是<strong>隔天再见一次</strong>：今天错的题，后天再做一遍，比一晚上做十遍更有用。</p>`,
  },
  {
    id: 'a-certificate-verify',
    classId: 'guide',
    title: '证书怎么查验、怎么申请纸质版',
    summary: '电子证书与纸质证书同等有效；纸质版一般 5 个工作日内寄出。',
    author: '教务中心',
    source: '启程职业培训',
    age: 19 * day,
    reads: 1733,
    html: `<p>每张证书都有唯一编号，凭编号可以在平台核验真伪。</p><ol><li>打开「个人中心 → 我的证书」预览或下载 PDF；</li><li>需要纸质版时，打开「我的订单 → 申请纸质证书」，填写收件地址；</li><li>在订单里查看制证和邮寄进度。</li></ol>`,
  },
];
