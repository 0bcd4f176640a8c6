/** A category of goods; `subject` is the trade of the places that teach it, '' where all do. */
export interface CategoryContent {
  code: string;
  name: string;
  subject: string;
  children: readonly CategoryContent[];
}

const category = (code: string, name: string, subject: string, children = ''): CategoryContent => ({
  code,
  name,
  subject,
  children: children
    .split(' ')
    .filter((line) => line !== '')
    .map((line) => {
      const [tail = '', leaf = ''] = line.split(':');
      return { code: `${code}-${tail}`, name: leaf, subject, children: [] };
    }),
});

/** The tree of categories, in the order in which it is shown. */
export const categories: readonly CategoryContent[] = [
  category('special', '特种作业', '特种作业', 'power:电工作业 weld:焊接与热切割 height:高处作业 lift:起重与叉车'),
  category('care', '养老家政', '养老家政', 'elder:养老护理 infant:母婴育儿 home:家政服务'),
  category('fire', '消防安全', '消防安全', 'facility:设施操作 company:单位消防'),
  category('build', '建筑施工', '建筑施工', 'site:现场管理 worker:技术工人'),
  category('food', '食品餐饮', '食品餐饮', 'safety:食品安全 cook:烹饪技艺'),
  category('hydro', '水利水电', '水利水电', 'dam:大坝与泵站 test:质量检测'),
  category('ai', '人工智能与数据', '信息安全', 'model:人工智能 data:数据与安全'),
  category('aid', '应急救护', ''),
  category('traffic', '交通运输', ''),
  category('general', '通用素养', ''),
];

/** The codes of a category and of everything below it; the code alone when nobody knows it. */
export function codesBelow(code: string, among: readonly CategoryContent[] = categories): string[] {
  for (const one of among) {
    if (one.code === code) return [one.code, ...one.children.flatMap((child) => codesBelow(child.code, [child]))];
    const below = one.children.find((child) => child.code === code);
    if (below) return codesBelow(code, [below]);
  }
  return [code];
}

/** A category by its code. */
export function categoryOf(code: string, among: readonly CategoryContent[] = categories): CategoryContent | null {
  for (const one of among) {
    const found = one.code === code ? one : categoryOf(code, one.children);
    if (found) return found;
  }
  return null;
}
