import type { MessageContent } from './box-message.ts';

const hour = 60;
const day = 24 * hour;

const schedule = `<p>各位学员：</p>
<p>为做好 <strong>低压电工作业（复审）</strong> 统一考试，现将考试日程和注意事项通知如下，请务必在考前一天完成设备检测。</p>
<table><thead><tr><th>场次</th><th>日期</th><th>入场</th><th>开考</th><th>考点</th></tr></thead><tbody>
<tr><td>第一场</td><td>11 月 26 日</td><td>08:30</td><td>09:00</td><td>江北实训基地 1 号机房</td></tr>
<tr><td>第二场</td><td>11 月 26 日</td><td>13:30</td><td>14:00</td><td>江北实训基地 1 号机房</td></tr>
<tr><td>第三场</td><td>11 月 27 日</td><td>08:30</td><td>09:00</td><td>华东电力分院 3 楼机考中心</td></tr>
</tbody></table>
<h3>需要携带</h3>
<ul><li>本人身份证原件；</li><li>单位盖章的复审申请表；</li><li>近三个月的体检证明。</li></ul>
<h3>考场纪律</h3>
<ol><li>开考 15 分钟后不得入场，开考 30 分钟后方可交卷。</li><li>考试全程开启正面、侧面两路摄像头，不得遮挡。</li><li>不得携带手机、智能手表和纸质资料。</li></ol>
<p>咨询电话：400-000-0000（工作日 9:00–18:00）</p>`;

const safety = `<p>近期有学员收到冒充培训机构的短信，要求点击链接缴纳「考试保证金」。<img src="/media/sign-shock.svg" alt="警告" onerror="window.stolen = true"></p>
<script>window.stolen = true; document.title = 'stolen';</script>
<p>请记住：<b>我们不会通过短信或电话索要验证码和银行卡信息</b>。<a href="javascript:alert(1)" onclick="window.stolen = true">点此领取</a>这类链接都是假的。</p>
<iframe src="https://example.invalid/"></iframe>`;

/** The special ones: long HTML with a table, HTML that must be cleaned, entries with missing fields, a link elsewhere. */
export const longMessages: readonly MessageContent[] = [
  {
    age: 26 * hour,
    type: 'exam',
    title: '低压电工作业（复审）统一考试日程和考场纪律',
    content: schedule,
    link: '/examList',
    unread: true,
  },
  { age: 30 * hour, type: 'system', title: '谨防冒充培训机构的诈骗短信', content: safety, unread: true },
  { age: null, type: null, title: null, content: '这条通知由旧系统迁移而来，只保留了正文。' },
  {
    age: 45 * day,
    type: 'system',
    title: '关于统一社会信用代码变更后，企业学员电子发票抬头、纳税人识别号以及历史订单补开发票处理办法的通知',
    content: null,
  },
  {
    age: 2 * day + 6 * hour,
    type: 'course',
    title: '合作院校开放日报名',
    content: '名额 60 人，先到先得。',
    link: 'https://example.cn/open-day',
  },
];
