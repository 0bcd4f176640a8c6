import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { installCameras, installDeskCamera } from '../../support/fake-cameras.ts';

const learner = '13800010002';
const offer = '用手机作为侧面机位';

let client: TestClient;

beforeEach(() => {
  installDeskCamera();
});
afterEach(async () => {
  await client.stop();
  installCameras(null);
});

const press = async (name: string) => client.user.click(await screen.findByRole('button', { name }));
const asked = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);

async function openCheck(tenant: string, faults: readonly Record<string, unknown>[] = []): Promise<void> {
  client = await openApp('/examList', { signedIn: learner, tenant });
  const query = new URLSearchParams({ examId: 'e-power-review', bussinessId: 't-e-power-review', type: '1' });
  // Before the first question to the platform.
  for (const fault of faults) await client.platform.fault(fault);
  await client.restart(`/exam/resdExam?${query}`);
  await client.user.click(await screen.findByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  for (const name of ['下一步', '我知道了', '同意并继续']) await press(name);
  await screen.findByRole('heading', { level: 1, name: '把两个机位摆好' });
}

/** A phone that redeems the code which the dialog shows. */
async function join(): Promise<{ send: (path: string, body: object) => Promise<Response> }> {
  const dialog = await screen.findByRole('dialog', { name: offer });
  const code = await within(dialog).findByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${client.platform.origin}/phoneCamera/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const joined = await post('join', { code: code.textContent });
  const cookie = joined.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { send: (path, body) => post(path, body, cookie) };
}

describe('a phone as the side camera', () => {
  it('is offered where the tenant does, by code and by words, and is given up again', async () => {
    await openCheck('liaoyuan');
    await press(offer);
    const dialog = await screen.findByRole('dialog', { name: offer });
    await within(dialog).findByRole('img', { name: /二维码/ });
    expect(dialog.textContent).toContain(`${new URL(client.platform.origin).host}/phoneCamera`);
    expect(within(dialog).getByRole('status').textContent).toContain('只能用一次');
    const { send } = await join();
    await within(dialog).findByText(/手机已连接/);
    await press('完成');
    const side = within(screen.getByLabelText('侧面机位'));
    await side.findByText('手机');
    await send('state', { state: 'refused' });
    await side.findByText(/没有允许使用摄像头/);
    await press('改用电脑上的摄像头');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(offer));
    await side.findByText('没有找到摄像头，请插好后稍等片刻');
    expect(await asked('phoneCameraEnd')).toHaveLength(1);
  });

  it('is offered by no other tenant, whose platform is not asked', async () => {
    await openCheck('anhe');
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
    expect(await asked('phoneCameraFind')).toEqual([]);
  });

  it('is not offered where the platform knows no such call', async () => {
    await openCheck('liaoyuan', [{ match: { id: 'phoneCameraFind' }, mode: 'code', code: 404, times: 0 }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: offer })).toBeNull());
    await within(screen.getByLabelText('侧面机位')).findByText('没有找到摄像头，请插好后稍等片刻');
  });

  it.each([
    ['nothing', 'null'],
    ['a text', '"later"'],
    ['a list', '[1, 2]'],
    ['no code', '{"pairingId": 7}'],
  ])('a code that the platform answers with %s is said to be missing, and can be asked for again', async (_, data) => {
    const text = `{"code":0,"message":"","success":true,"data":${data}}`;
    await openCheck('liaoyuan', [{ match: { id: 'phoneCameraPair' }, mode: 'answer', text, times: 1 }]);
    await press(offer);
    const dialog = await screen.findByRole('dialog', { name: offer });
    await within(dialog).findByText(/没有拿到连接码/);
    await press('重新生成连接码');
    await within(dialog).findByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await asked('phoneCameraPair')).toHaveLength(2);
  });
});
