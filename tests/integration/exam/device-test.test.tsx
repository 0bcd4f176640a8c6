import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { FakeCameras, installCameras } from '../../support/fake-cameras.ts';

let client: TestClient;
beforeEach(() => {
  const cameras = new FakeCameras();
  cameras.plug('desk', 'Integrated Camera');
  installCameras(cameras);
});
afterEach(async () => {
  await client.stop();
  installCameras(null);
});

const button = (name: string) => screen.findByRole('button', { name });

it('is reached from the exam list on any day and tells of cameras, disk and sound', async () => {
  client = await openApp('/examList', { signedIn: '13800017719' });
  await client.user.click(await button('测试我的设备'));
  await screen.findByRole('heading', { level: 1, name: '测试我的设备' });
  await screen.findByRole('region', { name: '正面机位' });
  await screen.findByText('磁盘空间');
  expect(screen.getByText(/^(剩余|只剩) [\d,.]+/)).toBeTruthy();
  expect(screen.getByText('还没有测试')).toBeTruthy();
  await client.user.click(await button('没听到'));
  expect(screen.getByText('没有听到：检查音量和耳机')).toBeTruthy();
  expect(window.location.pathname).toBe('/exam/deviceTest');
});

it('its report is one page, saved as a PDF under a name of its own', async () => {
  const printed: string[] = [];
  const savePdf = async (fileName: string) => {
    printed.push(document.querySelector('[data-print]')?.textContent ?? '');
    return { outcome: 'saved' as const, fileName: `${fileName}.pdf` };
  };
  client = await openApp('/exam/deviceTest', { signedIn: '13800017719', client: { window: { savePdf } } });
  await client.user.click(await button('听到了'));
  await screen.findByText('磁盘空间');
  await client.user.click(await button('保存报告（PDF）'));
  await screen.findByText('已保存：设备检测报告.pdf');
  expect(printed[0]).toMatch(/^设备检测报告\n\n学员：陈思远\n/);
  expect(printed[0]).toContain('[正常] 声音  能听到');
  expect(printed[0]).toMatch(/\] 磁盘空间 {2}/);
  await waitFor(() => expect(document.querySelector('[data-print]')).toBeNull());
});

it('the seat is tried out through every step, nothing of it reaches the platform, and the result stays in the list', async () => {
  client = await openApp('/examList', { signedIn: '13800017719' });
  await client.user.click(await button('试考'));
  await screen.findByRole('heading', { level: 1, name: '在本机试考一次' });
  await client.user.click(await button('开始试考'));
  await screen.findByRole('region', { name: '正面机位' });
  await client.user.click(await button('下一步'));
  await screen.findByRole('heading', { level: 1, name: '第 1 题，共 4 题' });
  await client.user.click(screen.getByRole('radio', { name: /继续作答/ }));
  await client.user.click(await button('下一题'));
  await client.user.click(await screen.findByRole('checkbox', { name: /网络中断/ }));
  await client.user.click(await button('下一题'));
  await client.user.type(await screen.findByRole('textbox'), '南昌');
  await client.user.click(await button('下一题'));
  await client.user.type(await screen.findByRole('textbox'), '低压电工作业');
  expect(await screen.findByText('已答 4 题，共 4 题')).toBeTruthy();
  await client.user.click(await button('完成样卷'));
  await screen.findByRole('heading', { level: 1, name: '正在检查本机' });
  await screen.findByRole('heading', { level: 1, name: /^试考完成，/ }, { timeout: 30_000 });
  expect(screen.getByText('4 道样题都已作答。')).toBeTruthy();
  await client.user.click(await button('返回考试列表'));
  expect(await screen.findByText(/试考，(?:一切正常|有 \d+ 项需要调整)。$/)).toBeTruthy();
  const ids = (await client.platform.log()).map(({ id }) => id);
  expect(ids.filter((id) => id !== null && /joinExam|commit|monitor|Copies/i.test(id))).toEqual([]);
}, 60_000);
