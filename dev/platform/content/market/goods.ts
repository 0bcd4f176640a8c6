import { places } from '../../services/institution/places.ts';
import { categoryOf } from './categories.ts';
import { goodsLines } from './goods-lines.ts';

/** Why goods are not sold to somebody who asks; 'unsaid': the answer is a bare no. */
export const restrictions = ['ended', 'organisation', 'unsaid'] as const;
type Restriction = (typeof restrictions)[number];

/** Goods of the marketplace (002 §3). */
export interface GoodsContent {
  id: string;
  name: string;
  category: string;
  saleCents: number;
  baseCents: number;
  bought: number;
  /** 1 required, 2 elective, 3 open course. */
  taskType: number;
  /** 1 a course, 2 a package of courses. */
  goodsKind: number;
  /** Type code of findByConditionList: 3 is what a learner may buy, 1 what providers sell to providers. */
  type: number;
  /** District of the place that offers it. */
  district: string;
  /** How many may still buy; null: any number. */
  stock: number | null;
  restriction: Restriction | null;
  /** The course that its owner studies. */
  courseId: string | null;
  /** Sold by the sales channel from the start. */
  inChannel: boolean;
}

const cents = (yuan: string) => Math.round(Number(yuan) * 100);

function placeFor(category: string, at: number): string {
  const subject = categoryOf(category)?.subject ?? '';
  const own = places.filter((place) => subject === '' || place.subject === subject);
  return own[at % own.length]?.district ?? '';
}

function read(line: string, at: number): GoodsContent {
  const [id = '', name = '', category = '', price = '', bought = '', taskType = '', marks = ''] = line.split('|');
  const [sale = '', base = sale] = price.split('/');
  const mark = new Map(marks.split(' ').map((word) => [word.split('=')[0] ?? '', word.split('=')[1] ?? '']));
  return {
    id: `g-${id}`,
    name,
    category,
    saleCents: cents(sale),
    baseCents: cents(base),
    bought: Number(bought),
    taskType: Number(taskType),
    goodsKind: mark.has('package') ? 2 : 1,
    type: mark.has('trade') ? 1 : 3,
    district: placeFor(category, at),
    stock: mark.has('stock') ? Number(mark.get('stock')) : null,
    restriction: restrictions.find((word) => mark.has(word)) ?? null,
    courseId: mark.get('course') ?? null,
    inChannel: mark.has('channel'),
  };
}

/** Every goods in the order of the lists. */
export const allGoods: readonly GoodsContent[] = goodsLines.map(read);
