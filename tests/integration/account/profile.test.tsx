import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

const verified = '13800010002';
const unverified = '13800010003';
const update = 'updateBySelf';

let client: TestClient;
afterEach(() => client.stop());

const logged = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);
const diagnose = async (path: string, body: object) => {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  expect((await fetch(`${client.platform.origin}${path}`, options)).ok).toBe(true);
};

async function openProfile(signedIn: string, options: { tenant?: string; client?: { lang: 'en-US' } } = {}) {
  client = await openApp('/personalCenter', { signedIn, ...options });
  return screen.findByRole<HTMLInputElement>('textbox', { name: /^(昵称|Nickname)/ });
}

const save = async () => client.user.click(await screen.findByRole('button', { name: '保存' }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const birthday = () => within(screen.getByRole('group', { name: '生日' }));

async function enterBirthday(year: string, month: string, day: string) {
  const { user } = client;
  await user.clear(birthday().getByRole('textbox', { name: '年' }));
  await user.type(birthday().getByRole('textbox', { name: '年' }), year);
  await user.selectOptions(birthday().getByRole('combobox', { name: '月' }), month);
  await user.selectOptions(birthday().getByRole('combobox', { name: '日' }), day);
}

const certificates = async () =>
  within(await screen.findByRole('navigation', { name: '个人中心' })).getByRole('link', { name: /我的证书/ });

async function retype(field: HTMLElement, text: string): Promise<void> {
  await client.user.clear(field);
  if (text !== '') await client.user.type(field, text);
}

describe('the profile', () => {
  it('is the first tab, with its seven fields [profile-fields]', async () => {
    await openProfile(verified);
    expect(screen.getByRole('heading', { level: 1, name: '个人信息' })).toBeTruthy();
    for (const name of ['姓名', '昵称', '身份证号', '手机号']) expect(box(name)).toBeTruthy();
    expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      '男',
      '女',
      '保密',
    ]);
    expect([...birthday().getAllByRole('textbox'), ...birthday().getAllByRole('combobox')]).toHaveLength(3);
    for (const name of ['省份', '城市', '区县']) expect(choice(name).selectedOptions[0]?.value).not.toBe('');
    expect(box('手机号').value).toBe('138****0002');
    expect(box('手机号').readOnly).toBe(true);
  });

  it('of a verified learner keeps name and ID number [profile-name-disabled] [profile-idcard]', async () => {
    await openProfile(verified);
    expect(box('姓名').disabled).toBe(true);
    expect(box('姓名').value).toBe('李燕');
    expect(box('身份证号').readOnly).toBe(true);
    expect(box('身份证号').value).toMatch(/^\d{4}\*{10}\d{3}[\dX]$/);
    expect(screen.queryByRole('button', { name: '去认证' })).toBeNull();
  });

  it('is sent whole with what was changed, and says that it worked [profile-save] [profile-update-body] [profile-gender] [profile-birthday-format]', async () => {
    await retype(await openProfile(verified), '小燕');
    await client.user.click(screen.getByRole('radio', { name: '男' }));
    await enterBirthday('1992', '三月', '8');
    await client.user.selectOptions(choice('省份'), '浙江省');
    expect(choice('城市').value).toBe('');
    expect(choice('区县').disabled).toBe(true);
    await client.user.selectOptions(choice('城市'), '宁波市');
    await client.user.selectOptions(choice('区县'), '海曙区');
    await save();
    expect(await screen.findByText('修改成功')).toBeTruthy();
    const [sent] = await logged(update);
    expect(sent!.body).toEqual({
      name: '李燕',
      idCardNo: expect.stringMatching(/^\d{17}[\dX]$/u),
      nickname: '小燕',
      gender: 1,
      birthday: '1992-03-08 00:00:00',
      areaCode: '330203',
    });
    expect(await logged('updateUserForTheme')).toEqual([]);
    await client.restart('/personalCenter?tab=profile');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^昵称/ })).value).toBe('小燕');
    expect(choice('区县').selectedOptions[0]?.textContent).toBe('海曙区');
  });

  it('without a change sends nothing and says so', async () => {
    await openProfile(verified);
    await save();
    expect(await screen.findByText('没有需要保存的修改')).toBeTruthy();
    expect(await logged(update)).toEqual([]);
  });

  it('is shown and saved although the regions cannot be loaded; the area stays', async () => {
    const fault = { match: { id: 'getTree' }, mode: 'status', status: 500, times: 0 };
    client = await openApp('/personalCenter', { signedIn: verified, faults: [fault] });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^昵称/ });
    await retype(field, '小燕');
    await save();
    expect(await screen.findByText('修改成功')).toBeTruthy();
    expect((await logged(update))[0]!.body).toMatchObject({
      nickname: '小燕',
      areaCode: expect.stringMatching(/^\d{6}$/u),
    });
    await client.platform.clearFaults();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    await waitFor(() => expect(choice('区县').selectedOptions[0]?.value).not.toBe(''));
  });

  it.each([
    ['', '昵称不能为空'],
    ['一二三四五六七八九十一二三四五六', '昵称最多 15 个字'],
  ])(
    'with the nickname %j asks nobody: %s [profile-nickname-required] [profile-nickname-max]',
    async (nickname, said) => {
      const field = await openProfile(verified);
      await retype(field, nickname);
      await save();
      expect(await screen.findByText(said)).toBeTruthy();
      expect(document.activeElement).toBe(field);
      expect(await logged(update)).toEqual([]);
    },
  );

  it('with a birthday in the future sends no request [profile-birthday]', async () => {
    await openProfile(verified);
    await enterBirthday('2999', '一月', '1');
    await save();
    expect(await screen.findByText('生日不能晚于今天')).toBeTruthy();
    expect(await logged(update)).toEqual([]);
  });

  it('with a birthday that no calendar has sends no request', async () => {
    await openProfile(verified);
    await enterBirthday('1993', '二月', '29');
    await save();
    expect(await screen.findByText('请选择完整的日期')).toBeTruthy();
    expect(await logged(update)).toEqual([]);
  });

  it('with half an area sends no request', async () => {
    await openProfile(verified);
    await client.user.selectOptions(choice('省份'), '江苏省');
    await save();
    expect(await screen.findByText('请选择到最后一级，或者都不选')).toBeTruthy();
    expect(await logged(update)).toEqual([]);
  });

  it('that the platform refuses stays as it was typed, with the sentence beside it', async () => {
    const nickname = await openProfile(unverified);
    await retype(nickname, '老王');
    await retype(box('姓名'), '王建');
    // Meanwhile the name is verified on the phone.
    await diagnose('/__verify', { account: unverified });
    await save();
    const form = nickname.closest('form')!;
    expect(await within(form).findByText('已实名认证，不能修改用户名')).toBeTruthy();
    expect(nickname.value).toBe('老王');
    await waitFor(() => expect(box('姓名').disabled).toBe(true));
    expect(box('姓名').value).toBe('王建国');
    await save();
    expect(await screen.findByText('修改成功')).toBeTruthy();
  });

  it('that does not reach the platform stays as well', async () => {
    const field = await openProfile(verified);
    await client.platform.fault({ match: { id: update }, mode: 'drop' });
    await retype(field, '阿燕');
    await save();
    expect(await screen.findByText('没有连上平台，填写的内容还在，请稍后再试。')).toBeTruthy();
    expect(field.value).toBe('阿燕');
    await save();
    expect(await screen.findByText('修改成功')).toBeTruthy();
  });

  it('that is not saved asks before it is left', async () => {
    const field = await openProfile(verified);
    await retype(field, '阿燕');
    await client.user.click(await certificates());
    const question = await screen.findByRole('alertdialog', { name: '修改还没有保存' });
    await client.user.click(within(question).getByRole('button', { name: '继续编辑' }));
    expect(field.value).toBe('阿燕');
    await client.user.click(await certificates());
    await client.user.click(await screen.findByRole('button', { name: '不保存，离开' }));
    expect(await screen.findByRole('heading', { level: 1, name: '我的证书' })).toBeTruthy();
  });

  it('of an unverified learner has a name to change, shown everywhere at once', async () => {
    await openProfile(unverified);
    expect(box('姓名').disabled).toBe(false);
    await retype(box('姓名'), '王建设');
    await save();
    expect(await screen.findByText('修改成功')).toBeTruthy();
    await waitFor(async () => {
      const session = await client.core.desktop.session.current();
      expect(session.ok && session.value.name).toBe('王建设');
    });
  });

  it('leads to the security tab for another phone', async () => {
    await openProfile(verified);
    await client.user.click(screen.getByRole('button', { name: '更换手机号' }));
    await waitFor(() => expect(window.location.search).toBe('?tab=security'));
  });

  it('goes to another call in one theme [theme-specific-profile-update]', async () => {
    await retype(await openProfile(verified, { tenant: 'liaoyuan' }), '阿燕');
    await save();
    expect(await screen.findByText('修改成功')).toBeTruthy();
    expect(await logged(update)).toEqual([]);
    const [sent] = await logged('updateUserForTheme');
    expect(sent!.body!['nickname']).toBe('阿燕');
  });
});

describe('the real-name dialog', () => {
  const open = async () => {
    await openProfile(unverified);
    await client.user.click(await screen.findByRole('button', { name: '未实名' }));
    return screen.findByRole('alertdialog', { name: '请先完成实名认证' });
  };

  it('shows the code of the mobile site, in its size [qr-size-realname] [realname-dialog-width] [realname-qr-target]', async () => {
    const dialog = await open();
    const code = within(dialog).getByRole('img', {
      name: '手机端登录页面的二维码：https://m.qicheng.example.cn/login',
    });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['154', '154']);
    expect(getComputedStyle(dialog).width).toBe('464px');
  });

  it('closes by itself once the phone is done, and everybody knows [realname-hash]', async () => {
    await open();
    await diagnose('/__verify', { account: unverified });
    expect(await screen.findByText('实名认证成功')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByText('已实名')).toBeTruthy();
    await waitFor(() => expect(box('姓名').disabled).toBe(true));
    expect(box('身份证号').value).toMatch(/\*{10}/);
    expect(localStorage.getItem('realName')).toBe('true');
  });

  it('says when there is no result yet', async () => {
    const dialog = await open();
    await client.user.click(within(dialog).getByRole('button', { name: '我已完成认证' }));
    expect(await within(dialog).findByText('还没有查到认证结果。请在手机上完成后再试。')).toBeTruthy();
  });

  it('is not for the verified [realname-unverified-only]', async () => {
    await openProfile(verified);
    const badge = await screen.findByText('已实名');
    await client.user.click(badge);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: '未实名' })).toBeNull();
  });

  it('states nothing that the platform does not tell', async () => {
    const data = { accountId: 'a-untold', name: '王建国', phone: '13800010003' };
    client = await openApp('/personalCenter', {
      signedIn: unverified,
      faults: [
        { match: { id: 'isRealNameAuthentication' }, mode: 'code', code: 7, message: '没有这个接口', times: 0 },
        {
          match: { id: 'getAccountUserInfo' },
          mode: 'answer',
          text: JSON.stringify({ code: 0, message: '', success: true, data }),
          times: 0,
        },
      ],
    });
    await client.user.click(await screen.findByRole('button', { name: '王建国 的账号菜单' }));
    await screen.findByRole('menuitem', { name: '退出登录' });
    await waitFor(async () => expect((await logged('isRealNameAuthentication')).length).toBeGreaterThan(0));
    await waitFor(async () => expect((await logged('getAccountUserInfo')).length).toBeGreaterThan(0));
    expect(screen.queryByText('未实名')).toBeNull();
  });

  it('is hidden in an international tenant [realname-i18n-hidden]', async () => {
    await openProfile(unverified, { tenant: 'global', client: { lang: 'en-US' } });
    expect(screen.getByRole('textbox', { name: /^ID number/ })).toBeTruthy();
    expect(screen.queryByText(/^(Verified|Not verified)$/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  });
});
