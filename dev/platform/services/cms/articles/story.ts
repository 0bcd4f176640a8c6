import type { ArticleContent } from '../article-content.ts';

const day = 24;

/** People who learned with the platform. */
export const storyArticles: readonly ArticleContent[] = [
  {
    id: 'a-story-chen',
    classId: 'story',
    title: '从流水线到配电房：一位 38 岁学员的转岗之路',
    summary: '「第一次上机模拟只考了 52 分，我把错题抄了三遍。」两个月后，他拿到了低压电工证。',
    author: '通讯员 方琪',
    source: '华东电力分院',
    age: 7 * day,
    reads: 4127,
    picked: true,
    html: `<p>夜里十一点半，换班的铃声响过，老吴没有马上回宿舍。他坐在更衣室的长凳上，用手机看完了「电气安全基础」的最后十分钟。</p>
<p>「年纪大了，记得慢，就多看几遍。」第一次模拟考试只有 <strong>52 分</strong>，他把错题抄在随身的小本子上，走到哪里看到哪里。</p>
<blockquote>真正难的不是公式，是把每一步的「为什么」想明白。</blockquote>
<p>两个月后，他以 88 分通过考试，转到配电房做值班电工。现在轮到他给新来的同事讲「停电、验电、接地」了。</p>`,
  },
  {
    id: 'a-story-care',
    classId: 'story',
    title: '照护不只是力气活：养老护理员李燕的一天',
    summary: '体位转换、进食照料、情绪安抚，每一个动作背后都有标准。',
    author: '通讯员 方琪',
    source: '安和养老护理学院',
    age: 12 * day,
    reads: 2016,
    html: `<p>早上六点，李燕轻轻推开房门，先打招呼，再拉窗帘。「先让老人知道您要做什么，再动手。」这是她上课记住的第一句话。</p>
<p>学会<strong>体位转换</strong>之后，她的腰痛好了：借助身体重心，而不是手臂的力气。</p><p>今年秋天，她报名了中级考试，想带一个自己的小组。</p>`,
  },
  {
    id: 'a-story-team',
    classId: 'story',
    title: '一个车间 46 人持证：班组长的笨办法',
    summary: '每天班前会五分钟一道题，答错的人第二天来当老师。',
    author: '中筑集团',
    source: '人力资源部',
    age: 17 * day,
    reads: 1388,
    html: `<p>「我没有什么好办法，就是每天班前会五分钟，<strong>一道题</strong>。」班组长老郑说，答错的人第二天负责给大家讲这道题，讲着讲着就懂了。</p>
<p>一年下来，46 人全部持证上岗，车间的违章记录从 19 起降到 2 起。</p>`,
  },
  {
    id: 'a-story-first-aid',
    classId: 'story',
    title: '地铁站里的六分钟：急救员学员救下一名乘客',
    summary: '她说自己没有想太多，手自己就动了，因为练过一百多次。',
    author: '苏敏',
    source: '江北培训中心',
    age: 24 * day,
    reads: 6042,
    html: `<p>周五晚高峰，站台上一名中年男子突然倒地。刚下课的学员小魏冲了过去：判断意识、呼救、请人去取 AED，然后开始按压。</p>
<p>六分钟后，自动体外除颤器放电一次，患者恢复了自主心律。</p>
<p>「课上老师让我们在假人上按到胳膊发抖，我当时还抱怨，」小魏说，「<em>现在我知道为什么了。</em>」</p>`,
  },
];
