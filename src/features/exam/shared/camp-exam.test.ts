import { expect, it } from 'vitest';
import { campKeyOf } from './camp-exam.ts';

const exam = { examId: 'e-aid-cpr', businessId: 'camp-aid', sourceType: '2', name: '' };

it.each([
  [{}, { trainId: 'camp-aid', examId: 'e-aid-cpr' }],
  [{ sourceType: '1' }, null],
  [{ sourceType: '' }, null],
  [{ businessId: '' }, null],
])('an exam with %j: %j', (change, key) => {
  expect(campKeyOf({ ...exam, ...change })).toEqual(key);
});
