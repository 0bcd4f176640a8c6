import { describe, expect, it } from 'vitest';
import { reopened } from './reopen-rules.ts';

describe('a start that opens what was left', () => {
  it.each([
    ['/course/play?courseId=c-1&id=i-1', '/course/play?courseId=c-1&id=i-1'],
    ['/course/play?courseId=c-1&id=i-1&t=758', '/course/play?courseId=c-1&id=i-1'],
    ['/learning', '/learning'],
    ['/learning/taskDetail?id=t-1', '/learning/taskDetail?id=t-1'],
    ['/examList?trainId=1', '/examList?trainId=1'],
    ['/personalCenter?tab=certificate&verify=1&id=c-1', '/personalCenter?tab=certificate'],
    ['/courseGoods?keyword=%E7%94%B5', '/courseGoods?keyword=%E7%94%B5'],
    ['/learning#part', '/learning'],
  ])('opens %s at %s', (left, address) => {
    expect(reopened(left)).toBe(address);
  });

  it.each([
    ['/exam/resdExam?examId=1', '/examList'],
    ['/exam/testPaper?attemptId=a', '/examList'],
    ['/course/testPaper?examId=1', '/examList'],
    ['/testPaper', '/examList'],
    ['/exam/handPaper?examId=1', '/examList'],
    ['/exam/seatTrial', '/examList'],
    ['/exam/deviceTest', '/examList'],
    ['/offlineStem?classExamId=1&task=2', '/examList'],
    ['/practice?practiceId=1', '/practiceList'],
    ['/pattern?practiceId=1', '/practiceList'],
    ['/assess?id=1', '/assessList'],
    ['/studentSee?id=1', '/liveList'],
    ['/bjyCustomStudent?id=1', '/liveList'],
    ['/training_detail?courseId=1', '/learning'],
    ['/openPlatform/orderPage?goodsId=1', '/openPlatform/courseGoods'],
  ])('opens for %s the list %s', (left, list) => {
    expect(reopened(left)).toBe(list);
  });

  it.each([
    '/login?redirect=/examList',
    '/register',
    '/401',
    '/500',
    '/personnel',
    '/teacherLive',
    '/demo_homepage',
    '/',
    '/nothing',
    '//examList',
    String.raw`/\examList`,
    'https://examList/examList',
    '/examList?name=a%0Ab',
    `/examList?name=${'x'.repeat(2_000)}`,
  ])('opens the home page for %s', (left) => {
    expect(reopened(left)).toBeNull();
  });
});
