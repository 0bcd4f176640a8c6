import type { ArticleContent } from '../article-content.ts';

const day = 24;

/** How not to get hurt; two of them are films. */
export const safetyArticles: readonly ArticleContent[] = [
  {
    id: 'v-power-off',
    classId: 'safety',
    title: '微课：停电作业五步法',
    summary: '停电、验电、接地、挂牌、装设遮栏，顺序不能颠倒。24 秒看懂每一步的关键动作。',
    author: '周立民',
    source: '启程职业培训',
    age: 1 * day,
    reads: 5213,
    picked: true,
    video: { file: 'power-off.webm', seconds: 24 },
    html: `<p>在全部停电或部分停电的电气设备上工作，必须完成五项技术措施：<strong>停电、验电、接地、悬挂标示牌、装设遮栏</strong>。</p>
<ul><li>验电前先在有电设备上确认验电器良好；</li><li>装设接地线先接接地端，后接导体端，拆除时相反；</li><li>标示牌由谁悬挂、由谁取下。</li></ul>`,
  },
  {
    id: 'v-extinguisher',
    classId: 'safety',
    title: '微课：灭火器的正确使用',
    summary: '提、拔、握、压四个动作，站在上风方向，对准火焰根部。',
    author: '何建平',
    source: '燎原消防职业技能学校',
    age: 6 * day,
    reads: 3984,
    video: { file: 'extinguisher.webm', seconds: 20 },
    html: `<p>手提式干粉灭火器有效喷射时间只有 <strong>8–15 秒</strong>，动作要一气呵成。</p>
<p><img src="/media/extinguisher.svg" alt="手提式干粉灭火器"></p>
<p>压力表指针在绿区为正常；在红区说明压力不足，应当送修；在黄区说明压力过高。</p>`,
  },
  {
    id: 'a-cpr',
    classId: 'safety',
    title: '触电急救的黄金四分钟：先断电，再施救',
    summary: '直接去拉触电者，会让救人的人也触电。正确的顺序只有四步。',
    author: '苏敏',
    source: '江北培训中心',
    age: 3 * day,
    reads: 2765,
    picked: true,
    html: `<p>心脏骤停后 4 分钟内开始心肺复苏，约一半的人能救回来；每晚一分钟，成功率下降 7%–10%。</p>
<h2>四步</h2>
<ol><li><strong>断电</strong>：拉闸、拔插头，够不到开关时用干燥的木棒挑开电线；</li><li><strong>判断</strong>：轻拍双肩、呼唤，看胸廓起伏 5–10 秒；</li><li><strong>按压</strong>：两乳头连线中点，深 5–6 厘米，每分钟 100–120 次；</li><li><strong>呼吸</strong>：30 次按压配 2 次人工呼吸，直到急救人员接手。</li></ol>
<p><img src="/media/sign-shock.svg" alt="当心触电标志"></p>
<p>旁边有 AED 就立即使用，它会用语音告诉您每一步怎么做。</p>`,
  },
  {
    id: 'a-forklift-blind',
    classId: 'safety',
    title: '叉车的三个视觉盲区，新手最容易忽略',
    summary: '货物遮挡、门架立柱、车尾摆动：事故往往发生在倒车和转弯的一瞬间。',
    author: '郭海',
    source: '江北培训中心',
    age: 11 * day,
    reads: 1547,
    html: `<p><img src="/media/forklift.svg" alt="叉车与托盘货物"></p>
<p>载货高度超过视线时，应当<strong>倒车行驶</strong>并鸣笛；转弯时车尾外摆可达 30 厘米，行人通道一侧要留足余量。</p>
<ul><li>进库前走一遍路线；</li><li>货叉离地 10–20 厘米行驶；</li><li>坡道上不转弯、不横行。</li></ul>`,
  },
  {
    id: 'a-hot-work',
    classId: 'safety',
    title: '动火作业前的十分钟：一张检查表就够了',
    summary: '可燃物、灭火器材、监护人、可燃气体浓度，逐项打勾再点火。',
    author: '韩志刚',
    source: '启程职业培训',
    age: 21 * day,
    reads: 986,
    html: `<table><thead><tr><th>检查项</th><th>合格标准</th></tr></thead><tbody>
<tr><td>周围可燃物</td><td>10 米内清理或用防火毯覆盖</td></tr><tr><td>灭火器材</td><td>2 具以上，在有效期内</td></tr>
<tr><td>监护人</td><td>到岗，不做其他工作</td></tr><tr><td>可燃气体浓度</td><td>低于爆炸下限的 10%，30 分钟内检测</td></tr></tbody></table>
<p>作业结束后监护人要再守 <strong>30 分钟</strong>，确认没有复燃才可以离开。</p>`,
  },
];
