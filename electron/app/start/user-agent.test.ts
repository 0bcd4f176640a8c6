import { expect, it } from 'vitest';
import { ownUserAgent } from './user-agent.ts';

it.each([
  ['Mozilla/5.0 (KHTML, like Gecko) 启程学习端/0.1.0 Chrome/156', '启程学习端', 'Lectern/0.1.0'],
  ['Mozilla/5.0 (KHTML, like Gecko) MyExam/0.1.0 Chrome/156', 'My Exam', 'Lectern/0.1.0'],
  ['Mozilla/5.0 (KHTML, like Gecko) Lectern/0.1.0 Chrome/156', 'Lectern', 'Lectern/0.1.0'],
  ['Mozilla/5.0 (KHTML, like Gecko) École/0.1.0 Chrome/156', 'other', 'cole/0.1.0'],
])('%s', (given, name, own) => {
  expect(ownUserAgent(given, name, '0.1.0')).toBe(`Mozilla/5.0 (KHTML, like Gecko) ${own} Chrome/156`);
});
