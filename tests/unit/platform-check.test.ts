import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPlatform, type CheckOptions } from '../../electron/check/check-platform.ts';
import { noteText } from '../../electron/check/note-text.ts';
import { reportText } from '../../electron/check/report-text.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
beforeAll(async () => {
  platform = await platformOnDisk();
});
afterAll(() => platform.stop());

const password = 'Lectern2026';

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

describe('the check of a platform', () => {
  it('finds nothing to say about one that speaks as the documents do, and changes nothing there', async () => {
    const before = (await platform.log()).length;
    const { rows, profile, decisions } = await check();
    expect(profile).toEqual({});
    expect(decisions).toEqual([]);
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
    ]);
    expect(rows.find(({ call }) => call === 'userPaperCommitAllPaper')).toMatchObject({ reached: '200', read: 'yes' });
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
    expect(findings).toEqual([{ kind: 'notSignedIn' }]);
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
