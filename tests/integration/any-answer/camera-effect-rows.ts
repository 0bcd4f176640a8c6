import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { pictureFile } from '../../support/fake-pictures.ts';
import { press, user, type EffectRow } from './effect-acts.ts';

const profile = '/personalCenter?tab=profile&verify=1';
const heading = (name: string) => screen.findByRole('heading', { name });

async function pressReady(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name }).ariaDisabled).not.toBe('true'));
  await press(name);
}

async function sendSide(side: '人像面' | '国徽面'): Promise<void> {
  await heading(`拍摄身份证${side}`);
  await user.upload(await screen.findByLabelText(`选择${side}照片文件`), pictureFile(1280, 808));
  await press('使用这张');
}

async function sendFront(): Promise<void> {
  await press('开始认证');
  await sendSide('人像面');
}

async function affirm(): Promise<void> {
  await sendFront();
  await sendSide('国徽面');
  await heading('核对证件信息');
  await press('信息无误，继续');
}

async function sendOwnFace(): Promise<void> {
  await affirm();
  await heading('核验是您本人');
  await pressReady('拍摄');
  await press('使用这张');
}

async function leaveIdentity(): Promise<void> {
  for (const name of ['退出认证', '退出', '完成']) {
    const button = screen.queryByRole('button', { name });
    if (button) await user.click(button);
  }
}

const identity = (id: string, sample: unknown, act: () => Promise<void>): EffectRow => ({
  id,
  address: profile,
  sample,
  act,
  leave: leaveIdentity,
  claim: /认证成功/,
  judged: true,
});

/** The real name by card and face, of a learner whose name nobody has verified. */
export const identityRows: readonly EffectRow[] = [
  identity('idcardDiscern', { name: '王建国', idCardNo: '320102199003074215', issuer: 'x', validity: 'y' }, sendFront),
  identity('idcardAffirm', { accepted: true }, affirm),
  identity('getVerifyToken', { verifyToken: 'v', expiresIn: 600 }, sendOwnFace),
  identity('faceverify', { passed: true, remaining: 4 }, sendOwnFace),
];

const exam = examPaths.prepare.to({
  examId: 'e-power-review',
  businessId: 't-e-power-review',
  sourceType: '1',
  name: '',
});

/** From the must-read up to the agreement of the face check; what was agreed to once is not asked again. */
async function agree(): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await press('下一步');
  await press('我知道了');
  await waitFor(() => expect(screen.queryAllByText(/^(?:同意并继续|把两个机位摆好)$/)).not.toEqual([]));
  const consent = screen.queryByRole('button', { name: '同意并继续' });
  if (consent) await user.click(consent);
  await heading('把两个机位摆好');
  await pressReady('下一步');
  await user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意服务约定' }));
  await press('开始核验');
}

async function sendPhoto(): Promise<void> {
  await agree();
  await heading('这样拍更容易通过');
  await press('我知道了');
  await press('打开摄像头');
  await heading('核验是您本人');
  await pressReady('拍摄');
  await press('使用这张');
}

/** The face check before an exam. */
export const faceRows: readonly EffectRow[] = [
  { id: 'authSaveFace', address: exam, sample: { saved: true }, act: agree },
  {
    id: 'humanFaceComparison',
    address: exam,
    sample: { userImageHash: 'x' },
    act: sendPhoto,
    claim: /核验通过/,
    judged: true,
  },
  { id: 'saveFaceAccess', address: exam, sample: { saved: true }, act: sendPhoto },
];

export const cameraRows = [...identityRows, ...faceRows];
