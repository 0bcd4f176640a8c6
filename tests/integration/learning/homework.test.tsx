import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { learningPaths } from '#contract/paths/learning.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { installPictures, pictureFile } from '../../support/fake-pictures.ts';
import { installMultipart } from '../../support/multipart.ts';

let client: TestClient;
beforeAll(async () => {
  await installMultipart();
  installPictures();
});
afterEach(() => client.stop());

const courseId = 'c-electric-fire';
const address = (homeworkId?: string) => learningPaths.homework.to({ courseId, homeworkId, taskId: 't-fire' });
const open = async (homeworkId?: string) => {
  client = await openApp(address(homeworkId), { signedIn: '13800017719' });
};
const press = async (name: string) => client.user.click(await screen.findByRole('button', { name }));
const text = () => screen.findByRole('textbox', { name: '正文' });
const write = async (words: string) => {
  const field = await text();
  await client.user.clear(field);
  await client.user.click(field);
  await client.user.paste(words);
};
const kept = () => screen.findByText(/^草稿已于 .*保存在本机，尚未提交。$/);
const sendings = async () => (await client.platform.log()).filter(({ id }) => id === 'answerHomework');

describe('the homework of a course', () => {
  it('is listed from the course with how each stands [homework-status] [homework-query]', async () => {
    client = await openApp(learningPaths.courseDetails.to({ courseId, taskId: 't-fire' }), { signedIn: '13800017719' });
    await press('作业（2 份未提交）');
    expect(await screen.findByRole('heading', { level: 1, name: '作业' })).toBeTruthy();
    const card = async (name: string) => within(await screen.findByRole('article', { name }));
    expect((await card('配电箱电气火灾隐患排查报告')).getByText('未提交')).toBeTruthy();
    expect((await card('临时用电管理措施设计')).getByText('已提交')).toBeTruthy();
    const marked = await card('案例分析：仓库照明线路起火');
    expect(marked.getByText('已批阅')).toBeTruthy();
    expect(marked.getByText('88 / 100 分')).toBeTruthy();
    expect((await card('课前小结：我身边的用电习惯')).getByText(/^已于 .*截止$/)).toBeTruthy();
    await client.user.click(marked.getByRole('button', { name: '查看' }));
    const marks = within(await screen.findByRole('region', { name: '老师批阅' }));
    expect(marks.getByText('88 / 100 分')).toBeTruthy();
    expect(marks.getByText(/原因分析抓住了接触电阻这一关键/)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: '已提交的作答' })).getByText(/直接原因是照明线路/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交作业' })).toBeNull();
  });

  it('whose end cannot be read says so, and can be handed in', async () => {
    client = await openApp('/', { signedIn: '13800017719' });
    const data = {
      id: 'hw-electric-check',
      name: '隐患排查报告',
      status: 0,
      content: '写一份报告',
      endTime: '第 40 周末',
    };
    const said = JSON.stringify({ code: 200, message: '', data });
    await client.platform.fault({ match: { id: 'findHomework' }, mode: 'answer', text: said, times: 0 });
    await client.restart(address('hw-electric-check'));
    expect(await screen.findByText('截止时间未知，能否提交以平台为准')).toBeTruthy();
    await write('配电箱位于一楼东侧。');
    await press('提交作业');
    expect(await screen.findByText('作业已提交')).toBeTruthy();
  });

  it('is written, outlives a restart, and is handed in with its pictures', async () => {
    await open('hw-electric-check');
    await press('提交作业');
    expect(await screen.findByText('请写下正文，或添加图片、文件')).toBeTruthy();
    expect(document.activeElement).toBe(await text());
    await write('配电箱位于一楼东侧，共六个回路。');
    await client.user.upload(screen.getByLabelText('选择图片：图片'), pictureFile(800, 600));
    await screen.findByRole('img', { name: '图片 1' });
    await kept();
    await client.restart(address('hw-electric-check'));
    expect(await text()).toHaveProperty('value', '配电箱位于一楼东侧，共六个回路。');
    expect(screen.getByRole('img', { name: '图片 1' })).toBeTruthy();
    await press('提交作业');
    expect(await screen.findByText('作业已提交')).toBeTruthy();
    const answer = within(await screen.findByRole('region', { name: '已提交的作答' }));
    expect(answer.getByText('配电箱位于一楼东侧，共六个回路。')).toBeTruthy();
    expect(answer.getByRole('img', { name: '图片 1' })).toBeTruthy();
    await client.restart(address('hw-electric-check'));
    await press('修改作答');
    expect(await text()).toHaveProperty('value', '配电箱位于一楼东侧，共六个回路。');
    expect(screen.queryByText(/尚未提交/)).toBeNull();
  });

  it('that was changed after a restart begins again with what was handed in, not with the old draft', async () => {
    await open('hw-electric-check');
    await write('第一稿');
    await kept();
    await client.restart(address('hw-electric-check'));
    await write('第二稿');
    await press('提交作业');
    await screen.findByText('作业已提交');
    await press('修改作答');
    expect(await text()).toHaveProperty('value', '第二稿');
  });

  it('whose sending got no answer is compared with what the platform has, and not sent twice', async () => {
    await open('hw-electric-check');
    await write('线路有老化痕迹。');
    await client.platform.fault({ match: { id: 'answerHomework' }, mode: 'drop-after' });
    await press('提交作业');
    expect(await screen.findByText('作业已提交')).toBeTruthy();
    expect(await sendings()).toHaveLength(1);
  });

  it('that did not arrive says so and keeps what was written', async () => {
    await open('hw-electric-check');
    await write('线路有老化痕迹。');
    await client.platform.fault({ match: { id: 'answerHomework' }, mode: 'drop' });
    await press('提交作业');
    expect(await screen.findByText(/平台上没有这份作答/)).toBeTruthy();
    expect(screen.queryByText('作业已提交')).toBeNull();
    expect(await text()).toHaveProperty('value', '线路有老化痕迹。');
    await press('提交作业');
    expect(await screen.findByText('作业已提交')).toBeTruthy();
  });

  it('of which nobody knows whether it arrived can be checked', async () => {
    await open('hw-electric-check');
    await write('线路有老化痕迹。');
    await client.platform.fault({ match: { id: 'answerHomework' }, mode: 'drop-after' });
    await client.platform.fault({ match: { id: 'findHomework' }, mode: 'drop', times: 0 });
    await press('提交作业');
    await screen.findByText(/不能确定是否已提交/);
    expect(screen.queryByText('作业已提交')).toBeNull();
    await client.platform.clearFaults();
    await press('核对是否已提交');
    expect(await screen.findByText('作业已提交')).toBeTruthy();
    expect(await sendings()).toHaveLength(1);
  });

  it('that the platform refuses stays as it was, with the reason', async () => {
    await open('hw-electric-check');
    await write('线路有老化痕迹。');
    const refusal = { mode: 'code', code: 40981, message: '已超过作业截止时间' };
    await client.platform.fault({ match: { id: 'answerHomework' }, ...refusal });
    await press('提交作业');
    await waitFor(() => expect(screen.getAllByText('已超过作业截止时间').length).toBeGreaterThan(0));
    expect(await text()).toHaveProperty('value', '线路有老化痕迹。');
  });

  it('that was handed in can be changed while it is open; one that is over cannot', async () => {
    await open('hw-electric-plan');
    await press('修改作答');
    await write('改后的措施。');
    await press('提交作业');
    expect(await screen.findByText('作业已提交')).toBeTruthy();
    expect(
      await within(await screen.findByRole('region', { name: '已提交的作答' })).findByText('改后的措施。'),
    ).toBeTruthy();
    await client.restart(address('hw-electric-words'));
    expect(await screen.findByText('作业已截止，没有提交')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: '正文' })).toBeNull();
  });

  it('asks before it is left, and keeps what was written', async () => {
    await open('hw-electric-check');
    await write('写了一半');
    await press('返回作业列表');
    const question = within(await screen.findByRole('alertdialog', { name: '作业还没有提交' }));
    expect(question.getByText(/写下的内容保存在本机/)).toBeTruthy();
    await client.user.click(question.getByRole('button', { name: '继续作答' }));
    expect(await text()).toHaveProperty('value', '写了一半');
    await press('返回作业列表');
    await press('离开');
    const card = await screen.findByRole('article', { name: '配电箱电气火灾隐患排查报告' });
    await client.user.click(within(card).getByRole('button', { name: '作答' }));
    expect(await text()).toHaveProperty('value', '写了一半');
  });

  it('without a course says so; of a course without any says so', async () => {
    client = await openApp(learningPaths.homework.to(), { signedIn: '13800017719' });
    expect(await screen.findByRole('heading', { level: 1, name: '请先选择课程' })).toBeTruthy();
    await client.restart(learningPaths.homework.to({ courseId: 'c-fire-alarm' }));
    expect(await screen.findByRole('heading', { name: '这门课程没有作业' })).toBeTruthy();
  });
});

it('much homework is searched by its name', async () => {
  client = await openApp('/userAgreement', { signedIn: '13800017719' });
  const data = Array.from({ length: 8 }, (_, at) => ({ id: `h-${at}`, name: `第 ${at} 次作业` }));
  const text = JSON.stringify({ code: 0, message: '', success: true, data });
  await client.platform.fault({ match: { id: 'homeworkFindByCourseId' }, mode: 'answer', text, times: 0 });
  await client.restart(learningPaths.homework.to({ courseId: 'c-fire-basics' }));
  await screen.findByText('第 7 次作业');
  await client.user.type(screen.getByRole('searchbox', { name: '搜索已加载的内容' }), '第 3 次');
  await waitFor(() => expect(screen.queryByText('第 7 次作业')).toBeNull());
  expect(screen.getByText('第 3 次作业')).toBeTruthy();
});
