import type { LessonContent } from './course-content.ts';

interface Plate {
  title: string;
  note: string;
  /** Which of the six switches of the cabinet stands out. */
  at: number;
  colour: string;
}

const plates: readonly Plate[] = [
  {
    title: '隐患一：相线接头发热变色',
    note: '接头处绝缘发黄，红外测温 86 ℃，应断电后重新压接。',
    at: 1,
    colour: '#c0653f',
  },
  { title: '隐患二：一孔多线', note: '同一端子压接三根导线，接触不良，应增加端子排。', at: 3, colour: '#b8860b' },
  { title: '隐患三：封堵缺失', note: '进线孔没有防火封堵，小动物可以进入，应当天封堵。', at: 5, colour: '#2f6f8f' },
];

function plateSvg({ title, note, at, colour }: Plate, lesson: string): string {
  const switches = Array.from({ length: 6 }, (_, index) => {
    const x = 180 + index * 150;
    const own = index === at;
    return `<rect x="${x}" y="260" width="110" height="240" rx="8" fill="#f4f6f8" stroke="${own ? colour : '#aab4bf'}" stroke-width="${own ? 10 : 3}"/><rect x="${x + 35}" y="${own ? 400 : 300}" width="40" height="60" fill="${own ? colour : '#2b3440'}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800" font-family="Noto Sans CJK SC, Microsoft YaHei, sans-serif"><rect width="1200" height="800" fill="#e9edf2"/><rect x="120" y="160" width="960" height="440" rx="12" fill="#8b949e"/><rect x="150" y="190" width="900" height="380" rx="8" fill="#c6ced6"/>${switches}<text x="120" y="100" font-size="44" font-weight="600" fill="#191c21">${title}</text><text x="120" y="670" font-size="30" fill="#2b3440">${note}</text><text x="120" y="740" font-size="22" fill="#545b66">${lesson}</text></svg>`;
}

/** The pictures of a picture lesson, as SVG. */
export function atlasOf({ name }: Pick<LessonContent, 'name'>): readonly string[] {
  return plates.map((plate) => plateSvg(plate, name));
}
