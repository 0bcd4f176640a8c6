import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '../../../src/contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';

// A core, a platform and a page share two cores of a busy machine.

let client: TestClient;
afterEach(() => client.stop());

const exam = { bussinessId: 't-e-aid-trauma', examId: 'e-aid-trauma', type: '1' };
const query = new URLSearchParams(exam);

/** Puts the platform's clock so long before the opening of the exam; the client believes it with the second answer. */
async function setClockBefore(leadMs: number): Promise<void> {
  const askExam = () => client.core.fetch(`/api/exam/v1/exam/findBasicExamById?${query}`);
  const { data } = await (await askExam()).json();
  const opensAt = Date.parse(`${data.startTime.replace(' ', 'T')}+08:00`);
  await client.platform.moveClock(opensAt - leadMs - Date.now());
  await askExam();
  await askExam();
}

it('before its hour an exam is prepared, waited for with a countdown, and entered as soon as it opens', async () => {
  client = await openApp(examPaths.list.to(), { signedIn: '13800017719' });
  await setClockBefore(590_000);
  await client.restart(`/exam/resdExam?${query}`);
  await client.user.click(await screen.findByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await client.user.click(screen.getByRole('button', { name: '下一步' }));

  const start = await screen.findByRole('button', { name: '开始考试' });
  expect(start.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('timer', { name: '距离开考' }).textContent).toMatch(/09:[45]\d/);
  const done = within(screen.getByRole('list', { name: '已经完成' }));
  expect(done.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['已阅读考试须知']);

  await setClockBefore(1000);
  expect(await screen.findByText('开考时间到了，可以开始。', {}, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(start.getAttribute('aria-disabled')).toBeNull();
  await client.user.click(start);
  await screen.findByRole('button', { name: '交卷' });
});
