import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const aid = { examId: 'e-aid-cpr', businessId: 'camp-aid', sourceType: '2', name: '心肺复苏要点测验' };
const lacking = (id: string) => ({ match: { id }, mode: 'code', code: 404, times: 0 });

async function open(address: string, faults: readonly Record<string, unknown>[] = []) {
  client = await openApp('/userAgreement', { signedIn: '13800017719' });
  for (const fault of faults) await client.platform.fault(fault);
  await client.restart(address);
}

const asked = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id).length;

describe('exams of a training camp', () => {
  it('are listed by the camp’s address, under its name', async () => {
    await open(examPaths.list.to({ trainId: 'camp-aid' }));
    await screen.findByRole('heading', { level: 1, name: '企业急救员秋季训练营：考试' });
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(1);
    await client.user.click(within(cards[0]!).getByRole('link', { name: aid.name }));
    await screen.findByRole('heading', { level: 1, name: '考试详情' });
    expect(new URLSearchParams(window.location.search).get('bussinessId')).toBe('camp-aid');
  });

  it('have their details and papers from the camp’s own calls', async () => {
    await open(examPaths.details.to(aid));
    await screen.findByRole('article', { name: aid.name });
    await client.user.click(screen.getByRole('button', { name: '我的试卷' }));
    expect(await screen.findByRole('list', { name: '我的试卷' })).toBeTruthy();
    expect([await asked('findExamListByIds'), await asked('examFindUserPaperListById')]).toEqual([0, 0]);
  });

  it('are shown from the calls of exams where the platform has none of camps', async () => {
    const camps = ['FindTrainExamInfoById', 'FindUserPaperListById', 'FindMyExamList'];
    await open(
      examPaths.details.to(aid),
      camps.map((name) => lacking(`trainItemExam${name}`)),
    );
    await screen.findByRole('article', { name: aid.name });
    await client.user.click(screen.getByRole('button', { name: '我的试卷' }));
    expect(await screen.findByRole('list', { name: '我的试卷' })).toBeTruthy();
    await client.restart(examPaths.list.to({ trainId: 'camp-aid' }));
    await screen.findByText('平台没有单独列出训练营的考试');
    await client.user.click(screen.getByRole('button', { name: '查看全部考试' }));
    expect(await screen.findByRole('heading', { level: 1, name: '考试中心' })).toBeTruthy();
  });

  it('that the camp does not have are said to be missing', async () => {
    await open(examPaths.details.to({ ...aid, businessId: 'camp-info' }));
    expect(await screen.findByText('考试加载失败')).toBeTruthy();
  });
});
