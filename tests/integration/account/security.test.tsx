import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#dev/platform/content/people.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { lastMessage } from '../../support/outbox.ts';
import { demoExam } from '../../support/platform.ts';
import { sitDemoExam } from '../../support/sitting.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800010002';
const mail = 'li.yan@example.cn';
const password = 'Fresh#2026';

async function openTab(phone = learner): Promise<void> {
  client = await openApp('/personalCenter?tab=security', { signedIn: phone });
}

async function openDialog(button: string) {
  await client.user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

type Dialog = ReturnType<typeof within>;

/** Asks for a code in a dialog, waits until it is on its way, and types it. */
async function typeCode(dialog: Dialog, target: string, purpose: string): Promise<void> {
  const { user, platform } = client;
  await user.click(dialog.getByRole('button', { name: '获取验证码' }));
  await dialog.findByText(/^验证码已发送至/);
  const { code, text } = await lastMessage(platform, target);
  expect(text).toContain(purpose);
  await user.type(dialog.getByLabelText('验证码'), code);
}

const idsSent = async () => (await client.platform.log()).map(({ id }) => id);

/** An account without mail, made the way a learner makes one. */
async function register(phone: string): Promise<void> {
  client = await openApp('/register');
  const { user, platform } = client;
  await user.type(await screen.findByLabelText('手机号'), phone);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText(/^验证码已发送至/);
  await user.type(screen.getByLabelText('验证码'), (await lastMessage(platform, phone)).code);
  await user.type(screen.getByLabelText('设置密码'), password);
  await user.type(screen.getByLabelText('确认密码'), password);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '注册' }));
  await screen.findByRole('heading', { name: '考试中心' });
  await client.restart('/personalCenter?tab=security');
}

describe('account security', () => {
  it('shows the present state, masked, and what can be done', async () => {
    await openTab();
    expect(await screen.findByText('已绑定 138****0002')).toBeTruthy();
    expect(screen.getByText('已绑定 l****@example.cn')).toBeTruthy();
    for (const name of ['修改密码', '更换手机号', '更换邮箱', '注销账号']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
  });

  it('a failed read fails alone, and can be tried again', async () => {
    client = await openApp('/userAgreement', { signedIn: learner });
    const { user, platform } = client;
    await screen.findByRole('heading', { name: '用户协议' });
    await waitFor(async () =>
      expect(await client.core.desktop.session.current()).toMatchObject({ value: { maskedPhone: '138****0002' } }),
    );
    await platform.fault({ match: { id: 'getAccountUserInfo' }, mode: 'code', code: 7, message: '读取失败', times: 0 });
    await client.restart('/personalCenter?tab=security');
    expect(await screen.findByText('账号信息加载失败')).toBeTruthy();
    await platform.clearFaults();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByText('已绑定 138****0002')).toBeTruthy();
  });
});

describe('a new password', () => {
  it('by the old one; a wrong one is a warning of the platform [toast-warning-style] [pattern-password]', async () => {
    await openTab();
    const { user } = client;
    const dialog = await openDialog('修改密码');
    await user.type(dialog.getByLabelText('当前密码'), 'nonsense1');
    await user.type(dialog.getByLabelText('新密码'), '12345678');
    await user.type(dialog.getByLabelText('确认新密码'), '12345678');
    await user.click(dialog.getByRole('button', { name: '确认修改' }));
    expect(await dialog.findByText('请设置8-20位，数字、大小写字母、字符组合密码')).toBeTruthy();
    for (const name of ['新密码', '确认新密码']) {
      await user.clear(dialog.getByLabelText(name));
      await user.type(dialog.getByLabelText(name), password);
    }
    await user.click(dialog.getByRole('button', { name: '确认修改' }));
    // Beside the form and as a toast; a warning is announced politely, only an error is an alert.
    await waitFor(() => expect(screen.getAllByText('旧密码输入错误，还可以再试 4 次')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(dialog.getByLabelText('当前密码'));
    await user.type(dialog.getByLabelText('当前密码'), demoPassword);
    await user.click(dialog.getByRole('button', { name: '确认修改' }));
    expect(await screen.findByText('密码已修改')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await idsSent()).toContain('accountChangePasswordByOld');
    // This session goes on.
    expect(await client.core.desktop.session.current()).toMatchObject({ ok: true, value: { signedIn: true } });
  });

  it.each([
    ['手机 138****0002', learner, 'accountChangePasswordByPhoneAuthCode'],
    ['邮箱 l****@example.cn', mail, 'accountChangePasswordByMailAuthCode'],
  ])('by a code: %s', async (way, target, call) => {
    await openTab();
    const { user } = client;
    const dialog = await openDialog('修改密码');
    await user.click(dialog.getByRole('tab', { name: '用验证码' }));
    await user.click(dialog.getByRole('radio', { name: way }));
    await typeCode(dialog, target, '重新设置密码');
    await user.type(dialog.getByLabelText('新密码'), password);
    await user.type(dialog.getByLabelText('确认新密码'), password);
    await user.click(dialog.getByRole('button', { name: '确认修改' }));
    expect(await screen.findByText('密码已修改')).toBeTruthy();
    expect(await idsSent()).toContain(call);
  });
});

describe('phone and mail', () => {
  it('another phone: first a proof by the present one, then a code to the new one', async () => {
    await openTab();
    const { user } = client;
    const dialog = await openDialog('更换手机号');
    await typeCode(dialog, learner, '验证身份');
    await user.click(dialog.getByRole('button', { name: '下一步' }));
    const contact = await dialog.findByLabelText('新手机号');
    await user.type(contact, '123');
    await user.click(dialog.getByRole('button', { name: '获取验证码' }));
    expect(await dialog.findByText('请填写正确的手机号')).toBeTruthy();
    await user.clear(contact);
    await user.type(contact, '13800010003');
    await user.click(dialog.getByRole('button', { name: '获取验证码' }));
    // One of the four that warn (000 §8).
    expect(await screen.findByText('该手机号已绑定其他账号，请更换手机号')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(contact);
    await user.type(contact, '139 8888 0001');
    await typeCode(dialog, '13988880001', '更换或绑定手机号');
    await user.click(dialog.getByRole('button', { name: '确认' }));
    expect(await screen.findByText('手机号已更换，请用新手机号登录')).toBeTruthy();
    expect(await screen.findByText('已绑定 139****0001')).toBeTruthy();
    await waitFor(async () =>
      expect(await client.core.desktop.session.current()).toMatchObject({ value: { maskedPhone: '139****0001' } }),
    );
    expect(await idsSent()).toEqual(
      expect.arrayContaining([
        'accountGetPhoneAuthCodeBySelf',
        'accountCheckPhoneAuthCodeBySelf',
        'accountChangePhone',
      ]),
    );
  });

  it('another mail, proved by the present mail; the countdown survives closing the dialog [code-countdown]', async () => {
    await openTab();
    const { user } = client;
    let dialog = await openDialog('更换邮箱');
    await user.click(dialog.getByRole('radio', { name: '邮箱 l****@example.cn' }));
    await typeCode(dialog, mail, '验证身份');
    await user.click(dialog.getByRole('button', { name: '取消' }));
    dialog = await openDialog('更换邮箱');
    expect(dialog.getByRole('button', { name: '获取验证码' })).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: '邮箱 l****@example.cn' }));
    expect(await dialog.findByRole('button', { name: /秒后重新获取$/ })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '下一步' }));
    expect(await dialog.findByText('请输入验证码')).toBeTruthy();
    await user.type(dialog.getByLabelText('验证码'), (await lastMessage(client.platform, mail)).code);
    await user.click(dialog.getByRole('button', { name: '下一步' }));
    await user.type(await dialog.findByLabelText('新邮箱'), 'new.mail@');
    await user.click(dialog.getByRole('button', { name: '确认' }));
    expect(await dialog.findByText('请输入正确的电子邮箱')).toBeTruthy();
    await user.type(dialog.getByLabelText('新邮箱'), 'example.cn');
    await typeCode(dialog, 'new.mail@example.cn', '更换或绑定邮箱');
    await user.click(dialog.getByRole('button', { name: '确认' }));
    expect(await screen.findByText('已绑定 n****@example.cn')).toBeTruthy();
    expect(await idsSent()).toEqual(
      expect.arrayContaining(['accountGetMailAuthCodeBySelf', 'accountCheckMailAuthCodeBySelf', 'accountChangeMail']),
    );
  });

  it('a first mail is bound in one step', async () => {
    await register('13988880002');
    const { user } = client;
    const dialog = await openDialog('绑定邮箱');
    await user.type(await dialog.findByLabelText('新邮箱'), 'first@example.cn');
    await typeCode(dialog, 'first@example.cn', '更换或绑定邮箱');
    await user.click(dialog.getByRole('button', { name: '确认' }));
    expect(await screen.findByText('邮箱已绑定')).toBeTruthy();
    expect(await screen.findByText('已绑定 f****@example.cn')).toBeTruthy();
    expect(await idsSent()).toContain('accountBindMail');
  });

  it('a first phone is bound to an account that signs in by mail', async () => {
    client = await openApp('/login?redirect=%2FpersonalCenter%3Ftab%3Dsecurity');
    const { user } = client;
    await user.click(await screen.findByRole('tab', { name: '密码登录' }));
    await user.type(screen.getByLabelText('手机号或邮箱'), 'gao.yuan@example.cn');
    await user.type(screen.getByLabelText('密码'), demoPassword);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '登录' }));
    const dialog = await openDialog('绑定手机号');
    await user.type(await dialog.findByLabelText('新手机号'), '13988880003');
    await typeCode(dialog, '13988880003', '更换或绑定手机号');
    await user.click(dialog.getByRole('button', { name: '确认' }));
    expect(await screen.findByText('已绑定 139****0003')).toBeTruthy();
    expect(await idsSent()).toContain('accountBindPhone');
  });
});

describe('the end of an account', () => {
  const dialogNow = async () => within(await screen.findByRole('alertdialog', { name: '注销账号' }));

  it('says what is lost, wants a code and the last four digits, and ends the session', async () => {
    await openTab();
    const { user, platform } = client;
    await user.click(await screen.findByRole('button', { name: '注销账号' }));
    const dialog = await dialogNow();
    expect(dialog.getByText(/全部证书/)).toBeTruthy();
    // The safe answer is the first one, and so in the focus.
    expect(document.activeElement?.textContent).toBe('保留账号');
    await user.click(dialog.getByRole('button', { name: '继续注销' }));
    await typeCode(dialog, learner, '验证身份');
    const word = dialog.getByLabelText('请输入手机号 138******** 的后四位');
    await user.type(word, '0003');
    await user.click(dialog.getByRole('button', { name: '永久注销' }));
    expect(await dialog.findByText('与您的账号不一致，请核对后再试')).toBeTruthy();
    await user.clear(word);
    await user.type(word, '0002{Enter}');
    expect(await idsSent()).not.toContain('accountDestory');
    localStorage.setItem('saasId', 's1');
    localStorage.setItem('kept.other', '{}');
    await user.click(dialog.getByRole('button', { name: '永久注销' }));
    expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
    expect(await screen.findByText('账号已注销')).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/login');
    expect(localStorage.getItem('saasId')).toBe('s1');
    expect(localStorage.getItem('kept.other')).toBeNull();
    expect(await client.core.desktop.session.current()).toMatchObject({ ok: true, value: { signedIn: false } });
    const again = await fetch(`${platform.origin}/usercenter/v2/t-c/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: learner, password: demoPassword }),
    });
    expect(await again.json()).toMatchObject({ message: '该手机号尚未注册' });
  });

  it('says what becomes of papers on this computer that the platform does not have', async () => {
    client = await openApp('/userAgreement', { signedIn: learner });
    await sitDemoExam(client.core);
    await client.restart('/personalCenter?tab=security');
    await client.user.click(await screen.findByRole('button', { name: '注销账号' }));
    const dialog = await dialogNow();
    const papers = within(await dialog.findByRole('region', { name: /还有试卷没有送达平台/ }));
    expect(papers.getByText(demoExam)).toBeTruthy();
    expect(papers.getByText(/还没有交卷.*注销后不能再继续，也不能再交卷/)).toBeTruthy();
    await client.user.click(dialog.getByRole('button', { name: '保留账号' }));
    expect(await idsSent()).not.toContain('accountDestory');
  });

  it('an end that does not get through can be tried again with the same code', async () => {
    await openTab();
    const { user, platform } = client;
    await user.click(await screen.findByRole('button', { name: '注销账号' }));
    const dialog = await dialogNow();
    await user.click(dialog.getByRole('button', { name: '继续注销' }));
    await typeCode(dialog, learner, '验证身份');
    await user.type(dialog.getByLabelText('请输入手机号 138******** 的后四位'), '0002');
    await platform.fault({
      match: { path: '/usercenter/v2/t-c/account/destory' },
      mode: 'code',
      code: 7,
      message: '请稍后再试',
    });
    await user.click(dialog.getByRole('button', { name: '永久注销' }));
    await waitFor(() => expect(screen.getAllByText('请稍后再试')).toHaveLength(2));
    await platform.clearFaults();
    await user.click(dialog.getByRole('button', { name: '永久注销' }));
    expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
  });
});
