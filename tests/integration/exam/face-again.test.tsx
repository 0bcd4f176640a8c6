import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenPicture } from '#contract/ipc/window.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { takeEntrySteps } from '../../support/entry-steps.ts';
import { openFaceCheck } from '../../support/face-check.tsx';
import { FakeCameras, installCameras } from '../../support/fake-cameras.ts';
import { installPictures, pictureFile } from '../../support/fake-pictures.ts';
import { beginAttempt, demoExamOf } from '../../support/sitting.ts';

/** A tenant that asks for the face again. */
const tenant = 'liaoyuan';
let client: TestClient;

beforeEach(() => {
  const cameras = new FakeCameras();
  cameras.plug('desk', 'Integrated Camera');
  cameras.plug('phone', 'Phone Camera');
  installCameras(cameras);
  installPictures();
});
afterEach(async () => {
  await client.stop();
  installCameras(null);
});

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.ariaDisabled).not.toBe('true'));
  await client.user.click(button);
}

/** Begins an exam whose face was checked, crashes, and comes back. `photos`: those before the one that was recognised. */
async function crash(signedIn = '13800010002', photos = 0): Promise<string> {
  client = await openApp(examPaths.list.to(), { signedIn, tenant });
  const exam = await demoExamOf(client.core);
  for (let photo = 0; photo < photos; photo += 1) await takeEntrySteps(client.core, exam);
  const { attemptId } = await beginAttempt(client.core, exam);
  await client.restart(examPaths.testPaper.to({ attemptId }));
  await press('继续');
  await screen.findByRole('heading', { level: 1, name: '请再次核验人脸' });
  return attemptId;
}

const asked = async (attemptId: string) => {
  const read = await client.core.desktop.exam.read(attemptId);
  return read.ok ? read.value?.faceAsked : 'unreadable';
};

async function takePhoto(): Promise<void> {
  await press('开始核验');
  // What the exam itself asks to agree to, as before it.
  await press('查看服务约定');
  within(await screen.findByRole('region', { name: '服务约定' })).getByText(/保存 180 天后自动删除/u);
  await client.user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意服务约定' }));
  expect(screen.getByText('继续作答前需要再次进行人脸核验。请由学员本人完成。')).toBeTruthy();
  await press('开始核验');
  await press('我知道了');
  await press('打开摄像头');
  await press('拍摄');
  await press('使用这张');
}

it('after a crash the face is asked for, and the paper goes on when the platform recognised the learner', async () => {
  const attemptId = await crash();
  expect(screen.getByText(/^考试刚才意外中断。/)).toBeTruthy();
  expect(await asked(attemptId)).toBe('crash');
  await takePhoto();
  expect(await screen.findByText('已确认是您本人，可以继续作答。')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '交卷' }, { timeout: 8_000 })).toBeTruthy();
  await waitFor(async () => expect(await asked(attemptId)).toBeUndefined());
}, 40_000);

it('without a network the learner goes on without it, and the record says so', async () => {
  const attemptId = await crash();
  await client.platform.fault({ match: {}, mode: 'drop', times: 0 });
  await press('不核验，继续作答');
  expect(await screen.findByRole('button', { name: '交卷' })).toBeTruthy();
  expect(await asked(attemptId)).toBeUndefined();
}, 40_000);

it('who is not recognised comes back to the choice, and the check stays asked for', async () => {
  const attemptId = await crash('13800010008', 2);
  await takePhoto();
  await screen.findByRole('heading', { name: '人脸认证失败，请重试' });
  await press('稍后再来');
  await press('否，先离开');
  expect(await screen.findByText(/^刚才没有通过核验。/)).toBeTruthy();
  expect(await asked(attemptId)).toBe('crash');
}, 40_000);

describe('a picture file in place of the camera while a paper is open', () => {
  const chosenFile = (file: File) =>
    new Promise<ChosenPicture>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        if (!(reader.result instanceof ArrayBuffer)) throw new Error('no bytes');
        resolve({ name: file.name, type: file.type, bytes: new Uint8Array(reader.result) });
      });
      reader.readAsArrayBuffer(file);
    });

  async function openAlbum(choosePicture: () => Promise<ChosenPicture | null>): Promise<void> {
    const request = { businessId: 'e-1', taskId: 't-1', access: null, exportRule: false, pauseFrame: false } as const;
    const opened = await openFaceCheck(
      { ...request, kind: 2, album: true, duringPaper: true, addresses: {} },
      { signedIn: '13800010002', client: { window: { choosePicture } } },
    );
    client = opened.client;
    await press('开始核验');
    await press('我知道了');
  }

  it('is asked for by main: a chooser of the page would be an absence from the paper', async () => {
    const pdf = new File(['%PDF-1.7'], 'photo.pdf', { type: 'application/pdf' });
    const chosen = [null, await chosenFile(pdf), await chosenFile(pictureFile(900, 1200))];
    const choosePicture = vi.fn<() => Promise<ChosenPicture | null>>(async () => chosen.shift() ?? null);
    await openAlbum(choosePicture);
    const chooser = vi.fn<() => void>();
    (await screen.findByLabelText('上传照片')).addEventListener('click', chooser);
    await press('上传照片');
    await press('上传照片');
    expect(await screen.findByText('请上传图片')).toBeTruthy();
    await press('上传照片');
    expect(await screen.findByText('您选择的照片')).toBeTruthy();
    await press('使用这张');
    expect(await screen.findByRole('alertdialog', { name: '核验通过' })).toBeTruthy();
    expect([choosePicture.mock.calls.length, chooser.mock.calls.length]).toEqual([3, 0]);
  });

  it('that cannot be read is asked for again', async () => {
    await openAlbum(() => Promise.reject(new Error('EIO')));
    await press('上传照片');
    expect(await screen.findByText('请上传图片')).toBeTruthy();
  });
});
