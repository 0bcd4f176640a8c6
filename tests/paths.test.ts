import { describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths } from '#contract/paths/home.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { allPaths } from './house/all-paths.ts';

const exam = { examId: 'e 1', businessId: 't-1', sourceType: '2', name: '电工（四级）' };
const queryOf = (address: string) => new URL(address, 'http://client').searchParams;

it('the addresses of this client, with their other names', () => {
  const lines = Object.entries(allPaths).map(
    ([name, { pattern, aliases }]) => `${name} ${[pattern, ...aliases].join(' ')}`,
  );
  expect(lines.join('\n')).toMatchSnapshot();
});

describe('an address with parameters', () => {
  const built = {
    signIn: accountPaths.login.to({ redirect: '/examList?tab=formal' }),
    signInPlain: accountPaths.login.to(),
    messages: accountPaths.personalCenter.to({ tab: 'message' }),
    prepare: examPaths.prepare.to(exam),
    paper: examPaths.testPaper.to({ exam, attemptId: 'a1' }),
    paperOfThisMachine: examPaths.testPaper.to({ attemptId: 'a1' }),
    receipt: examPaths.handPaper.to({ exam, attemptId: 'a1' }),
    result: examPaths.handPaper.to({ exam, userPaperId: 'p1' }),
    search: homePaths.articles.to({ keyword: '复审' }),
    article: homePaths.article.to({ id: 'a/1' }),
    goods: marketPaths.goodsDetail.to({ goodsId: '7', goodsKind: '1' }),
  };

  it('is written so', () => expect(built).toMatchSnapshot());

  it('is read as it was written', () => {
    expect(accountPaths.login.read(queryOf(built.signIn))).toEqual({ redirect: '/examList?tab=formal' });
    expect(accountPaths.login.read(queryOf(built.signInPlain))).toEqual({ redirect: null });
    expect(examPaths.prepare.read(queryOf(built.prepare))).toEqual(exam);
    expect(examPaths.testPaper.read(queryOf(built.paper))).toEqual({ exam, attemptId: 'a1' });
    expect(examPaths.testPaper.read(queryOf(built.paperOfThisMachine))).toEqual({ exam: null, attemptId: 'a1' });
    expect(examPaths.handPaper.read(queryOf(built.result))).toEqual({ exam, attemptId: null, userPaperId: 'p1' });
    const place = { page: null, size: null };
    expect(homePaths.articles.read(queryOf(built.search))).toEqual({ keyword: '复审', classId: null, ...place });
    expect(homePaths.article.read(queryOf(built.article))).toEqual({ id: 'a/1' });
  });

  it('names no exam when its id is missing', () => {
    expect(examPaths.prepare.read(new URLSearchParams('bussinessId=t-1&type=2'))).toBeNull();
  });
});
