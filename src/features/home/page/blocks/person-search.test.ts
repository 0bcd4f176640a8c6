import { expect, it } from 'vitest';
import { personProblems } from './person-search.ts';

it.each([
  ['王芳', '32010219880303402X', {}],
  [' 王芳 ', ' 32010219880303402X ', {}],
  ['', '32010219880303402X', { name: 'name' }],
  ['王芳', '', { idCard: 'idCard' }],
  ['王芳', '1234', { idCard: 'idCardWrong' }],
  ['', '', { name: 'name', idCard: 'idCard' }],
])('%j with %j has the problems %j', (name, idCard, problems) => {
  expect(personProblems({ name, idCard })).toEqual(problems);
});
