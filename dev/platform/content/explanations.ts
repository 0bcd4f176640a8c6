/** Explanations of questions, HTML by question id; few questions have one. */
const explanations: Readonly<Record<string, string>> = {
  'dy-001':
    '<p>断开电源、<strong>验电</strong>并挂牌上锁是保证安全的首要措施；带电作业只能在规定的条件下进行，且应有人监护。</p>',
  'dy-002':
    '<p>由欧姆定律 <span class="formula" data-tex="I=\\dfrac{U}{R}=\\dfrac{220}{44}=5\\,\\mathrm{A}"></span>。</p>',
  'dy-003': '<p>黄底黑边的三角形是<strong>警告</strong>标志，闪电图形表示当心触电。</p>',
  'dy-004': '<p>直接用手拉触电者，会使救护人自己也触电。</p>',
  'dy-007':
    '<p>四项技术措施的顺序不能颠倒：</p><table><thead><tr><th>顺序</th><th>措施</th></tr></thead><tbody><tr><td>1</td><td>停电</td></tr><tr><td>2</td><td>验电</td></tr><tr><td>3</td><td>装设接地线</td></tr><tr><td>4</td><td>悬挂标示牌和装设遮栏</td></tr></tbody></table>',
  'zh-001': '<p>红色表示禁止，黄色表示警告，蓝色表示指令，绿色表示提示。</p>',
  'zh-002': '<p>先断开断路器，再验电，确认无电压后装设接地线，最后悬挂标示牌。</p>',
};

/** The explanation of a question; '': it has none. */
export function explanationOf(questionId: string): string {
  return explanations[questionId] ?? '';
}
