import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/learning/booking.ts';
import { serverCodes } from '../../server/refusal.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { learningCodes } from './codes.ts';

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterEach(() => platform.close());

const taskItemId = 'ti-fire-hydrant';
const reserve = (trainingId?: string, item = taskItemId) =>
  platform.call(calls.reserveTaskTraining, { taskItemId: item, trainingId }, token);
const replace = (trainingId: string) => platform.call(calls.replaceTaskTraining, { taskItemId, trainingId }, token);
const cancel = () => platform.call(calls.cancelTaskTraining, { taskItemId }, token);

async function dates(item?: string) {
  const { data } = await platform.call(calls.getUserTaskTrainingList, { taskItemId: item }, token);
  return z.parse(calls.getUserTaskTrainingList.answer, data);
}
const own = async () => (await dates(taskItemId)).filter(({ isReserved }) => isReserved);
const next = async () =>
  z.parse(calls.getNextCourseInfo.answer, (await platform.call(calls.getNextCourseInfo, {}, token)).data);

describe('the dates of a training', () => {
  it('tell where, with whom, and how many places are taken', async () => {
    const [first, second] = await dates(taskItemId);
    expect(first).toMatchObject({ trainingId: 'tr-hydrant-1', limitNum: 16, reservedNum: 16, teacherName: '林建国' });
    expect(second).toMatchObject({ trainingId: 'tr-hydrant-2', reservedNum: 11, isReserved: false });
    await reserve('tr-hydrant-2');
    expect(await own()).toMatchObject([{ trainingId: 'tr-hydrant-2', reservedNum: 12, trainingResult: 2 }]);
  });

  it('that have begun are gone, but not the learner’s own', async () => {
    await reserve('tr-hydrant-2');
    await platform.diagnose('POST', '/__clock', { offsetMs: 5 * 86_400_000 });
    expect((await dates(taskItemId)).map(({ trainingId }) => trainingId)).toEqual([
      'tr-hydrant-2',
      'tr-hydrant-3',
      'tr-hydrant-4',
    ]);
  });
});

describe('a booking', () => {
  it('is taken once, moved and cancelled', async () => {
    expect(await reserve('tr-hydrant-2')).toMatchObject({ code: 0 });
    expect(await reserve('tr-hydrant-2')).toMatchObject({ code: 0 });
    expect(await reserve('tr-hydrant-3')).toMatchObject({ code: learningCodes.alreadyBooked });
    expect(await replace('tr-hydrant-3')).toMatchObject({ code: 0 });
    expect((await own()).map(({ trainingId }) => trainingId)).toEqual(['tr-hydrant-3']);
    expect((await next()).trainingId).toBe('tr-hydrant-3');
    expect(await cancel()).toMatchObject({ code: 0 });
    expect(await own()).toEqual([]);
    expect((await next()).trainingId).toBe('');
    expect(await replace('tr-hydrant-3')).toMatchObject({ code: learningCodes.notBooked });
  });

  it('without a date takes the first that has a place', async () => {
    await reserve();
    expect((await own()).map(({ trainingId }) => trainingId)).toEqual(['tr-hydrant-2']);
  });

  it('of the last place leaves none to the next learner', async () => {
    expect(await reserve('tr-hydrant-3')).toMatchObject({ code: 0 });
    const other = await platform.signIn('13800010021');
    const input = { taskItemId, trainingId: 'tr-hydrant-3' };
    expect(await platform.call(calls.reserveTaskTraining, input, other)).toMatchObject({
      code: learningCodes.trainingFull,
    });
  });

  it('that has begun stays as it is', async () => {
    await reserve('tr-hydrant-2');
    await platform.diagnose('POST', '/__clock', { offsetMs: 3 * 86_400_000 + 14 * 3_600_000 });
    expect(await replace('tr-hydrant-4')).toMatchObject({ code: learningCodes.trainingBegun });
    expect(await cancel()).toMatchObject({ code: learningCodes.trainingBegun });
  });

  it.each([
    ['before the formal assessment is passed', 'ti-fire-rope', 'tr-rope-1', learningCodes.notBookable],
    ['of a course', 'ti-fire-basics', 'tr-hydrant-2', serverCodes.notFound],
    ['of a date that is full', taskItemId, 'tr-hydrant-1', learningCodes.trainingFull],
    ['of a date of another training', taskItemId, 'tr-rope-1', serverCodes.notFound],
  ])('%s is refused [booking-allowed]', async (_, item, trainingId, code) => {
    expect(await reserve(trainingId, item)).toMatchObject({ code });
  });
});

it('travels in the query [booking-query]', async () => {
  const address = `/task/v1/client/reserveTaskTraining?taskItemId=${taskItemId}&trainingId=tr-hydrant-2`;
  await platform.fetch(address, { method: 'POST', headers: { token } });
  expect((await own()).map(({ trainingId }) => trainingId)).toEqual(['tr-hydrant-2']);
});

describe('the learner’s own dates', () => {
  it('are what is booked and what was passed or failed, the earliest first', async () => {
    await reserve('tr-hydrant-4');
    expect((await dates()).map(({ trainingId, trainingResult }) => [trainingId, trainingResult])).toEqual([
      ['tr-weld-1', 1],
      ['tr-flame-1', 0],
      ['tr-hydrant-4', 2],
    ]);
  });
});
