import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkable, linkIn, readLink, startAt } from './read-link.ts';

describe('a link', () => {
  it.each([
    ['lectern://examList', '/examList'],
    ['lectern:///examList', '/examList'],
    ['LECTERN://examList/', '/examList'],
    ['lectern://learning/taskDetail?id=t-1&backMoudle=task', '/learning/taskDetail?id=t-1&backMoudle=task'],
    ['lectern://courseGoods?keyword=%E7%94%B5%E5%B7%A5', '/courseGoods?keyword=%E7%94%B5%E5%B7%A5'],
    ['lectern://personalCenter?tab=certificate', '/personalCenter?tab=certificate'],
    ['lectern://', '/'],
  ])('%s opens %s', (link, address) => {
    expect(readLink(link, 'lectern')).toBe(address);
  });

  it.each([
    ['a paper', 'lectern://exam/testPaper?examId=1'],
    ['its older address', 'lectern://course/testPaper?examId=1'],
    ['what begins one', 'lectern://exam/resdExam?examId=1'],
    ['handing in', 'lectern://exam/handPaper?examId=1'],
    ['an order', 'lectern://openPlatform/orderPage?goodsId=1'],
    ['a room', 'lectern://studentSee?id=1'],
    ['a sign-in that leads on', 'lectern://login?redirect=/openPlatform/orderPage'],
    ['an address that is none', 'lectern://nothing'],
    ['one of another scheme', 'https://examList'],
    ['one of another organisation', 'qicheng://examList'],
    ['one whose scheme only begins so', 'lectern-x://examList'],
    ['one with a user', 'lectern://a:b@examList'],
    ['one with a port', 'lectern://examList:80'],
    ['one that climbs', 'lectern://learning/../exam/testPaper'],
    ['one that climbs in code', 'lectern://learning/%2e%2e/exam/testPaper'],
    ['one with a backslash', String.raw`lectern://examList\..`],
    ['one with a control character', 'lectern://examList?name=a%0Ab'],
    ['one too long', `lectern://examList?name=${'x'.repeat(2_000)}`],
    ['one with too many parameters', `lectern://examList?${'a=1&'.repeat(21)}`],
    ['a path of code', 'lectern://exam%2FtestPaper'],
  ])('to %s opens nothing', (_, link) => {
    expect(readLink(link, 'lectern')).toBeNull();
  });

  it('opens a linkable address or nothing, whatever it is', () => {
    const parts = fc.constantFrom(
      'lectern:',
      '//',
      '/',
      'examList',
      'exam',
      'testPaper',
      '..',
      '%2e',
      '?a=',
      '@',
      ':',
      '\\',
    );
    const links = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(parts).map((all) => `lectern://${all.join('')}`),
    );
    fc.assert(
      fc.property(links, (link) => {
        const read = readLink(link, 'lectern');
        expect(read === null || linkable.has(new URL(read, 'app://client').pathname)).toBe(true);
      }),
    );
  });
});

it.each([
  ['/examList', null, '/examList'],
  ['/examList', '/liveList', '/liveList'],
  ['/exam/testPaper?attemptId=a', '/liveList', '/exam/testPaper?attemptId=a'],
])('a start at %s with the link %s opens %s', (path, link, address) => {
  expect(startAt(path, link)).toBe(address);
});

it.each([
  [['lectern', '--lang=zh-CN'], null],
  [['lectern', 'lectern://examList'], '/examList'],
  [['lectern', 'lectern://examList', 'lectern://liveList'], '/liveList'],
  [['lectern', 'lectern://exam/testPaper'], null],
])('of the arguments %j: %s', (args, address) => {
  expect(linkIn(args, 'lectern')).toBe(address);
});
