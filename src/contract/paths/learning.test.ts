import { expect, it } from 'vitest';
import { learningPaths } from './learning.ts';

it('the address of the player carries every name of the platform [course-play-query]', () => {
  const names = [
    'trainId',
    'courseId',
    'detailId',
    'studyProcess',
    'courseName',
    'taskType',
    'taskId',
    'id',
    'backPathName',
    'backMoudle',
    'backPath',
  ];
  const wanted = Object.fromEntries(names.map((name) => [name, `of ${name}`]));
  const address = learningPaths.play.to(wanted);
  const query = new URL(address, 'https://client').searchParams;
  expect(Object.fromEntries(query)).toEqual(wanted);
  expect(learningPaths.play.read(query)).toEqual(wanted);
});
