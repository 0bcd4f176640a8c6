import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => {
  vi.restoreAllMocks();
  return client.stop();
});

const address = learningPaths.homework.to({ courseId: 'c-electric-fire', homeworkId: 'hw-electric-check' });
const open = async (phone = '13800017719') => {
  client = await openApp(address, { signedIn: phone });
};
/** Three parts and a bit. */
const report = (name = '排查表.pdf', bytes = 200_000) => new File([new Uint8Array(bytes).fill(37)], name);
/** A file dialog offers other kinds to whoever asks for all files. */
const anyKind = userEvent.setup({ applyAccept: false });
const choose = async (file: File) => anyKind.upload(await screen.findByLabelText('选择文件：文件'), file);
const press = async (name: string) => client.user.click(await screen.findByRole('button', { name }));
const partsSent = async () => (await client.platform.log()).filter(({ id }) => id === 'resourceUploadPart').length;
const arrived = () => screen.findByText(/，已上传$/);

describe('files of a homework', () => {
  it('go in parts, outlive a restart, and are handed in', async () => {
    await open();
    await choose(report());
    await arrived();
    expect(await partsSent()).toBe(4);
    await screen.findByText(/保存在本机，尚未提交。$/);
    await client.restart(address);
    expect(await screen.findByText('排查表.pdf')).toBeTruthy();
    await press('提交作业');
    expect(await screen.findByText('作业已提交')).toBeTruthy();
    const answer = within(await screen.findByRole('region', { name: '已提交的作答' }));
    expect(await answer.findByText('排查表.pdf')).toBeTruthy();
  });

  it('go on where they stopped, without sending a part twice', async () => {
    await open();
    await client.platform.fault({ match: { id: 'resourceUploadPart' }, mode: 'drop', skip: 2, times: 0 });
    await choose(report());
    await screen.findByText(/已送达的部分不会重传$/);
    expect(screen.queryByText(/，已上传$/)).toBeNull();
    expect(screen.getByRole('button', { name: '提交作业' }).getAttribute('aria-disabled')).toBe('true');
    await client.platform.clearFaults();
    const before = await partsSent();
    await press('继续上传 排查表.pdf');
    await arrived();
    expect((await partsSent()) - before).toBe(2);
  });

  it('that had not arrived when the client ended go on with the next start, without being chosen again', async () => {
    await open();
    await client.platform.fault({ match: { id: 'resourceUploadPart' }, mode: 'drop', skip: 1, times: 0 });
    await choose(report());
    await screen.findByText(/已送达的部分不会重传$/);
    await client.platform.clearFaults();
    await client.restart(address);
    await arrived();
    expect(screen.getByText('排查表.pdf')).toBeTruthy();
    await press('提交作业');
    expect(await screen.findByText('作业已提交')).toBeTruthy();
    // Nothing of them is left on this computer.
    const ref = { courseId: 'c-electric-fire', homeworkId: 'hw-electric-check' };
    await waitFor(async () => expect(await client.core.desktop.homework.uploads(ref)).toEqual({ ok: true, value: [] }));
  });

  it.each([
    ['the voucher is empty', { match: { id: 'getUploadDocVoucher' }, mode: 'answer', text: '{"code":0,"data":{}}' }],
    ['parts go nowhere', { match: { id: 'resourceUploadPart' }, mode: 'status', status: 404, bare: true }],
    ['no call gives leave', { match: { id: 'getUploadDocVoucher' }, mode: 'status', status: 404, bare: true }],
  ])('where %s, it is said that the platform takes none, and the homework goes without', async (_, fault) => {
    await open();
    await client.platform.fault({ ...fault, times: 0 });
    await choose(report());
    expect(
      await screen.findByText(/平台目前没有上传文件的途径，稍后自动重试。也可以取消这个文件后先提交/),
    ).toBeTruthy();
    await press('取消上传 排查表.pdf');
    await waitFor(() => expect(screen.queryByText('排查表.pdf')).toBeNull());
    await client.user.type(screen.getByLabelText('正文'), '已检查');
    await press('提交作业');
    expect(await screen.findByText('作业已提交')).toBeTruthy();
  });

  it('arrive while the learner is elsewhere', async () => {
    await open();
    await client.platform.fault({ match: { id: 'resourceUploadPart' }, mode: 'drop', times: 0 });
    await choose(report());
    await screen.findByText(/已送达的部分不会重传$/);
    await press('返回作业列表');
    await press('离开');
    await client.platform.clearFaults();
    await client.core.desktop.homework.retryFiles();
    await waitFor(async () => expect(await partsSent()).toBeGreaterThanOrEqual(5));
    const card = await screen.findByRole('article', { name: '配电箱电气火灾隐患排查报告' });
    await client.user.click(within(card).getByRole('button', { name: '作答' }));
    await arrived();
  });

  it('arrive under vouchers of one part each', async () => {
    await open('13800010024');
    await choose(report());
    await arrived();
    // The platform takes whole files only.
    await press('提交作业');
    expect(await screen.findByText('作业已提交')).toBeTruthy();
  });

  it('can be given up and taken out again', async () => {
    await open();
    await client.platform.fault({ match: { id: 'resourceUploadPart' }, mode: 'silence', ms: 3000, times: 0 });
    await choose(report());
    await screen.findByText(/正在上传/);
    expect(screen.getByRole('button', { name: '提交作业' }).getAttribute('aria-disabled')).toBe('true');
    await press('取消上传 排查表.pdf');
    await waitFor(() => expect(screen.queryByText('排查表.pdf')).toBeNull());
    await client.platform.clearFaults();
    await choose(report('记录.docx', 10));
    await arrived();
    await press('移除 记录.docx');
    await waitFor(() => expect(screen.queryByText('记录.docx')).toBeNull());
  });

  it('stay removed, also where the list of uploads names them a moment longer', async () => {
    await open();
    const forgetting = vi.spyOn(window.desktop.homework, 'removeFile');
    forgetting.mockImplementation(() => new Promise(() => undefined));
    await choose(report('记录.docx', 10));
    await arrived();
    await press('移除 记录.docx');
    expect(screen.queryByText('记录.docx')).toBeNull();
    await choose(report('排查表.pdf', 20));
    await screen.findByRole('button', { name: '移除 排查表.pdf' });
    expect(screen.queryByText('记录.docx')).toBeNull();
  });

  it('of a wrong kind, empty, or refused by the platform are named with the reason', async () => {
    await open('13800010025');
    await choose(report('程序.exe', 10));
    expect(await screen.findByText(/程序\.exe 的格式不被接收/)).toBeTruthy();
    await choose(report('空.pdf', 0));
    expect(await screen.findByText('空.pdf 是空文件')).toBeTruthy();
    await choose(report('表.pdf', 10));
    expect(await screen.findByText(/^没有上传：只接收 pdf/)).toBeTruthy();
    expect(await screen.findByText('有文件没有被平台接收，请移除后再提交。')).toBeTruthy();
    await press('移除 表.pdf');
    await waitFor(() => expect(screen.queryByText('表.pdf')).toBeNull());
    expect(screen.queryByText(/有文件没有被平台接收/)).toBeNull();
  });

  it.each(['null', '{}', '{"code":0,"data":[]}', '{"code":0,"data":{"address":7,"receivedList":"x"}}', '"text"'])(
    'do not break the screen where a voucher reads %s',
    async (text) => {
      await open();
      await client.platform.fault({ match: { id: 'getUploadDocVoucher' }, mode: 'answer', text, times: 0 });
      await choose(report('表.pdf', 10));
      await screen.findByText(/上传中断|没有上传|不接收|暂未接收|，已上传$/);
      expect(screen.getByRole('button', { name: '提交作业' })).toBeTruthy();
    },
  );
});
