import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { signInInvigilator } from '#dev/platform/testing/invigilator.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { beginAttempt, demoExamOf } from '../../support/sitting.ts';

let client: TestClient;
afterEach(() => client.stop());

async function openHelp() {
  client = await openApp(examPaths.list.to(), { signedIn: '13800010002' });
  const exam = await demoExamOf(client.core);
  const { attemptId } = await beginAttempt(client.core, exam);
  return async () => {
    await client.core.desktop.exam.leave(attemptId);
    await client.restart(examPaths.testPaper.to({ exam }));
    await client.user.click(await screen.findByRole('button', { name: '求助' }));
    return within(await screen.findByRole('dialog', { name: '需要帮助？' }));
  };
}

it('a call for an invigilator waits, is said again after a restart, and is seen', async () => {
  const open = await openHelp();
  const dialog = await open();
  await client.user.click(await dialog.findByRole('button', { name: '呼叫监考老师' }));
  expect(await dialog.findByText(/^[\d:]{5,8} 已呼叫，等待监考老师。$/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: '已呼叫' }).ariaDisabled).toBe('true');

  const again = await open();
  expect(await again.findByRole('button', { name: '已呼叫' })).toBeTruthy();
  const staff = await signInInvigilator(client.platform.origin);
  expect(await staff.order('callSeen')).toBe('已发出：1');
  await waitFor(() => expect(screen.getAllByText(/^监考老师王监考已于 [\d:]{5,8} 看到您的呼叫。$/)).toHaveLength(2), {
    timeout: 15_000,
  });
  expect(again.getByRole('button', { name: '呼叫监考老师' })).toBeTruthy();
}, 60_000);

it('a call that does not arrive says so, and a platform without calls offers none', async () => {
  const open = await openHelp();
  const dialog = await open();
  const button = await dialog.findByRole('button', { name: '呼叫监考老师' });
  await client.platform.fault({ match: { id: 'monitorCallSave' }, mode: 'code', code: 404, times: 1 });
  await client.user.click(button);
  expect(await dialog.findByText('呼叫没有得到平台确认，请举手示意。')).toBeTruthy();
  await client.platform.fault({ match: { id: 'monitorCallSave' }, mode: 'drop', times: 0 });
  await client.user.click(button);
  expect(await dialog.findByText('呼叫没有得到平台确认，请举手示意。')).toBeTruthy();
  await client.platform.fault({ match: { id: 'examCallFindByStatus' }, mode: 'code', code: 404, times: 0 });
  const later = await open();
  await waitFor(async () =>
    expect((await client.platform.log()).filter(({ id }) => id === 'examCallFindByStatus').length).toBeGreaterThan(1),
  );
  await waitFor(() => expect(later.queryByRole('button', { name: '呼叫监考老师' })).toBeNull());
});
