import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { beginAttempt, demoExamOf } from '../../support/sitting.ts';

let client: TestClient;
afterEach(() => client.stop());

it('a picture of a question that does not come is said to the learner and told to staff', async () => {
  client = await openApp(examPaths.list.to(), { signedIn: '13800010002' });
  const questionList = [
    { id: 'sign', type: 3, title: '<p>图中是当心触电标志。<img src="media/sign.png"></p>', score: 5 },
  ];
  const text = JSON.stringify({ code: 0, message: '', success: true, data: { questionList } });
  await client.platform.fault({ match: { id: 'userPaperFindQuestForExam' }, mode: 'answer', text, times: 0 });
  const exam = await demoExamOf(client.core);
  const { attemptId } = await beginAttempt(client.core, exam);
  await client.core.desktop.exam.leave(attemptId);
  await client.restart(examPaths.testPaper.to({ exam }));
  await screen.findByRole('button', { name: '交卷' });
  // A paper without sections: its questions stand under a name all the same.
  expect(screen.getByRole('group', { name: '题目' })).toBeTruthy();
  const picture = await waitFor(() => {
    const found = document.querySelector('img[src="/api/media/sign.png"]');
    if (!found) throw new Error('The question has no picture.');
    return found;
  });
  fireEvent.error(picture);
  expect(await screen.findByText('本题有图片没有显示，请告诉监考老师。已记录。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
}, 60_000);
