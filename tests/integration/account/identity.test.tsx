import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { type FakeCameras, installCameras, installDeskCamera } from '../../support/fake-cameras.ts';
import { installPictures, pictureFile } from '../../support/fake-pictures.ts';

const unverified = '13800010003';
const sentinel = {
  unreadable: '13800010041',
  misread: '13800010042',
  taken: '13800010043',
  face: '13800010044',
};
const address = '/personalCenter?tab=profile&verify=1';

let client: TestClient;
let cameras: FakeCameras;
// Files of any kind may be dropped on the input, whatever it accepts.
const user = userEvent.setup({ applyAccept: false });

beforeEach(() => {
  cameras = installDeskCamera();
  installPictures();
});
afterEach(async () => {
  await client.stop();
  installCameras(null);
});

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const pressReady = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).ariaDisabled).not.toBe('true'));
  await press(name);
};
const logged = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);
const diagnose = (path: string, body: object) =>
  fetch(`${client.platform.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function start(signedIn: string): Promise<void> {
  client = await openApp(address, { signedIn });
  await press('开始认证');
  await screen.findByRole('heading', { name: '拍摄身份证人像面' });
}

async function chooseFile(side: string, file = pictureFile(1280, 808)): Promise<void> {
  await user.upload(await screen.findByLabelText(`选择${side}照片文件`), file);
}

/** Both sides from files, up to what was read. */
async function showCard(signedIn: string): Promise<void> {
  await start(signedIn);
  await chooseFile('人像面');
  await press('使用这张');
  await screen.findByRole('heading', { name: '拍摄身份证国徽面' });
  await chooseFile('国徽面');
  await press('使用这张');
  await screen.findByRole('heading', { name: '核对证件信息' });
}

// The profile behind the dialog has fields of the same names.
const field = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole<HTMLInputElement>('textbox', { name });

/** Up to the live face. */
async function showFace(signedIn: string): Promise<void> {
  await showCard(signedIn);
  await press('信息无误，继续');
  await screen.findByRole('heading', { name: '核验是您本人' });
}

async function sendFace(): Promise<void> {
  await pressReady('拍摄');
  await press('使用这张');
}

describe('the guide', () => {
  it('opens from the empty ID number and shows both ways [profile-idcard] [qr-size-guide]', async () => {
    client = await openApp('/personalCenter', { signedIn: unverified });
    await press('去认证');
    const guide = await screen.findByRole('dialog', { name: '身份认证' });
    const code = within(guide).getByRole('img', { name: /https:\/\/m\.qicheng\.example\.cn\/login$/ });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['148', '148']);
    expect(within(guide).getByRole('button', { name: '开始认证' })).toBeTruthy();
    await user.click(within(guide).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(window.location.search).toBe('?tab=profile'));
  });

  it('goes on by itself when the phone did it', async () => {
    client = await openApp(address, { signedIn: unverified });
    await screen.findByRole('dialog', { name: '身份认证' });
    await diagnose('/__verify', { account: unverified });
    expect(await screen.findByText('实名认证成功')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not open for the verified [realname-unverified-only]', async () => {
    client = await openApp(address, { signedIn: '13800010002' });
    await screen.findByText('已实名');
    await waitFor(() => expect(window.location.search).toBe('?tab=profile'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an identity', () => {
  it('is verified by card and face, here, and known everywhere at once', async () => {
    await showFace(unverified);
    await sendFace();
    expect(await screen.findByRole('dialog', { name: '认证成功' })).toBeTruthy();
    await press('完成');
    expect(await screen.findByText('已实名')).toBeTruthy();
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^姓名/ });
    await waitFor(() => expect(name.disabled).toBe(true));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^身份证号/ }).value).toMatch(
      /^\d{4}\*{10}\d{3}[\dX]$/,
    );
    expect(screen.queryByRole('button', { name: '去认证' })).toBeNull();
    const [face] = await logged('faceverify');
    expect(face!.body!['faceImage']).toMatchObject({ jpeg: true, width: 300, height: 300 });
    expect((await logged('idcardDiscern')).map(({ body }) => body!['side'])).toEqual(['front', 'back']);
    expect(await logged('getVerifyToken')).toHaveLength(1);
  });

  it('may come from the camera, with retakes', async () => {
    await start(unverified);
    await press('打开摄像头拍摄');
    await pressReady('拍摄');
    expect(await screen.findByRole('img', { name: '身份证人像面照片' })).toBeTruthy();
    await press('重新拍摄');
    await pressReady('拍摄');
    await press('使用这张');
    await screen.findByRole('heading', { name: '拍摄身份证国徽面' });
    const [read] = await logged('idcardDiscern');
    expect(read!.body!['image']).toMatchObject({ jpeg: true, width: 1280, height: 808 });
  });

  it('a refused camera has its sentence, and files stay a way', async () => {
    cameras.refused = true;
    await start(unverified);
    await press('打开摄像头拍摄');
    expect(await screen.findByText('摄像头没有获得授权。')).toBeTruthy();
    cameras.refused = false;
    await press('重新打开');
    await waitFor(() => expect(screen.queryByText('摄像头没有获得授权。')).toBeNull());
    await chooseFile('人像面');
    expect(await screen.findByRole('button', { name: '使用这张' })).toBeTruthy();
  });

  it.each([
    [
      'no picture at all',
      new File(['%PDF-1.7'], 'card.pdf', { type: 'application/pdf' }),
      '请选择 JPEG 或 PNG 格式的图片。',
    ],
    [
      'too large',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }),
      '图片超过 5 MB，请换一张小一些的。',
    ],
    ['named like one', new File(['text'], 'a.png', { type: 'image/png' }), '这个文件打不开，请换一张图片。'],
    ['too small', pictureFile(320, 202), '图片太小，看不清文字，请换一张清晰的。'],
  ])('a file that is %s is not sent', async (_, file, said) => {
    await start(unverified);
    await chooseFile('人像面', file);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await logged('idcardDiscern')).toEqual([]);
  });

  it('a card that cannot be read stays at its step', async () => {
    await start(sentinel.unreadable);
    await chooseFile('人像面');
    await press('使用这张');
    expect((await screen.findAllByText(/未能识别证件信息/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: '拍摄身份证人像面' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新拍摄' })).toBeTruthy();
  });

  it('a reading that takes long can be stopped, and its answer is dropped', async () => {
    await start(unverified);
    await client.platform.fault({ match: { id: 'idcardDiscern' }, mode: 'delay', ms: 1_500 });
    await chooseFile('人像面');
    await press('使用这张');
    await press('取消');
    expect(await screen.findByRole('button', { name: '使用这张' })).toBeTruthy();
    await waitFor(async () => expect(await logged('idcardDiscern')).toHaveLength(1));
    await press('使用这张');
    await screen.findByRole('heading', { name: '拍摄身份证国徽面' });
  });

  it('a number of another form is not sent [pattern-idcard]', async () => {
    await showCard(unverified);
    await user.clear(field('身份证号'));
    await user.type(field('身份证号'), '12345');
    await press('信息无误，继续');
    expect(await screen.findByText('请输入正确的身份证号')).toBeTruthy();
    expect(await logged('idcardAffirm')).toEqual([]);
  });

  it('a misread name is refused until it is corrected', async () => {
    await showCard(sentinel.misread);
    await press('信息无误，继续');
    expect((await screen.findAllByText('姓名与身份证号不一致，请核对后再提交')).length).toBeGreaterThan(0);
    await user.clear(field('姓名'));
    await user.type(field('姓名'), '潘佳慧');
    await press('信息无误，继续');
    expect(await screen.findByRole('heading', { name: '核验是您本人' })).toBeTruthy();
  });

  it('a number of another account is refused; a side can be taken again', async () => {
    await showCard(sentinel.taken);
    await press('信息无误，继续');
    expect((await screen.findAllByText(/该身份证号已被其他账号认证/)).length).toBeGreaterThan(0);
    await press('重新拍摄人像面');
    expect(await screen.findByRole('heading', { name: '拍摄身份证人像面' })).toBeTruthy();
    await press('上一步');
    expect(await screen.findByRole('heading', { name: '核对证件信息' })).toBeTruthy();
  });

  it('a face that is another one leaves tries', async () => {
    await showFace(sentinel.face);
    await sendFace();
    expect(await screen.findByText(/没有认出您.*还可以再试 4 次/)).toBeTruthy();
    await press('重新拍摄');
    await sendFace();
    expect(await screen.findByText(/还可以再试 3 次/)).toBeTruthy();
    expect(await logged('getVerifyToken')).toHaveLength(1);
  });

  it('a face after ten minutes begins with a new token', async () => {
    await showFace(sentinel.face);
    await sendFace();
    await screen.findByText(/还可以再试 4 次/);
    await diagnose('/__clock', { offsetMs: 601_000 });
    await press('重新拍摄');
    await sendFace();
    expect((await screen.findAllByText('认证已超时，请重新开始人脸核验')).length).toBeGreaterThan(0);
    await press('使用这张');
    expect(await screen.findByText(/还可以再试 3 次/)).toBeTruthy();
    expect(await logged('getVerifyToken')).toHaveLength(2);
  });

  it('leaving in the middle asks, and keeps nothing', async () => {
    await showCard(unverified);
    await press('退出认证');
    await press('继续认证');
    expect(field('姓名').value).toBe('王建国');
    await press('退出认证');
    await press('退出');
    await waitFor(() => expect(window.location.search).toBe('?tab=profile'));
    await press('去认证');
    expect(await screen.findByRole('button', { name: '开始认证' })).toBeTruthy();
  });
});

describe('before an exam', () => {
  async function toFaceCheck(signedIn: string, tenant?: string): Promise<void> {
    cameras.plug('phone', 'Phone Camera');
    client = await openApp('/exam/resdExam?examId=e-power-review&bussinessId=t-e-power-review&type=1', {
      signedIn,
      ...(tenant === undefined ? {} : { tenant }),
    });
    await user.click(await screen.findByRole('checkbox', { name: '我已阅读并了解以上须知' }));
    await press('下一步');
    await press('我知道了');
    await press('同意并继续');
    await screen.findByRole('heading', { level: 1, name: '把两个机位摆好' });
    await pressReady('下一步');
    await user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意服务约定' }));
    await press('开始核验');
  }

  it('who is not verified may do it here, and the check goes on', async () => {
    await toFaceCheck(unverified);
    await press('没带手机？在这台电脑上认证');
    expect(await screen.findByRole('dialog', { name: '身份认证' })).toBeTruthy();
    await diagnose('/__verify', { account: unverified });
    expect(await screen.findByRole('heading', { level: 1, name: '这样拍更容易通过' })).toBeTruthy();
  });

  it('in one theme a special branch gives album pictures in place of the camera [face-album-condition] [branch-type-by-server]', async () => {
    await toFaceCheck('13800010006', 'liaoyuan');
    await press('我知道了');
    expect(await screen.findByRole('heading', { level: 1, name: '上传本人照片' })).toBeTruthy();
    expect(await logged('currentBranchInfo')).toHaveLength(1);
  });

  it('there, another branch keeps the camera [face-album-condition]', async () => {
    await toFaceCheck('13800010002', 'liaoyuan');
    await press('我知道了');
    expect(await screen.findByRole('button', { name: '打开摄像头' })).toBeTruthy();
    expect(await logged('currentBranchInfo')).toHaveLength(1);
  });

  it('elsewhere nobody asks for the type of a branch [branch-type-by-server]', async () => {
    await toFaceCheck('13800010006');
    await press('我知道了');
    expect(await screen.findByRole('button', { name: '打开摄像头' })).toBeTruthy();
    expect(await logged('currentBranchInfo')).toEqual([]);
  });
});
