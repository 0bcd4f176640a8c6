import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wipeStorage } from '#app/session/storage.ts';
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

const savedHere = /^填写内容已于 .*保存在本机，尚未提交/;
const notSaved = /^填写内容没有保存到本机，请尽快提交。/;
const open = async (formId: string, taskId?: string) => {
  client = await openApp(learningPaths.form.to({ formId, taskId }), { signedIn: '13800017719' });
};
const type = async (label: RegExp | string, text: string) =>
  client.user.type(await screen.findByLabelText(label), text);
const choose = async (label: string, name: string) =>
  client.user.selectOptions(
    await screen.findByRole('combobox', { name: label }),
    await screen.findByRole('option', { name }),
  );
const press = async (name: string) => client.user.click(await screen.findByRole('button', { name }));

async function fillEntry(): Promise<void> {
  await type(/^姓名/, '陈思远');
  await client.user.type(await screen.findByRole('textbox', { name: '年' }), '1990');
  await choose('月', '五月');
  await choose('日', '4');
  await client.user.click(screen.getByRole('radio', { name: '大专' }));
  await type(/^从事本职业年限/, '6');
  await choose('省份', '江苏省');
  await choose('城市', '南京市');
  await choose('区县', '玄武区');
}

describe('a form', () => {
  it('says what is required and wrong, and leads to the first of it [form-required]', async () => {
    await open('f-fire-entry');
    await press('提交');
    expect((await screen.findAllByText('必填项不能为空')).length).toBe(5);
    expect(document.activeElement).toBe(screen.getByLabelText(/^姓名/));
    await fillEntry();
    await client.user.clear(screen.getByLabelText(/^从事本职业年限/));
    await type(/^从事本职业年限/, '51');
    await client.user.click(screen.getByRole('checkbox', { name: '其他' }));
    await client.user.click(screen.getByRole('checkbox', { name: '防火巡查' }));
    await client.user.click(screen.getByRole('checkbox', { name: '设施维修保养' }));
    await press('提交');
    expect(await screen.findByText('不能大于 50')).toBeTruthy();
    expect(screen.getAllByText('最多选 2 项').length).toBeGreaterThan(1);
    expect(screen.queryByText('必填项不能为空')).toBeNull();
    expect((await client.platform.log()).filter(({ id }) => id === 'formSubmit')).toEqual([]);
  });

  it('is kept until it is sent, sent once, and can be changed afterwards', async () => {
    await open('f-fire-entry', 't-fire');
    await fillEntry();
    await screen.findByText(savedHere);
    await client.restart(learningPaths.form.to({ formId: 'f-fire-entry', taskId: 't-fire' }));
    expect(await screen.findByLabelText(/^姓名/)).toHaveProperty('value', '陈思远');
    await waitFor(() => expect(screen.getByLabelText('城市')).toHaveProperty('value', '320100'));
    const picker = screen.getByLabelText('选择图片：工作证明照片');
    await client.user.upload(picker, pictureFile(800, 600));
    await screen.findByRole('img', { name: '工作证明照片 1' });
    await press('提交');
    expect(await screen.findByText('已提交')).toBeTruthy();
    const answers = await screen.findByRole('region', { name: '已提交的内容' });
    for (const fact of ['陈思远', '大专', '6 年', '江苏省 南京市 玄武区']) {
      expect(answers.textContent).toContain(fact);
    }
    await press('返回任务');
    await screen.findByRole('heading', { level: 1, name: '消防设施操作员（中级）考前培训' });
    const row = (await screen.findByText('报名信息确认表')).closest('li')!;
    expect(await within(row).findByText('已填写')).toBeTruthy();
    await client.user.click(within(row).getByRole('button', { name: '打开表单' }));
    expect(await screen.findByLabelText(/^从事本职业年限/)).toHaveProperty('value', '6');
  });

  it('that is not sent outlives the end of the session, which empties the storage of the page', async () => {
    await open('f-fire-entry');
    await type(/^姓名/, '陈思远');
    expect(await screen.findByText(savedHere)).toBeTruthy();
    wipeStorage();
    await client.restart(learningPaths.form.to({ formId: 'f-fire-entry' }));
    expect(await screen.findByLabelText(/^姓名/)).toHaveProperty('value', '陈思远');
    expect(screen.getByText(savedHere)).toBeTruthy();
  });

  it('that an earlier version kept in the page is taken over', async () => {
    client = await openApp('/', { signedIn: '13800017719' });
    const state = await client.core.desktop.session.current();
    const key = `form.draft.${state.ok ? state.value.accountId : ''}.f-fire-entry`;
    localStorage.setItem(key, JSON.stringify({ name: ['陈思远'] }));
    await client.restart(learningPaths.form.to({ formId: 'f-fire-entry' }));
    expect(await screen.findByLabelText(/^姓名/)).toHaveProperty('value', '陈思远');
    await screen.findByText(savedHere);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('that cannot be kept here says so, and can be sent', async () => {
    const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-forms-'));
    mkdirSync(path.join(userData, 'exams'));
    for (const name of ['forms', 'forms-copy']) writeFileSync(path.join(userData, 'exams', name), 'in the way');
    const at = learningPaths.form.to({ formId: 'f-open-day' });
    client = await openApp(at, { signedIn: '13800017719', client: { userData } });
    expect(await screen.findByText(notSaved)).toBeTruthy();
    await type(/^姓名/, '林晓');
    await type(/^手机号/, '13800017719');
    await type(/^同行人数/, '2');
    expect(screen.getByText(notSaved)).toBeTruthy();
    await press('提交');
    expect(await screen.findByText('已提交')).toBeTruthy();
  });

  it('of one time is signed, sent, and shown afterwards as it was sent [form-once]', async () => {
    await open('f-entry');
    await client.user.click(await screen.findByRole('radio', { name: '已阅读并同意' }));
    await client.user.click(screen.getByRole('radio', { name: '4 星' }));
    await type('键入姓名作为签名', '陈思远');
    await press('使用此签名');
    await screen.findByRole('img', { name: '承诺人签名' });
    await press('提交');
    expect(await screen.findByText('已提交')).toBeTruthy();
    await client.restart(learningPaths.form.to({ formId: 'f-entry' }));
    expect(await screen.findByText('抱歉，每人只能填写一次')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
    expect(screen.getByRole('img', { name: '承诺人签名' })).toBeTruthy();
  });

  it('after its collection thanks instead of asking [form-late]', async () => {
    await open('f-survey-2025');
    expect(await screen.findByRole('heading', { name: '收集已结束' })).toBeTruthy();
    expect(screen.getByText('调查已结束，感谢您的关注。结果将在公告中公布。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  });

  it('that the platform refuses stays as it was, with the reason', async () => {
    await open('f-open-day');
    await type(/^姓名/, '林晓');
    await type(/^手机号/, '13800017719');
    await type(/^同行人数/, '2');
    await client.platform.fault({ match: { id: 'formSubmit' }, mode: 'code', code: 40952, message: '登记人数已满' });
    await press('提交');
    await waitFor(() => expect(screen.getAllByText('登记人数已满').length).toBeGreaterThan(0));
    expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '林晓');
    expect(screen.queryByText('已提交')).toBeNull();
  });

  it('that is public is open to a visitor, of whom nothing is kept; one without an id says so', async () => {
    client = await openApp(learningPaths.lowCodeForm.to({ formId: 'f-open-day' }), {});
    expect(await screen.findByRole('heading', { level: 1, name: '实训基地开放日登记' })).toBeTruthy();
    await type(/^姓名/, '林晓');
    expect(screen.getByText(/^您没有登录，填写内容不会保存。/)).toBeTruthy();
    await client.restart(learningPaths.lowCodeForm.to({ formId: 'f-open-day' }));
    expect(await screen.findByLabelText(/^姓名/)).toHaveProperty('value', '');
    await client.restart(learningPaths.lowCodeForm.to());
    expect(await screen.findByRole('heading', { name: '请先选择表单' })).toBeTruthy();
  });
});
