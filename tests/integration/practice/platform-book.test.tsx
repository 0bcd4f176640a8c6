import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { practicePaths } from '#contract/paths/practice.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const fire = { practiceId: 'pr-fire', businessId: 'c-fire-basics' };
const joined = z.object({ data: z.object({ userPaperId: z.string() }) });

/** What another device of the learner sends. */
async function answerElsewhere(questionId: string, answer: string): Promise<void> {
  const query = new URLSearchParams({ ...fire, model: '1' });
  const response = await client.core.fetch(`/api/exam/v1/userPractice/joinExam?${query.toString()}`);
  const { data } = z.parse(joined, await response.json());
  await client.core.fetch('/api/exam/v1/userPractice/commitPaper', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...data, practiceId: fire.practiceId, questionId, answer: [answer] }),
  });
}

async function openBook(paths: Record<string, string>): Promise<void> {
  client = await openApp(practicePaths.list.to(), {
    signedIn: '13800010002',
    client: { parts: { platformProfile: { paths } } },
  });
  await screen.findByRole('article', { name: '消防设施操作员（四级）每日一练' });
  await answerElsewhere('xf-004', 'A');
  await client.restart(practicePaths.pattern.to(fire));
  await screen.findByRole('article', { name: '顺序练习' });
  await client.restart(practicePaths.wrongAnswers.to());
}

it('wrong answers of another device are listed where the platform tells them; removing one counts here only', async () => {
  await openBook({ userPracticeFindWrongQuestions: '/exam/v1/userPractice/findWrongQuestions' });
  const item = await screen.findByRole('article', { name: '第 6 题' });
  expect(item.textContent).toContain('来自平台');
  await client.user.click(screen.getByRole('button', { name: '移除' }));
  await screen.findByText('已从错题本移除 1 题');
  await client.restart(practicePaths.pattern.to(fire));
  await screen.findByRole('article', { name: '顺序练习' });
  await client.restart(practicePaths.wrongAnswers.to());
  expect(await screen.findByText('没有错题')).toBeTruthy();
});

it('a platform that names no such call is not asked', async () => {
  await openBook({});
  expect(await screen.findByText('没有错题')).toBeTruthy();
  await waitFor(async () => {
    const asked = (await client.platform.log()).filter(({ path }) => path.endsWith('/findWrongQuestions'));
    expect(asked).toHaveLength(0);
  });
});
