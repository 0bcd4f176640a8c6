import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { installCameras, installDeskCamera } from '../../support/fake-cameras.ts';
import { installPictures } from '../../support/fake-pictures.ts';

let client: TestClient;
beforeEach(() => {
  installDeskCamera();
  installPictures();
});
afterEach(async () => {
  await client.stop();
  installCameras(null);
});

const item = (part: string) =>
  learningPaths.play.to({
    courseId: 'c-labour-law',
    taskId: 't-info',
    id: `ci-labour-law-${part}`,
    detailId: `r-ci-labour-law-${part}`,
  });
const open = async (
  address: string,
  faults: readonly Record<string, unknown>[] = [],
  signedIn: string = '13800017719',
) => {
  client = await openApp(address, { signedIn, faults });
};
const lead = '学习本课程前需要进行人脸核验。请由学员本人完成。';
const asked = () => screen.findByText(lead);
const sentBody = async (id: string) => (await client.platform.log()).find((entry) => entry.id === id)?.body;

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.ariaDisabled).not.toBe('true'));
  await client.user.click(button);
}

describe('a task that asks for the face', () => {
  it.each([
    ['before the task', learningPaths.task.to({ id: 't-weld' })],
    ['before its course', learningPaths.courseDetails.to({ courseId: 'c-labour-law', taskId: 't-high' })],
    ['before each item', item('1-2')],
  ])('%s [face-before-study]', async (_, address) => {
    await open(address);
    await asked();
    expect((await client.platform.log()).some(({ id }) => id === 'courseItemGetDocumentAccessToken')).toBe(false);
  });

  it.each([
    ['a task that asks before its courses', learningPaths.task.to({ id: 't-high' }), '高压电工安全技术'],
    ['a task that asks for nothing', learningPaths.task.to({ id: 't-fire' }), '消防设施操作员（四级）职业技能提升'],
  ])('%s opens', async (_, address) => {
    await open(address);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
    expect(screen.queryByText(lead)).toBeNull();
  });

  it.each([
    ['true', 1],
    ['false', 0],
  ])('asks to agree when the rule in local storage is %s [face-rule-local]', async (rule, boxes) => {
    await open('/userAgreement');
    localStorage.setItem('is_task_courseRule_face_image_export', rule);
    await client.restart(item('1-2'));
    await asked();
    expect(screen.queryAllByRole('checkbox', { name: '我已阅读并同意服务约定' })).toHaveLength(boxes);
  });

  it('shows who is not verified the code of the mobile site, 150 px wide [qr-size-learning]', async () => {
    await open(item('1-2'), [], '13800010003');
    await asked();
    await client.user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意服务约定' }));
    await press('开始核验');
    const dialog = await screen.findByRole('alertdialog', { name: '请先完成实名认证' });
    const code = await within(dialog).findByRole('img', { name: /http/ });
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['150', '150']);
  });

  it('opens the item once the learner is recognised, records the access, and does not ask for the same again', async () => {
    await open(item('1-2'));
    await asked();
    const agreement = screen.queryByRole('checkbox', { name: '我已阅读并同意服务约定' });
    if (agreement) await client.user.click(agreement);
    await press('开始核验');
    await press('我知道了');
    await press('打开摄像头');
    await press('拍摄');
    await press('使用这张');
    await screen.findByRole('heading', { level: 1, name: '1.2 从业人员行为规范' });
    const taskId = 't-info';
    expect(await sentBody('humanFaceComparison')).toMatchObject({
      businessType: 3,
      businessId: 'c-labour-law',
      taskId,
    });
    expect(await sentBody('saveFaceAccess')).toEqual({
      type: 3,
      taskId,
      courseId: 'c-labour-law',
      resId: 'r-ci-labour-law-1-2',
    });
  });

  it('leads back who puts it off', async () => {
    await open(item('1-2'));
    await asked();
    await press('稍后再来');
    await press('否，先离开');
    await waitFor(() => expect(window.location.pathname).toBe(learningPaths.courseDetails.pattern));
  });

  it.each([
    [
      'that says nothing of faces',
      { mode: 'answer', text: JSON.stringify({ code: 0, message: '', success: true, data: {} }) },
    ],
    ['that has no such call', { mode: 'code', code: 404 }],
  ])('asks by the rule of its tenant alone on a platform %s', async (_, fault) => {
    await open(learningPaths.task.to({ id: 't-fire' }), [{ match: { id: 'findTaskRule' }, times: 0, ...fault }]);
    expect(await asked()).toBeTruthy();
  });

  it('is not opened without a network before its rule is known', async () => {
    await open('/userAgreement');
    await client.platform.fault({ match: { id: 'findTaskRule' }, mode: 'drop', times: 0 });
    await client.restart(learningPaths.task.to({ id: 't-weld' }));
    expect(await screen.findByText('这个任务的人脸核验要求加载失败')).toBeTruthy();
  });
});
