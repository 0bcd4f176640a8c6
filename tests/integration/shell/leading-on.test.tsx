import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { sitePaths } from '#contract/paths/site.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';

describe('an address without a screen of its own', () => {
  it.each([
    ['a visitor', '/login', {}, 'button', '登录'],
    ['a learner', '/examList', { signedIn: learner }, 'heading', '考试中心'],
  ])('/ leads %s to %s', async (_, target, options, role, name) => {
    client = await openApp(sitePaths.root.pattern, options);
    await screen.findByRole(role, { name });
    expect(window.location.pathname).toBe(target);
  });

  it('/coursePlay leads to the player, with its query', async () => {
    const query = new URLSearchParams({ courseId: 'c-electric-fire', id: 'ci-electric-fire-1-1', taskId: 't-fire' });
    client = await openApp(`${learningPaths.oldPlay.pattern}?${query}`, { signedIn: learner });
    await screen.findByRole('heading', { level: 1, name: '1.1 电流、电压与线路负荷' });
    expect(window.location.pathname).toBe(learningPaths.play.pattern);
    expect(new URLSearchParams(window.location.search).get('taskId')).toBe('t-fire');
  });

  it('/testPaper leads to the paper, with its query, and from there to what comes before it', async () => {
    const exam = { examId: 'e-food-mock-2', bussinessId: 't-e-food-mock-2', type: '1' };
    client = await openApp(`${examPaths.oldTestPaper.pattern}?${new URLSearchParams(exam)}`, { signedIn: learner });
    await screen.findByRole('checkbox', { name: '我已阅读并了解以上须知' });
    await waitFor(() => expect(window.location.pathname).toBe(examPaths.prepare.pattern));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject(exam);
  });
});
