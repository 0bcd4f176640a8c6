import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { FakeCameras, installCameras } from '../../support/fake-cameras.ts';
import { installPictures } from '../../support/fake-pictures.ts';

// A core, a platform and a page share two cores of a busy machine.

let client: TestClient;
afterEach(() => client.stop());

const queryOf = (id: string) => new URLSearchParams({ bussinessId: `t-${id}`, examId: id, type: '1' });
const query = queryOf('e-aid-trauma');

/**
 * Puts the platform's clock so long before the opening of the exam; the client believes it once answers some seconds apart
 * agree. Returns how often this asked for the exam.
 */
async function setClockBefore(leadMs: number, of = query): Promise<number> {
  let asked = 0;
  const askExam = () => {
    asked += 1;
    return client.core.fetch(`/api/exam/v1/exam/findBasicExamById?${of}`);
  };
  const { data } = await (await askExam()).json();
  const opensAt = Date.parse(`${data.startTime.replace(' ', 'T')}+08:00`);
  await client.platform.moveClock(opensAt - leadMs - Date.now());
  await waitFor(
    async () => {
      await askExam();
      const clock = await client.core.desktop.exam.clock();
      expect(clock.ok && Math.abs(clock.value.now - (opensAt - leadMs)) < 60_000).toBe(true);
    },
    { timeout: 20_000, interval: 1000 },
  );
  return asked;
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

  const lab = { courseId: 'c-fire-alarm', labId: 'lab-alarm-room', title: '报警主机' };
  expect(await client.core.desktop.lab.open(lab)).toMatchObject({ ok: true, value: { outcome: 'opened' } });
  expect(await screen.findByText(/实训“报警主机”还开着：考试期间会收起它的窗口/)).toBeTruthy();

  await setClockBefore(1000);
  expect(await screen.findByText('开考时间到了，可以开始。', {}, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(start.getAttribute('aria-disabled')).toBeNull();
  await client.user.click(start);
  await screen.findByRole('button', { name: '交卷' });
});

it('the room of a formal exam shows candidate, seat, window, what is checked already, and both cameras', async () => {
  const cameras = new FakeCameras();
  cameras.plug('desk', 'Integrated Camera');
  cameras.plug('phone', 'Phone Camera');
  installCameras(cameras);
  installPictures();
  const formal = queryOf('e-fire-theory');
  client = await openApp(examPaths.list.to(), { signedIn: '13800017719' });
  await setClockBefore(1_190_000, formal);
  await client.restart(`/exam/resdExam?${formal}`);
  const { user } = client;
  const press = async (name: string) => {
    await waitFor(() => expect(screen.getByRole('button', { name }).ariaDisabled).not.toBe('true'));
    await user.click(screen.getByRole('button', { name }));
  };
  await user.click(await screen.findByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  for (const name of ['下一步', '我知道了', '同意并继续', '下一步']) await press(name);
  await user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意服务约定' }));
  for (const name of ['开始核验', '我知道了', '打开摄像头', '拍摄', '使用这张', '现在继续']) await press(name);

  await screen.findByRole('heading', { level: 1, name: '准备已完成，等待开考' });
  const bar = screen.getByRole('navigation', { name: '考前准备的步骤' });
  expect(bar.textContent).toContain('消防设施操作员（中级）理论考试');
  expect(bar.textContent).toMatch(/陈思远.*座位 ?[A-F]-\d\d/);
  const facts = screen.getByText('开放时间').parentElement?.textContent ?? '';
  expect(facts).toMatch(/开放时间.*\d+月\d+日 \d\d:\d\d – /);
  const done = within(screen.getByRole('list', { name: '已经完成' })).getAllByRole('listitem');
  expect(done.map(({ textContent }) => textContent)).toEqual([
    '已阅读考试须知',
    expect.stringMatching(/^设备检测/),
    '人脸核验通过',
  ]);
  await waitFor(() => expect(document.querySelectorAll('[data-camera] video')).toHaveLength(2));
  expect(screen.getByRole('button', { name: '开始考试' }).ariaDisabled).toBe('true');
  // Staff move the window while the learner waits: it is asked for before the hour, once, at a time of this client's own.
  const asked = async () => (await client.platform.log()).filter(({ id }) => id === 'findBasicExamById').length;
  const before = await asked();
  const askedHere = await setClockBefore(60_000, formal);
  await expect.poll(asked, { timeout: 10_000 }).toBe(before + askedHere + 1);
  installCameras(null);
}, 60_000);
