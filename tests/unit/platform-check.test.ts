import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBasicExamById } from '#contract/platform/exam/exam.ts';
import { examFindUserPaperListById } from '#contract/platform/exam/user-paper.ts';
import { taskDetail } from '#contract/platform/learning/task-detail.ts';
import { openPlatformStuFindGoods } from '#contract/platform/market/goods-lists.ts';
import { configurationByEncodedHost } from '#contract/platform/site/tenant.ts';
import { checkPlatform, type CheckOptions } from '#electron/tools/platform-check/check-platform.ts';
import { noteText } from '#electron/tools/platform-check/note-text.ts';
import { reportText } from '#electron/tools/platform-check/report-text.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
beforeAll(async () => {
  platform = await platformOnDisk();
});
afterAll(() => platform.stop());

const password = 'Lectern2026';
const goodsCall = openPlatformStuFindGoods.id;

function check(more: Partial<CheckOptions> = {}) {
  return checkPlatform({
    platform: platform.origin,
    tenantHost: new URL(platform.origin).host,
    account: '13800017719',
    password,
    branchName: null,
    examId: null,
    sit: false,
    profile: {},
    fetch: (address, init) => fetch(address, init),
    ...more,
  });
}

/** The platform with the data of one call's answer changed. */
function changed(call: { path: string }, change: (data: Record<string, unknown>) => unknown): CheckOptions['fetch'] {
  return async (address, init) => {
    const answer = await fetch(address, init);
    if (!new URL(address).pathname.endsWith(call.path)) return answer;
    const { data, ...envelope } = await answer.json();
    return Response.json({ ...envelope, data: change(data) });
  };
}

const without = (data: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

/** The platform with another answer to the list of goods. */
function answering(answer: () => Response): CheckOptions['fetch'] {
  return async (address, init) =>
    new URL(address).pathname.endsWith(openPlatformStuFindGoods.path) ? answer() : fetch(address, init);
}

describe('the check of a platform', () => {
  it.each([
    ['a list', [{ a: 1 }]],
    ['a text', 'https://film.example/1.mp4'],
    ['an object of which nothing is known', { whatever: 1 }],
  ])(
    'an answer that is %s where a task is declared is not read, and it says what a learner cannot do',
    async (_, data) => {
      const { rows, stops } = await check({ fetch: changed(taskDetail, () => data) });
      expect(rows.find(({ call }) => call === taskDetail.id)).toMatchObject({ reached: '200', read: 'no' });
      expect(stops).toEqual([{ kind: 'stops', what: 'task', call: taskDetail.id, lacks: '200' }]);
    },
  );

  it('a field that a platform may leave out is not missing; one that a screen shows is', async () => {
    const fetch = changed(findBasicExamById, (data) => without(data, 'seatNo', 'notice'));
    const { rows } = await check({ fetch });
    const missing = rows.find(({ call }) => call === findBasicExamById.id)?.missing;
    expect(missing).toContain('notice');
    expect(missing).not.toContain('seatNo');
  });

  it.each<[string, Partial<CheckOptions>, string]>([
    ['HTTP 404', { fetch: answering(() => new Response('Not Found', { status: 404 })) }, '404'],
    ['HTTP 405', { fetch: answering(() => new Response(null, { status: 405 })) }, '405'],
    ['HTTP 410', { fetch: answering(() => new Response(null, { status: 410 })) }, '410'],
    ['a code', { fetch: answering(() => Response.json({ code: 404, message: '接口不存在', data: null })) }, '200'],
  ])('a call that the platform lacks, by %s, is not offered, and not refused', async (_, options, reached) => {
    const { rows } = await check(options);
    expect(rows.findLast(({ call }) => call === goodsCall)).toMatchObject({ reached, read: 'not-offered' });
  });

  it('a call that its profile says it lacks is not offered, and not asked', async () => {
    const { rows } = await check({ profile: { lacks: ['paperList'] } });
    const row = rows.findLast(({ call }) => call === examFindUserPaperListById.id);
    expect(row).toMatchObject({ reached: 'not-asked', read: 'not-offered' });
  });

  it('a call that the platform refuses is not read, with its words', async () => {
    const refused = answering(() => Response.json({ code: 403, message: '没有权限', data: null }));
    const { rows } = await check({ fetch: refused });
    const row = rows.findLast(({ call }) => call === goodsCall);
    expect(row).toMatchObject({ read: 'no', refusal: '没有权限' });
  });

  it('writes a name that another answer proved, and only tells one that sounds alike', async () => {
    const fetch = changed(findBasicExamById, ({ examName, notice, ...rest }) => ({
      ...rest,
      ttl: examName,
      noticeText: notice,
    }));
    const { rows, profile } = await check({ fetch });
    expect(profile).toEqual({ fields: { [findBasicExamById.id]: { examName: 'ttl' } } });
    expect(rows.find(({ call }) => call === findBasicExamById.id)).toMatchObject({
      guesses: ['examName <- ttl'],
      perhaps: ['notice <- noticeText'],
    });
  });

  it('what the paper’s status is before and after its own hand-in goes into the profile, and no number that it did not see', async () => {
    const fetch = changed(examFindUserPaperListById, ({ list, ...rest }) => ({
      ...rest,
      list: (Array.isArray(list) ? list : []).map((one) => ({ ...one, status: Number(one.status) + 5, score: null })),
    }));
    const { profile, decisions } = await check({ sit: true, fetch });
    expect(profile.codes).toEqual({ paperStatus: { inProgress: '5', handedIn: expect.stringMatching(/^[67]$/) } });
    expect(decisions.map(({ kind }) => kind)).toContain('standing');
  });

  it('its lines are no wider than a console, and say what a screen does without', async () => {
    const lines = reportText(await check({ fetch: changed(taskDetail, () => null) })).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('finds nothing to say about one that speaks as the documents do, and changes nothing there', async () => {
    const before = (await platform.log()).length;
    const { rows, profile, decisions, stops } = await check();
    expect(profile).toEqual({});
    expect(decisions).toEqual([]);
    expect(stops).toEqual([]);
    expect(rows.filter(({ read }) => read === 'no')).toEqual([]);
    expect(rows.find(({ call }) => call === 'userExamFindUserExams')).toMatchObject({ reached: '200', read: 'yes' });
    const asked = (await platform.log()).slice(before).map(({ id }) => id);
    expect(asked).not.toContain('examJoinExam');
    expect(asked).not.toContain('userPaperCommitAllPaper');
  });

  it('sits a mock exam, hands it in and compares', async () => {
    const { findings, rows } = await check({ sit: true });
    expect(findings.map(noteText)).toEqual([
      expect.stringMatching(/^\d+ questions were read, as many as the platform says\.$/),
      'The platform holds exactly the answers that were handed in.',
      expect.stringMatching(/^Not tried: .*uploading files.*paying\.$/),
    ]);
    expect(noteText(findings.at(-1) ?? { kind: 'noExam' })).not.toContain('handing a paper in');
    expect(rows.find(({ call }) => call === 'userPaperCommitAllPaper')).toMatchObject({ reached: '200', read: 'yes' });
  });

  it('tells of settings of the tenant that nobody understands', async () => {
    const told = async (change: (data: Record<string, unknown>) => object) =>
      check({
        fetch: async (address, init) => {
          const answer = await fetch(address, init);
          if (!address.includes(configurationByEncodedHost.path.split('{')[0] ?? '')) return answer;
          const { data, ...envelope } = await answer.json();
          return Response.json({ ...envelope, data: change(data) });
        },
      });
    const notes = async (change: (data: Record<string, unknown>) => object) =>
      (await told(change)).decisions.filter(({ kind }) => kind === 'setting');
    expect(await notes((data) => ({ ...data, theme: 'the colour of the logo' }))).toEqual([
      { kind: 'setting', key: 'theme', value: 'the colour of the logo' },
    ]);
    expect(await notes((data) => ({ ...data, theme: 'rgba(24, 144, 255, 1)' }))).toEqual([]);
  });

  it('prints neither password nor token', async () => {
    const report = await check();
    const text = reportText(report);
    expect(text).toContain('userExamFindUserExams');
    expect(text).not.toContain(password);
    const tokens = (await platform.log()).flatMap(({ headers }) => headers['token'] ?? []);
    for (const token of tokens) expect(text).not.toContain(token);
  });

  it('says why nobody could sign in', async () => {
    const { rows, findings } = await check({ password: 'wrong' });
    expect(rows.find(({ call }) => call === 'accountLogin')?.refusal).not.toBe('');
    expect(rows.at(-1)?.call).toBe('accountLogin');
    expect(findings).toEqual([{ kind: 'notSignedIn' }, expect.objectContaining({ kind: 'untried' })]);
  });

  it('says that no platform is there', async () => {
    const { rows } = await check({ platform: 'http://127.0.0.1:47999' });
    expect(new Set(rows.filter(({ reached }) => reached !== 'not-asked').map(({ reached }) => reached))).toEqual(
      new Set(['unreachable']),
    );
  });

  it('asks for the path of an assumed call that is not where it was assumed', async () => {
    const { decisions } = await check({ profile: { paths: { myCertificates: '/nowhere/at/all' } } });
    expect(decisions).toEqual([{ kind: 'path', call: 'myCertificates', path: '/nowhere/at/all' }]);
  });
});
