import { bank, judge, multiple, single, type BankDraft } from '../bank.ts';

/** A number that an electrician has to know: the sentence with `%`, the right value, values that are wrong. */
type Fact = readonly [sentence: string, right: string, wrong: readonly [string, string, string]];

const facts: readonly Fact[] = [
  ['我国低压三相系统的标称线电压是 %。', '380 V', ['220 V', '660 V', '110 V']],
  ['交流额定电压在 % 及以下的属于低压。', '1000 V', ['380 V', '3000 V', '10 kV']],
  ['一般场所使用的手持照明灯，安全特低电压不应当超过 %。', '36 V', ['110 V', '220 V', '60 V']],
  ['金属容器内、特别潮湿处使用的手持照明灯，电压不应当超过 %。', '12 V', ['36 V', '48 V', '110 V']],
  ['人体触电防护用的剩余电流保护器，额定剩余动作电流一般不大于 %。', '30 mA', ['300 mA', '500 mA', '1 A']],
  ['末端用剩余电流保护器的动作时间一般不大于 %。', '0.1 s', ['1 s', '5 s', '10 s']],
  ['成人胸外按压的深度约为 %。', '5～6 cm', ['1～2 cm', '2～3 cm', '8～10 cm']],
  ['单人心肺复苏时，胸外按压与人工呼吸的比例是 %。', '30:2', ['15:1', '5:1', '10:2']],
  ['安全标志中，禁止标志的颜色主要是 %。', '红色', ['黄色', '蓝色', '绿色']],
  ['安全标志中，警告标志的底色是 %。', '黄色', ['红色', '蓝色', '绿色']],
  ['安全标志中，指令标志的底色是 %。', '蓝色', ['红色', '黄色', '绿色']],
  ['三相线路 L1 相导线的颜色一般为 %。', '黄色', ['绿色', '红色', '淡蓝色']],
  ['三相线路 L2 相导线的颜色一般为 %。', '绿色', ['黄色', '红色', '淡蓝色']],
  ['三相线路 L3 相导线的颜色一般为 %。', '红色', ['黄色', '绿色', '淡蓝色']],
  ['中性导体（N）的颜色一般为 %。', '淡蓝色', ['黄色', '红色', '黄绿双色']],
  ['特种作业操作证的有效期是 %。', '6 年', ['1 年', '3 年', '10 年']],
  ['特种作业操作证一般每 % 复审一次。', '3 年', ['1 年', '6 年', '10 年']],
  ['低压电气设备保护接地的接地电阻一般不大于 %。', '4 Ω', ['30 Ω', '100 Ω', '50 Ω']],
  ['1 kV 及以下新装线路的绝缘电阻一般不低于 %。', '0.5 MΩ', ['0.5 kΩ', '5 Ω', '50 Ω']],
  ['交流电的周期为 0.02 s 时，频率是 %。', '50 Hz', ['20 Hz', '60 Hz', '100 Hz']],
  ['两孔插座横向安装时，面对插座，相线应当接在 %。', '右孔', ['左孔', '任意一孔', '上孔']],
  ['单相三孔插座的上孔应当接 %。', '保护导体', ['相线', '中性线', '控制线']],
  ['兆欧表用来测量 %。', '绝缘电阻', ['负载电流', '电源频率', '电动机转速']],
  ['钳形电流表可以在不断开线路的情况下测量 %。', '交流电流', ['绝缘电阻', '接地电阻', '电容量']],
  ['螺口灯头的中心触点应当接 %。', '相线', ['中性线', '保护导体', '地线']],
  ['电流互感器的二次侧在运行中严禁 %。', '开路', ['短接', '接地', '接电流表']],
  ['电压互感器的二次侧在运行中严禁 %。', '短路', ['开路', '接地', '接电压表']],
];

/** Things that belong together; what is not of the group makes the wrong options. */
const groups: Readonly<Record<string, readonly string[]>> = {
  高压辅助绝缘安全用具: ['绝缘手套', '绝缘靴', '绝缘垫', '绝缘站台'],
  登高作业安全用具: ['安全带', '脚扣', '梯子', '登高板'],
  直接接触电击的防护措施: ['绝缘', '屏护', '保持间距', '安全特低电压'],
  间接接触电击的防护措施: ['保护接地', '保护接零', '等电位联结', '自动切断电源'],
  低压保护电器: ['熔断器', '热继电器', '断路器', '剩余电流保护器'],
  低压主令电器: ['按钮', '行程开关', '转换开关', '主令控制器'],
  常用电工测量仪表: ['万用表', '钳形电流表', '兆欧表', '接地电阻测量仪'],
  静电的防护措施: ['接地', '增湿', '使用抗静电添加剂', '静电中和器'],
};

function ofFact([sentence, right, wrong]: Fact, index: number): BankDraft[] {
  const place = index % 4;
  const options: string[] = [...wrong];
  options.splice(place, 0, right);
  return [
    single(sentence.replace('%', '（　）'), options, String.fromCharCode(65 + place)),
    judge(sentence.replace('%', right), true),
    judge(sentence.replace('%', wrong[index % 3] ?? wrong[0]), false),
  ];
}

function ofGroup([name, members]: [string, readonly string[]], index: number, all: [string, readonly string[]][]) {
  const other = (step: number): string => all[(index + step) % all.length]?.[1][(index + step) % 4] ?? '';
  return [0, 1, 2, 3].map((variant) => {
    const chosen = members.filter((_, place) => place !== variant);
    const [first = '', second = '', third = ''] = chosen;
    const ask = `下列属于${name}的有哪些？`;
    if (variant % 2 === 0) return multiple(ask, [first, second, other(variant + 1), third], 'ABD');
    return multiple(ask, [other(variant + 1), first, other(variant + 2), third], 'BD');
  });
}

/** Questions that follow from tables of facts: each fact asked, stated rightly and stated wrongly. */
export const powerRules = bank('dyg', [...facts.flatMap(ofFact), ...Object.entries(groups).flatMap(ofGroup)]);
