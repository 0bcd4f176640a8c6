import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { installMultipart } from '../../support/multipart.ts';
import { lastMessage } from '../../support/outbox.ts';

const phone = '13871234567';
let client: TestClient;
beforeEach(async () => {
  await installMultipart();
});
afterEach(() => client.stop());

const press = async (name: string | RegExp) => client.user.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await client.user.clear(field);
  await client.user.click(field);
  await client.user.paste(text);
};
const choose = async (name: RegExp, text: string) =>
  client.user.selectOptions(await screen.findByRole('combobox', { name }), text);
const tick = async (name: string) => client.user.click(await screen.findByRole('checkbox', { name }));
const png = (name = '执照.png', size = 16) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([bytes], name, { type: 'image/png' });
};
/** As a file that was dropped: the picker's own filter takes no part. */
const pick = async (label: string, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText(`选择图片：${label}`), file);
const dialog = () => screen.findByRole('alertdialog', { name: '机构入驻申请' });
const asked = async (id: string) => (await client.platform.log()).filter((request) => request.id === id);

async function open(options: Parameters<typeof openApp>[1] = {}): Promise<void> {
  client = await openApp('/openPlatform/serviceProviderList', options);
  await press('机构入驻申请');
  await dialog();
  await screen.findByRole('textbox', { name: /机构名称/ });
}

async function fill(): Promise<void> {
  await tick('线上培训');
  await type(/机构名称/, '海曙职业培训学校');
  await type(/^统一社会信用代码/, '91350100M000100Y43');
  await pick('营业执照副本', png());
  await screen.findByRole('img', { name: '营业执照副本 1' });
  await type(/联系人/, '林晓');
  await type(/手机号/, phone);
  await choose(/省份/, '浙江省');
  await choose(/城市/, '宁波市');
  await choose(/区县/, '海曙区');
}

async function takeCode(): Promise<void> {
  await press('获取验证码');
  await screen.findByText(/^验证码已发送至/);
  await type(/验证码/, (await lastMessage(client.platform, phone)).code);
}

describe('an institution', () => {
  it('applies as a visitor, and is told how it goes on [settle-dialog] [settle-submit-success] [settle-code-body] [settle-tree-type] [settle-upload-data]', async () => {
    await open();
    await fill();
    // The address that the upload was answered with, as the picture is shown from it.
    const picture = screen.getByRole<HTMLImageElement>('img', { name: '营业执照副本 1' });
    const licence = new URL(picture.src).pathname.replace(/^\/api/, '');
    expect(licence).toMatch(/^\/media\/.+\.png$/);
    await takeCode();
    await press('提交申请');
    const told = within(await screen.findByRole('alertdialog', { name: '提交成功' }));
    expect(told.getByText('审核结果将以短信形式发送，请注意查收。')).toBeTruthy();
    expect(screen.queryByRole('alertdialog', { name: '机构入驻申请' })).toBeNull();
    expect((await asked('sendCode'))[0]!.body).toEqual({ account: phone, type: 2 });
    expect((await asked('getTree'))[0]!.query).toEqual({ type: '1' });
    expect((await asked('branchApply'))[0]!.body).toMatchObject({
      trainFormList: [1],
      regionCode: '330203',
      businessLicenseImage: licence,
    });
    await press('我知道了');
    // Nothing is left to be offered.
    await press('机构入驻申请');
    await screen.findByRole('textbox', { name: /机构名称/ });
    expect(screen.queryByRole('button', { name: '继续填写' })).toBeNull();
  }, 40_000);

  it('says what is missing, field by field, and asks for more with offline training', async () => {
    await open();
    await press('提交申请');
    for (const text of ['请选择培训方式', '请输入机构名称', '请输入联系人姓名', '请输入手机号', '请上传营业执照副本'])
      await screen.findByText(text);
    expect(screen.queryByText('请上传培训基地照片')).toBeNull();
    await tick('线下培训');
    await press('提交申请');
    await screen.findByText('请上传培训基地照片');
    await type(/教室数量/, '两间');
    await screen.findByText('请输入整数');
    await type(/^统一社会信用代码/, '91350100m000100y43');
    await screen.findByText('统一社会信用代码18位数字或大写字母组成');
    expect(await asked('branchApply')).toEqual([]);
  });

  it('a check character that does not fit is only a hint', async () => {
    await open();
    await type(/^统一社会信用代码/, '91350100M000100Y44');
    await screen.findByText(/^校验位与其他位不符/);
    expect(screen.queryByText('统一社会信用代码18位数字或大写字母组成')).toBeNull();
  });

  it('the code needs a phone first [settle-getcode-validates]', async () => {
    await open();
    await type(/手机号/, '12345');
    await press('获取验证码');
    await screen.findByText('请填写正确的手机号');
    expect(await asked('sendCode')).toEqual([]);
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy();
  });

  it('another province clears city and district [settle-region-cascade]', async () => {
    await open();
    await choose(/省份/, '浙江省');
    await choose(/城市/, '宁波市');
    await choose(/区县/, '海曙区');
    await choose(/省份/, '湖北省');
    for (const name of [/城市/, /区县/])
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name }).value).toBe('');
  });

  it.each([
    ['too large [settle-image-size]', png('大.png', 5 * 1024 * 1024 + 1), '图片大小不能超过5M'],
    [
      'of another kind [settle-image-type]',
      new File(['GIF89a'], '图.gif', { type: 'image/gif' }),
      '请上传jpg、png格式的图片',
    ],
  ])('a picture that is %s is refused before it is sent', async (_, file, message) => {
    await open();
    await pick('营业执照副本', file);
    await screen.findByText(message);
    expect(await asked('uploadPicture')).toEqual([]);
  });

  it('a picture that did not arrive is sent again without choosing it anew, and shown large', async () => {
    await open();
    await client.platform.fault({ match: { id: 'uploadPicture' }, mode: 'status', status: 500, times: 1 });
    await pick('营业执照副本', png());
    await press('再次上传 执照.png');
    await screen.findByRole('img', { name: '营业执照副本 1' });
    expect(await asked('uploadPicture')).toHaveLength(2);
    await press('查看 营业执照副本 1');
    const large = within(await screen.findByRole('dialog', { name: '营业执照副本 1' }));
    expect(large.getByRole('img', { name: '营业执照副本 1' })).toBeTruthy();
    await client.user.click(large.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '营业执照副本 1' })).toBeNull());
    expect(await screen.findByRole('alertdialog', { name: '机构入驻申请' })).toBeTruthy();
  });

  it('closing resets form, code button and offline fields; what was typed is offered [settle-close-resets]', async () => {
    await open({ signedIn: '13800017719' });
    await tick('线下培训');
    await type(/机构名称/, '海曙职业培训学校');
    await type(/手机号/, phone);
    await press('获取验证码');
    await screen.findByText(/^验证码已发送至/);
    await press('关闭');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('机构入驻申请');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /机构名称/ });
    expect(name.value).toBe('');
    expect(screen.queryByRole('textbox', { name: /教室数量/ })).toBeNull();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy();
    await press('继续填写');
    await waitFor(() => expect(name.value).toBe('海曙职业培训学校'));
    expect(screen.getByRole('textbox', { name: /教室数量/ })).toBeTruthy();
  });

  it('of a visitor is kept for nobody: the next one at this seat finds nothing [settle-close-resets]', async () => {
    await open();
    await type(/机构名称/, '海曙职业培训学校');
    await press('关闭');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('机构入驻申请');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /机构名称/ });
    expect(name.value).toBe('');
    expect(screen.queryByRole('button', { name: '继续填写' })).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('settlement.draft'))).toEqual([]);
  });

  it('a wrong code is told, and nothing is lost', async () => {
    await open();
    await fill();
    await press('获取验证码');
    await screen.findByText(/^验证码已发送至/);
    const { code } = await lastMessage(client.platform, phone);
    await type(/验证码/, code === '111111' ? '222222' : '111111');
    await press('提交申请');
    await within(await dialog()).findByText('验证码错误，请重新输入');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /机构名称/ }).value).toBe('海曙职业培训学校');
  }, 40_000);

  it('an application without an answer is not sent again by one press', async () => {
    await open();
    await fill();
    await takeCode();
    await client.platform.fault({ match: { id: 'branchApply' }, mode: 'drop-after', times: 1 });
    await press('提交申请');
    await screen.findByText(/^没有收到平台的答复，申请可能已经提交。/, {}, { timeout: 15_000 });
    await press('提交申请');
    const question = within(await screen.findByRole('alertdialog', { name: '再次提交申请？' }));
    await client.user.click(question.getByRole('button', { name: '先等短信' }));
    expect(await asked('branchApply')).toHaveLength(1);
    await press('提交申请');
    await press('再次提交');
    await screen.findByText('该机构的入驻申请正在审核，请等待短信通知');
  }, 60_000);
});
