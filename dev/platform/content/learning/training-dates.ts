/** One date of an offline training. Days count as those of its task; hours are those of UTC+8. */
export interface TrainingDate {
  id: string;
  day: number;
  fromHour: number;
  untilHour: number;
  address: string;
  teacher: string;
  places: number;
  /** Places that others have taken before anybody books here. */
  taken: number;
}

const fireGround = '江北消防实训基地（江北区环城北路 688 号）1 号训练塔';
const weldHall = '华东特种作业中心焊接车间 3 号棚（镇海区骆兴路 19 号）';

/** Dates of each offline training, by the id of its item; what lies in the past is where its result comes from. */
export const trainingDates: Readonly<Record<string, readonly TrainingDate[]>> = {
  'ti-fire-hydrant': [
    date('tr-hydrant-1', 1, [9, 12], { address: fireGround, teacher: '林建国', places: 16, taken: 16 }),
    date('tr-hydrant-2', 3, [13.5, 16.5], { address: fireGround, teacher: '林建国', places: 16, taken: 11 }),
    date('tr-hydrant-3', 8, [9, 12], { address: fireGround, teacher: '周敏', places: 16, taken: 15 }),
    date('tr-hydrant-4', 15, [9, 12], { address: fireGround, teacher: '周敏', places: 12, taken: 0 }),
  ],
  'ti-fire-rope': [
    date('tr-rope-1', 6, [14, 17], {
      address: '海曙区天一广场演练场（东门集合）',
      teacher: '陈志远',
      places: 30,
      taken: 8,
    }),
  ],
  'ti-weld-hand': [date('tr-weld-1', -20, [8.5, 11.5], { address: weldHall, teacher: '王海涛', places: 8, taken: 8 })],
  'ti-weld-flame': [date('tr-flame-1', -9, [8.5, 11.5], { address: weldHall, teacher: '王海涛', places: 8, taken: 6 })],
};

function date(
  id: string,
  day: number,
  [fromHour, untilHour]: readonly [number, number],
  rest: Omit<TrainingDate, 'id' | 'day' | 'fromHour' | 'untilHour'>,
): TrainingDate {
  return { id, day, fromHour, untilHour, ...rest };
}
