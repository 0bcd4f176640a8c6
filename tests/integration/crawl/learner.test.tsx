import { expect, it } from 'vitest';
import { crawlAs, patience } from './start.ts';

it('a learner clicks through everything from home', { timeout: 420_000 * patience }, async () => {
  const { reached } = await crawlAs({ who: 'a learner', phone: '13800017719', most: 2500, longestMs: 220_000 });
  expect([...reached.keys()]).toEqual(expect.arrayContaining(['/learning', '/practiceList', '/personalCenter']));
});
