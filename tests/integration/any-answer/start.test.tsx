import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths } from '#contract/paths/home.ts';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { configurationByEncodedHost } from '#contract/platform/site/tenant.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { takeEntrySteps } from '../../support/entry-steps.ts';
import { askAsPage } from '../../support/page-calls.ts';
import { screenFaults } from '../../support/screen-faults.ts';
import { answersLike, faultsAfter, faultsOfScreen, goTo } from './probing.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';

it('any JSON in place of a tenant’s configuration', async () => {
  client = await openApp(homePaths.platform.to(), { tenant: 'anhe' });
  await screen.findByRole('main');
  const host = new URL(client.platform.origin).host;
  const sample = await askAsPage(client.core, configurationByEncodedHost, { encodedHost: host });
  const faults: string[] = [];
  for (const text of answersLike(configurationByEncodedHost.id, sample)) {
    const again = () => client.core.desktop.app.chooseTenant(host);
    faults.push(...(await faultsAfter(client, { id: configurationByEncodedHost.id, text }, again)));
  }
  expect(faults).toEqual([]);
});

it.each([
  ['getConfiguration', { internationalizationSetting: { languages: ['en-US'], timeZonesName: ['Asia/Shanghai'] } }],
  ['checkPackageVersion', { version: '7' }],
  ['getCourseGrantList', { version: '7', texts: { 'app:product': 'Lectern' } }],
] as const)('any JSON in place of the %s of a start', async (id, sample) => {
  client = await openApp(accountPaths.login.to());
  await client.platform.publish({ language: 'zh-CN', version: '7', texts: { 'app:product': 'Lectern' } });
  for (const text of answersLike(id, sample)) {
    await client.platform.fault({ match: { id }, mode: 'answer', text, times: 0 });
    await client.restart(accountPaths.login.to());
    await screen.findByRole('tab', { selected: true });
    await waitFor(async () => expect((await client.platform.log()).map((entry) => entry.id)).toContain(id));
    expect([text, screenFaults()]).toEqual([text, []]);
    await client.platform.clearFaults();
  }
});

it.each([
  ['findUserPaperSurface', { examName: '电工', totalScore: 100, passScore: 60, questionCount: 2 }],
  [
    'userPaperFindQuestForExam',
    {
      sectionList: [
        {
          id: 's1',
          name: '一',
          questionList: [
            { id: 'q1', type: 1, title: '?', score: 2, optionList: [{ key: 'A', content: 'a' }] },
            { id: 'q2', type: 4, title: '?', score: 2, blankNum: 1 },
          ],
        },
      ],
    },
  ],
] as const)('any JSON in place of the %s of an exam that begins', async (id, sample) => {
  client = await openApp(accountPaths.userAgreement.to(), { signedIn: learner });
  const { list } = await askAsPage(client.core, userExamFindUserExams, { pageNum: 1, pageSize: 50 });
  const open = list.filter(({ buttonStatus }) => buttonStatus === 1);
  const texts = answersLike(id, sample);
  for (const [index, { examId, bussinessId, sourceType, examName }] of open.slice(0, texts.length).entries()) {
    const exam = { examId, businessId: bussinessId, sourceType: String(sourceType), name: examName };
    await takeEntrySteps(client.core, exam);
    await client.platform.fault({ match: { id }, mode: 'answer', text: texts[index], times: 0 });
    await goTo(client, examPaths.testPaper.to({ exam }));
    await waitFor(() => expect(document.querySelector('h1, h2')).not.toBeNull());
    expect([texts[index], screenFaults()]).toEqual([texts[index], []]);
    await client.platform.clearFaults();
    // An open paper is not left without a question.
    await client.restart(accountPaths.userAgreement.to());
  }
});

it('any JSON in place of the blocks that a page may be arranged with', async () => {
  client = await openApp(homePaths.platform.to(), { tenant: 'anhe', signedIn: learner });
  const arrange = await screen.findByRole('button', { name: '调整本页' });
  await act(() => client.user.click(arrange));
  expect(await faultsOfScreen(client)).toEqual([]);
});
