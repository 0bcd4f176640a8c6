import type { ArticleContent } from '../article-content.ts';

const day = 24;

/** What changed in rules and certificates. */
export const policyArticles: readonly ArticleContent[] = [
  {
    id: 'a-review-2026',
    classId: 'policy',
    title: '特种作业操作证复审有哪些变化：2026 年版一图读懂',
    summary: '复审周期、学时和考试形式都有调整。低压电工、焊接与热切割学员请对照自己的证书有效期安排学习。',
    author: '教务中心',
    source: '启程职业培训',
    age: 5,
    reads: 3271,
    picked: true,
    html: `<style>body { background: #0a0a0a } h1 { font-size: 4px } .key { color: #b42318; font-weight: 600 }</style>
<p>特种作业操作证<strong class="key">每 3 年复审一次</strong>，有效期 6 年。复审前应当完成不少于 8 个学时的安全培训，并通过理论考试。</p>
<h2 style="color: #1d4f91; border-left: 4px solid #1d4f91; padding-left: 10px">三个要点</h2>
<ol><li><strong>提前 60 天</strong>可以申请复审，过期未复审的证书自动失效；</li><li>培训学时可以跨机构累计，以平台记录为准；</li><li>考试全部上机，正面、侧面两路摄像头监考。</li></ol>
<table><thead><tr><th>作业类别</th><th>培训学时</th><th>考试时长</th><th>合格线</th></tr></thead><tbody>
<tr><td>低压电工作业</td><td>8</td><td>60 分钟</td><td>80 分</td></tr>
<tr><td>焊接与热切割作业</td><td>8</td><td>60 分钟</td><td>80 分</td></tr>
<tr><td>高处作业</td><td>8</td><td>60 分钟</td><td>80 分</td></tr></tbody></table>
<p>不确定自己的证书什么时候到期？打开「个人中心 → 我的证书」，每张证书都写着有效期。</p>
<p style="font-size: 8px; color: #5b6470; position: fixed; top: 0; left: 0">依据：特种作业人员安全技术培训考核管理规定。</p>`,
  },
  {
    id: 'a-subsidy',
    classId: 'policy',
    title: '职业技能提升补贴怎么领：条件、材料和时间',
    summary: '取得职业技能等级证书后 12 个月内可以申领补贴，初级 1000 元、中级 1500 元、高级 2000 元。',
    author: '陆雯',
    source: '江北培训中心',
    age: 2 * day,
    reads: 1894,
    html: `<p>企业职工取得<strong>初级、中级、高级</strong>职业技能等级证书，可以在证书核发之日起 12 个月内申领技能提升补贴。</p>
<h2>申领条件</h2><ul><li>正在参加失业保险，或者领取失业保险金；</li><li>累计缴费 12 个月以上；</li><li>证书能够在全国联网系统查到。</li></ul>
<h2>怎么办理</h2><ol><li>登录当地人社部门网站，选择「技能提升补贴」；</li><li>填写证书编号和本人银行账号；</li><li>10 个工作日内审核，公示 5 日后发放。</li></ol>
<blockquote>同一职业（工种）同一等级只能领取一次，每人每年最多领取三次。</blockquote>`,
  },
  {
    id: 'a-food-rules',
    classId: 'policy',
    title: '食品安全管理员抽查考核：企业要做好这四件事',
    summary: '监管部门随机抽查，不合格的企业需要在 30 日内完成整改和补考。',
    author: '沈一鸣',
    source: '启程职业培训',
    age: 9 * day,
    reads: 1120,
    html: `<p>食品生产经营企业应当建立食品安全管理人员<strong>培训和考核</strong>制度，考核记录保存不少于两年。</p>
<ul><li>把岗位职责写进任命文件；</li><li>每年不少于 40 小时培训；</li><li>每日管控、每周排查、每月调度都要留痕；</li><li>发现风险立即停用相关批次，不要等检查。</li></ul>
<p>平台的「食品安全管理员年度继续教育」覆盖全部抽考要点，学完即可参加模拟考试。</p>`,
  },
  {
    id: 'a-online-exam-rules',
    classId: 'policy',
    title: '线上监考规则说明：摄像头、切屏和人脸核验',
    summary: '为什么要两路摄像头？切换窗口会怎样？画面保存多久？一次讲清楚。',
    author: '考务组',
    source: '启程职业培训',
    age: 15 * day,
    reads: 4406,
    html: `<p>正式考试使用<strong>正面、侧面两路</strong>摄像头，按固定间隔拍摄画面，供监考老师复核。</p>
<h2>常见问题</h2>
<p><strong>切换窗口会直接判零分吗？</strong>不会。每次切换都会记录，超过次数由监考老师处理。</p>
<p><strong>断网了怎么办？</strong>继续作答。答案保存在本机，恢复后自动续传，考试时间照常计算。</p>
<p><strong>画面保存多久？</strong>180 天后自动删除，只用于本场考试的身份核验和复核。</p>`,
  },
];
