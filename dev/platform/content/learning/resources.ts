import type { LessonContent } from './course-content.ts';

/** Something to watch, hear or read that lies in no course. */
export interface ResourceContent extends LessonContent {
  /** HTML. */
  description: string;
  /** Its token brings no address: one is given by a call of its own. */
  addressApart: boolean;
}

const resource = (
  id: string,
  kind: LessonContent['kind'],
  name: string,
  description: string,
  more: Partial<ResourceContent> = {},
): ResourceContent => ({
  id,
  detailId: id,
  kind,
  name,
  description: `<p>${description}</p>`,
  seconds: null,
  expired: false,
  withdrawn: '',
  lastPlay: null,
  addressApart: false,
  ...more,
});

/** The resources of the platform; tasks name them by id. */
export const resources: readonly ResourceContent[] = [
  resource(
    'res-duty-handover',
    'video',
    '班前五分钟：交接班怎么说清楚',
    '交班人、接班人各自要确认的六件事，现场示范。',
    {
      seconds: 190,
    },
  ),
  resource('res-duty-voice', 'audio', '老班长说安全：一张没有挂的警示牌', '一位检修班长回忆一次险些发生的误送电。', {
    seconds: 150,
    addressApart: true,
  }),
  resource('res-duty-card', 'document', '岗位安全确认卡（可打印）', '上岗前逐条核对，签字后交班组长存档。'),
  resource('res-duty-atlas', 'image', '配电箱隐患对照图', '三类常见隐患，巡查时对照。'),
];

/** The resource of this id; null: there is none. */
export function resourceWith(id: string): ResourceContent | null {
  return resources.find((one) => one.id === id) ?? null;
}
