import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaceOutcome } from '#domain/face/face-outcome.ts';
import type { FaceRequest } from '#domain/face/face-request.ts';
import { toastAtom } from '#lib/toast.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { openFaceCheck } from '../../support/face-check.tsx';
import { FakeCameras, installCameras } from '../../support/fake-cameras.ts';
import { installPictures, pictureFile } from '../../support/fake-pictures.ts';
import { record } from '../../support/record.ts';

const learner = '13800010002';
const neverRecognised = '13800010007';
const thirdTime = '13800010008';
const specialBranch = { learner: '13800010006', tenant: 'liaoyuan' };

let client: TestClient;
let cameras: FakeCameras;
// Files of any kind may be dropped on the input, whatever it accepts.
const user = userEvent.setup({ applyAccept: false });

beforeEach(() => {
  cameras = new FakeCameras();
  cameras.plug('desk', 'Integrated Camera');
  cameras.plug('phone', 'Phone Camera');
  installCameras(cameras);
  installPictures();
});
afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  await client.stop();
  installCameras(null);
});

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const pressReady = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).ariaDisabled).not.toBe('true'));
  await press(name);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const logged = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);

/** The page of an exam, up to the instruction of its face check. */
async function openExam(signedIn: string, tenant?: string): Promise<void> {
  const options = tenant === undefined ? { signedIn } : { signedIn, tenant };
  client = await openApp('/exam/resdExam?examId=e-power-review&bussinessId=t-e-power-review&type=1', options);
  await user.click(await screen.findByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await press('下一步');
  await press('我知道了');
  await press('同意并继续');
  await heading('把两个机位摆好');
  await pressReady('下一步');
  await user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意服务约定' }));
  await toInstruction();
}

async function toInstruction(): Promise<void> {
  await press('开始核验');
  await heading('这样拍更容易通过');
  await press('我知道了');
}

const course: FaceRequest = {
  kind: 1,
  businessId: 'c-power',
  taskId: 't-power',
  access: { type: 2, taskId: 't-power', courseId: 'c-power' },
  exportRule: false,
  album: false,
  pauseFrame: false,
  addresses: { target: '/course/learn', fail: '/course/list', pause: '/course/detail', invalid: '/course/late' },
};

/** The check as a course opens it; nothing in the client does yet. Returns how it ended. */
async function openCourse(signedIn: string, request: FaceRequest = course): Promise<readonly FaceOutcome[]> {
  const opened = await openFaceCheck(request, { signedIn });
  client = opened.client;
  return opened.ends;
}

const allowCamera = () => press('打开摄像头');

async function sendPhoto(): Promise<void> {
  await heading('核验是您本人');
  await pressReady('拍摄');
  await heading('这张可以吗？');
  await press('使用这张');
}

/** One photo after the other that shows somebody else, up to the last one of five. */
async function failFiveTimes(): Promise<void> {
  for (const left of [4, 3, 2, 1]) {
    await sendPhoto();
    await heading('人脸认证失败，请重试');
    expect(screen.getByText(`剩余 ${left} / 5 次`)).toBeTruthy();
    await press('重新拍摄');
  }
  await sendPhoto();
}

const minute = 60_000;
const realNow = performance.now.bind(performance);

/** From now on the page's clock is that much ahead. */
function ahead(ms: number): void {
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + ms);
}

describe('photos that are not recognised', () => {
  it('the third one is: three seconds later the exam may begin [face-attempts] [face-success] [face-jpeg-size]', async () => {
    await openExam(thirdTime);
    await allowCamera();
    await sendPhoto();
    expect(await screen.findByText('剩余 4 / 5 次')).toBeTruthy();
    await press('重新拍摄');
    await sendPhoto();
    expect(await screen.findByText('剩余 3 / 5 次')).toBeTruthy();
    await press('重新拍摄');
    await sendPhoto();
    const told = await screen.findByRole('alertdialog', { name: '核验通过' });
    expect(within(told).getByText('已确认是您本人，可以进入考试了。')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '开始考试' })).toBeTruthy();
    expect(sessionStorage.getItem('facePass')).toBe('true');
    const [access] = await logged('saveFaceAccess');
    expect(access!.body).toMatchObject({ type: 1, taskId: 't-e-power-review' });
    const sent = await logged('humanFaceComparison');
    expect(sent.map(({ body }) => body!['userImage'])).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ jpeg: true, width: 300, height: 300 })),
    );
  });

  it('the fifth ends the exam’s check after three seconds [face-attempts] [face-exhausted]', async () => {
    await openExam(neverRecognised);
    await allowCamera();
    await failFiveTimes();
    const told = await screen.findByRole('alertdialog', { name: '本次核验机会已用完' });
    expect(within(told).getByText(/^5 次核验都没有通过，暂时不能进入考试。/)).toBeTruthy();
    // The card of the last try lies below the dialog, out of reach.
    await waitFor(() => expect(screen.queryByRole('button', { name: '重新拍摄' })).toBeNull());
    expect(window.location.pathname).toBe('/exam/resdExam');
    await waitFor(() => expect(window.location.pathname).toBe('/examList'));
    expect(await logged('humanFaceComparison')).toHaveLength(5);
    expect(await logged('saveFaceAccess')).toEqual([]);
    expect(sessionStorage.getItem('facePass')).toBeNull();
  });

  it('the fifth ends a course’s check at its fail address [face-exhausted]', async () => {
    const ends = await openCourse(neverRecognised);
    await toInstruction();
    await allowCamera();
    await failFiveTimes();
    const told = await screen.findByRole('alertdialog', { name: '本次核验机会已用完' });
    expect(within(told).getByText(/^5 次核验都没有通过，暂时不能学习本课程。/)).toBeTruthy();
    expect(ends).toEqual([]);
    await waitFor(() => expect(ends).toEqual([{ address: '/course/list' }]));
  });

  it('within ten minutes another try is one, after them the page timed out [face-retry-window]', async () => {
    await openExam(neverRecognised);
    await allowCamera();
    await sendPhoto();
    await heading('人脸认证失败，请重试');
    ahead(9 * minute);
    await press('重新拍摄');
    await sendPhoto();
    expect(await screen.findByText('剩余 3 / 5 次')).toBeTruthy();
    ahead(9 * minute + 10 * minute + 1);
    await press('重新拍摄');
    expect(await screen.findByRole('alertdialog', { name: '页面超时，已失效' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '拍摄' })).toBeNull();
    await waitFor(() => expect(window.location.pathname).toBe('/examList'));
    expect(await logged('humanFaceComparison')).toHaveLength(2);
  });
});

describe('a photo check that failed', () => {
  it('says why in the platform’s words and counts as a try [face-check-failed]', async () => {
    await openExam(learner);
    await allowCamera();
    HTMLCanvasElement.prototype.toBlob = (done) => done(pictureFile(200, 200));
    await sendPhoto();
    const toast = await screen.findByText('照片不符合要求，请重新拍摄（300×300 的 JPEG 照片）');
    expect(toast.closest('[role="alert"]')).not.toBeNull();
    await heading('人脸认证失败，请重试');
    expect(screen.getByText('剩余 4 / 5 次')).toBeTruthy();
  });

  it('is no try when the platform was not reached: the photo is still there', async () => {
    await openExam(learner);
    await allowCamera();
    await client.platform.fault({ match: { id: 'humanFaceComparison' }, mode: 'drop' });
    await sendPhoto();
    await waitFor(async () => expect(screen.getByRole('button', { name: '使用这张' }).ariaDisabled).not.toBe('true'));
    expect(screen.queryByText('人脸认证失败，请重试')).toBeNull();
    await press('使用这张');
    expect(await screen.findByRole('alertdialog', { name: '核验通过' })).toBeTruthy();
  });
});

describe('without a camera', () => {
  it('an exam says what it needs, and goes on once the camera is allowed [face-permission]', async () => {
    await openExam(learner);
    cameras.refused = true;
    await allowCamera();
    expect(await screen.findByText(/^本场考试需要人脸核验，但摄像头未获授权。/)).toBeTruthy();
    expect(screen.getByText('客户端没有拿到摄像头的使用许可。')).toBeTruthy();
    cameras.refused = false;
    await press('重新打开');
    await heading('核验是您本人');
  });

  it('a course says what it needs after a no [face-permission]', async () => {
    await openCourse(learner);
    await toInstruction();
    await press('暂不打开');
    expect(await screen.findByText(/^本课程需要人脸核验，但摄像头未获授权。/)).toBeTruthy();
    expect(cameras.asked).toEqual([]);
  });

  it('a machine without the camera interface: a console error, no toast, and a way on [face-camera-unsupported]', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation((line) => record('console', [String(line)]));
    await openCourse(learner);
    await toInstruction();
    installCameras(null);
    await allowCamera();
    await heading('没有拍到画面');
    expect(screen.getByText(/^这台电脑不支持摄像头。/)).toBeTruthy();
    expect(written.mock.calls.flat().filter((line) => `${line}`.includes('navigator.mediaDevices'))).toHaveLength(1);
    expect(client.app.store.get(toastAtom)).toBeNull();
    installCameras(cameras);
    await press('重新打开');
    await heading('核验是您本人');
  });
});

describe('leaving in the middle', () => {
  it('of a course asks whether to continue: yes goes on, no goes to the pause address [face-close]', async () => {
    const ends = await openCourse(learner);
    await toInstruction();
    await allowCamera();
    await heading('核验是您本人');
    await press('稍后再来');
    const question = await screen.findByRole('alertdialog', { name: '课程播放将被暂停，是否继续识别？' });
    await user.click(within(question).getByRole('button', { name: '继续识别' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await heading('核验是您本人');
    expect(ends).toEqual([]);
    await press('稍后再来');
    await press('否，先离开');
    await waitFor(() => expect(ends).toEqual([{ address: '/course/detail' }]));
  });

  it('asks as well over the photo and after a failure [face-close]', async () => {
    await openCourse(neverRecognised);
    await toInstruction();
    await allowCamera();
    await heading('核验是您本人');
    await pressReady('拍摄');
    for (const step of ['这张可以吗？', '人脸认证失败，请重试']) {
      await heading(step);
      await press('稍后再来');
      const question = await screen.findByRole('alertdialog', { name: '课程播放将被暂停，是否继续识别？' });
      await user.click(within(question).getByRole('button', { name: '继续识别' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await heading(step);
      if (step === '这张可以吗？') await press('使用这张');
    }
  });

  it('of an exam asks the same about the exam [face-close]', async () => {
    await openExam(learner);
    await allowCamera();
    await heading('核验是您本人');
    await press('稍后再来');
    await screen.findByRole('alertdialog', { name: '考试将被暂停，是否继续识别？' });
    await press('否，先离开');
    await waitFor(() => expect(window.location.pathname).toBe('/examList'));
  });
});

describe('a course passed', () => {
  it('is remembered with the course and goes to the target address [face-success]', async () => {
    const ends = await openCourse(learner);
    await toInstruction();
    await allowCamera();
    await sendPhoto();
    const told = await screen.findByRole('alertdialog', { name: '核验通过' });
    expect(within(told).getByText('已确认是您本人，可以开始学习了。')).toBeTruthy();
    await waitFor(() => expect(ends).toEqual([{ address: '/course/learn' }]));
    expect([sessionStorage.getItem('facePass'), sessionStorage.getItem('currentCourseId')]).toEqual([
      'true',
      'c-power',
    ]);
    const [sent] = await logged('humanFaceComparison');
    expect(sent!.body).toMatchObject({ businessId: 'c-power', businessType: 1, taskId: 't-power' });
    const [access] = await logged('saveFaceAccess');
    expect(access!.body).toMatchObject({ type: 2, taskId: 't-power', courseId: 'c-power' });
  });
});

describe('what is recorded of a pass', () => {
  it.each<NonNullable<FaceRequest['access']>>([
    { type: 1, taskId: 't-power' },
    { type: 2, taskId: 't-power', courseId: 'c-power' },
    { type: 3, taskId: 't-power', courseId: 'c-power', resId: 'r-1' },
  ])('%o goes out whole, and nothing else [face-access-types]', async (access) => {
    await openCourse(learner, { ...course, access });
    await toInstruction();
    await allowCamera();
    await sendPhoto();
    await screen.findByRole('alertdialog', { name: '核验通过' });
    await waitFor(async () => expect((await logged('saveFaceAccess')).map(({ body }) => body)).toEqual([access]));
  });
});

describe('a picture file in place of the camera', () => {
  const input = () => screen.findByLabelText<HTMLInputElement>('上传照片');
  const pdf = () => new File(['%PDF-1.7'], 'photo.pdf', { type: 'application/pdf' });
  const openAlbum = async () => {
    await openExam(specialBranch.learner, specialBranch.tenant);
    await heading('上传本人照片');
  };

  it('is uploaded, shown at 248 px, uploaded again and used [face-album-actions] [face-preview-size]', async () => {
    await openAlbum();
    expect(screen.queryByRole('button', { name: '使用这张' })).toBeNull();
    const chooser = vi.fn<() => void>();
    (await input()).addEventListener('click', chooser);
    await press('上传照片');
    expect(chooser).toHaveBeenCalledTimes(1);
    await user.upload(await input(), pictureFile(900, 1200));
    expect(getComputedStyle((await screen.findByText('您选择的照片')).previousElementSibling!).width).toBe('248px');
    const before = chooser.mock.calls.length;
    await press('重新上传');
    expect(chooser).toHaveBeenCalledTimes(before + 1);
    await user.upload(await input(), pictureFile(600, 600));
    await press('使用这张');
    expect(await screen.findByRole('alertdialog', { name: '核验通过' })).toBeTruthy();
    const sent = await logged('humanFaceComparison');
    expect(sent.map(({ body }) => body!['userImage'])).toMatchObject([{ jpeg: true, width: 300, height: 300 }]);
    expect(screen.queryByRole('button', { name: '打开摄像头' })).toBeNull();
  });

  it('is one: of several only the first counts [face-album-one]', async () => {
    await openAlbum();
    expect((await input()).multiple).toBe(false);
    // A chooser gives one only; what is dropped on the input may be more.
    const [picture, other] = [pictureFile(600, 600), pdf()];
    fireEvent.change(await input(), { target: { files: [other, picture] } });
    expect(await screen.findByText('请上传图片')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '使用这张' })).toBeNull();
    fireEvent.change(await input(), { target: { files: [picture, other] } });
    await press('使用这张');
    await screen.findByRole('alertdialog', { name: '核验通过' });
    expect(await logged('humanFaceComparison')).toHaveLength(1);
  });

  it.each([
    ['a document', pdf()],
    ['a text named like a picture', new File(['text'], 'photo.png', { type: 'image/png' })],
  ])('is a picture: %s is not taken [face-album-image]', async (_, file) => {
    await openAlbum();
    await user.upload(await input(), file);
    expect(await screen.findByText('请上传图片')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '使用这张' })).toBeNull();
    await user.upload(await input(), pictureFile(600, 600));
    await screen.findByRole('button', { name: '使用这张' });
    expect(screen.queryByText('请上传图片')).toBeNull();
    expect(await logged('humanFaceComparison')).toEqual([]);
  });

  it('that is not the learner leaves tries, with another picture', async () => {
    await openAlbum();
    const refused = { mode: 'code', code: 40311, message: '不是本人' };
    await client.platform.fault({ match: { id: 'humanFaceComparison' }, ...refused });
    await user.upload(await input(), pictureFile(600, 600));
    await press('使用这张');
    expect(await screen.findByText('剩余 4 / 5 次')).toBeTruthy();
    await press('重新上传');
    await heading('上传本人照片');
    expect(await screen.findByRole('button', { name: '上传照片' })).toBeTruthy();
  });
});
