import { describe, expect, it } from 'vitest';
import { practicePaths } from './practice.ts';

const read = (query: string) => practicePaths.practice.read(new URLSearchParams(query));

describe('the address of a practice', () => {
  it('carries every name of the platform [practice-query]', () => {
    const address = practicePaths.practice.to({
      practiceId: 'p',
      businessId: 'b',
      name: 'n',
      taskType: '3',
      taskId: 't',
      backModule: 'm',
      backPath: '/learning?id=1',
    });
    const query = new URL(address, 'https://client').searchParams;
    expect([...query.keys()]).toEqual(['practiceId', 'pathName', 'taskType', 'id', 'taskId', 'backMoudle', 'backPath']);
    expect(read(query.toString())).toMatchObject({ practiceId: 'p', businessId: 'b', backPath: '/learning?id=1' });
  });

  it.each([
    ['practiceId=p&backPath=/learning', '/learning'],
    ['practiceId=p&backPath=//evil.example', undefined],
    ['practiceId=p&backPath=/\\evil.example', undefined],
    ['practiceId=p&backPath=https://evil.example', undefined],
    ['practiceId=p&backPath=javascript:alert(1)', undefined],
    ['practiceId=p', undefined],
  ])('%s leads back to %s', (query, expected) => expect(read(query)?.backPath).toBe(expected));

  it('is none without an id', () => expect(read('id=b')).toBeNull());
});
