import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';
import { installMultipart } from '../../support/multipart.ts';
import { scrollToEnd } from '../../support/page.ts';

vi.setConfig({ testTimeout: 60_000 });

let client: TestClient;
beforeAll(installMultipart);
afterEach(() => client.stop());

const register = '/institutionalEntry?view=register';
const limit = 5 * 1024 * 1024;
const head = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function picture(name: string, size = head.length, type = 'image/png'): File {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return new File([bytes], name, { type });
}

const asked = async (id: string) => (await client.platform.log()).filter((request) => request.id === id);
const cards = () => screen.findAllByRole('article');
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const type = async (name: string | RegExp, text: string) => client.user.type(await field(name), text);
const choose = async (name: RegExp, text: string) =>
  client.user.selectOptions(await screen.findByRole('combobox', { name }), text);
const pick = async (label: string, file: File) =>
  client.user.upload(await screen.findByLabelText(`选择图片：${label}`), file);
const send = () => client.user.click(screen.getByRole('button', { name: '提交申请' }));

describe('institution entry', () => {
  it('lists the branches of the tenant ten at a time, with address and phone, for everybody', async () => {
    client = await openApp('/institutionalEntry');
    const [first] = await cards();
    await waitFor(() => expect(document.querySelector('header')).toBeTruthy());
    expect(within(first!).getByRole('heading', { name: '启程职业培训 · 华东电力分院' })).toBeTruthy();
    expect(within(first!).getByText(/^浙江省 宁波市 海曙区 /)).toBeTruthy();
    expect(within(first!).getByText('0574-5550-1188')).toBeTruthy();
    expect(await cards()).toHaveLength(10);
    act(scrollToEnd);
    await waitFor(async () => expect(await cards()).toHaveLength(20));
    const requests = await asked('openPlatformBranchFindBranch');
    expect(requests.map(({ query }) => [query['pageNum'], query['pageSize']])).toEqual([
      ['1', '10'],
      ['2', '10'],
    ]);
  });

  it('narrows them by province, city and name, and says when nothing fits', async () => {
    client = await openApp('/institutionalEntry');
    await cards();
    await screen.findByRole('option', { name: '浙江省（3 家）' });
    await choose(/省份/, '浙江省（3 家）');
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    await screen.findByRole('option', { name: '宁波市（2 家）' });
    await choose(/城市/, '宁波市（2 家）');
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    await client.user.type(screen.getByRole('searchbox', { name: '搜索机构名称' }), '没有');
    expect(await screen.findByRole('heading', { name: '没有符合条件的机构' })).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '查看全部机构' }));
    await waitFor(async () => expect(await cards()).toHaveLength(10));
    const regions = await asked('commonBranchFindRegion');
    expect(regions.map(({ query }) => query)).toEqual([{}, { parentCode: '330000' }]);
    expect(await asked('gmBranchFindRegion')).toEqual([]);
  });

  it('of a tenant whose branches are of one group offers the regions of the group', async () => {
    client = await openApp('/institutionalEntry', { tenant: 'shuiwu' });
    const all = await cards();
    const provinces = await screen.findByRole('combobox', { name: /省份/ });
    await waitFor(() =>
      expect(
        within(provinces)
          .getAllByRole('option')
          .slice(1)
          .map(({ textContent }) => textContent),
      ).toEqual(['湖北省（1 家）', '重庆市（1 家）', '四川省（1 家）']),
    );
    await choose(/省份/, '湖北省（1 家）');
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(all.length).toBeGreaterThan(1);
    expect(within((await cards())[0]!).getByText(/^湖北省 武汉市 /)).toBeTruthy();
    expect(await screen.findByRole('option', { name: '武汉市（1 家）' })).toBeTruthy();
    const regions = await asked('gmBranchFindRegion');
    expect(regions.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['GET', '/saas/v1/GmBranch/findRegion', {}],
      ['GET', '/saas/v1/GmBranch/findRegion', { parentCode: '420000' }],
    ]);
    expect(await asked('commonBranchFindRegion')).toEqual([]);
  });

  it('fails alone and can be tried again', async () => {
    client = await openApp('/userAgreement');
    await client.platform.fault({ match: { id: 'openPlatformBranchFindBranch' }, mode: 'status', times: 1 });
    await client.restart('/institutionalEntry');
    expect(await screen.findByRole('heading', { name: '机构列表加载失败' })).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await cards()).toHaveLength(10);
  });
});

describe('registration of a training base', () => {
  it('points at everything that is missing or wrong, and sends nothing', async () => {
    client = await openApp(register);
    await type(/^统一社会信用代码/, '91330203ma2ag7x23k');
    await type(/联系人手机号/, '15400000000');
    await type(/教室数量/, '1.5');
    await send();
    expect(await screen.findByText('统一社会信用代码18位数字或大写字母组成')).toBeTruthy();
    for (const text of ['请输入机构名称', '请填写正确的手机号', '请选择省份', '请输入整数', '请上传营业执照'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(await field(/机构名称/));
    await client.user.click(screen.getByRole('radio', { name: '注册号' }));
    await client.user.clear(await field(/^注册号/));
    await type(/^注册号/, '330203000012345');
    await send();
    await waitFor(() => expect(screen.queryByText('请输入 15 位注册号或 18 位统一社会信用代码')).toBeNull());
    expect(await asked('homemakingTrainingBaseSave')).toEqual([]);
  });

  it('a choice of region clears what lies below it', async () => {
    client = await openApp(register);
    await choose(/省份/, '浙江省');
    await choose(/城市/, '宁波市');
    await choose(/区县/, '海曙区');
    await choose(/城市/, '杭州市');
    expect(screen.getByRole('combobox', { name: /区县/ })).toHaveProperty('value', '');
    await choose(/区县/, '西湖区');
    await choose(/省份/, '江苏省');
    expect(screen.getByRole('combobox', { name: /城市/ })).toHaveProperty('value', '');
    expect(screen.getByRole('combobox', { name: /区县/ })).toHaveProperty('value', '');
  });

  it('takes jpg and png up to exactly 5 MB; an upload that fails stops its progress [settle-image-type] [settle-image-size] [upload-error-loading]', async () => {
    client = await openApp(register);
    const licence = '营业执照或办学许可证';
    await screen.findByRole('button', { name: '提交申请' });
    await pick(licence, picture('large.png', limit + 1));
    expect(await screen.findByText('图片大小不能超过5M')).toBeTruthy();
    // A picker shows other files too when it is told to.
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(screen.getByLabelText(`选择图片：${licence}`), picture('a.gif', 8, 'image/gif'));
    expect(await screen.findByText('请上传jpg、png格式的图片')).toBeTruthy();
    expect(await asked('uploadPicture')).toEqual([]);
    await client.platform.fault({ match: { id: 'uploadPicture' }, mode: 'status', status: 500 });
    await pick(licence, picture('licence.png', limit));
    expect(await screen.findByRole('button', { name: '重新上传' })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await pick(licence, picture('licence.png', limit));
    expect(await screen.findByRole('img', { name: `${licence} 1` })).toBeTruthy();
    const sent = (await asked('uploadPicture')).at(-1)!;
    expect(sent.body).toMatchObject({ file: { name: 'licence.png', type: 'image/png', bytes: limit } });
    expect(sent.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    await client.user.click(screen.getByRole('button', { name: `移除 ${licence} 1` }));
    expect(screen.queryByRole('img', { name: `${licence} 1` })).toBeNull();
  });

  it('an upload that takes long can be given up', async () => {
    client = await openApp(register);
    await client.platform.fault({ match: { id: 'uploadPicture' }, mode: 'delay', ms: 8_000 });
    await pick('培训基地照片', picture('base.png'));
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    await client.user.click(screen.getByRole('button', { name: '取消上传' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('img', { name: '培训基地照片 1' })).toBeNull();
    expect(screen.queryByText(/没有上传成功/)).toBeNull();
  });

  it('keeps what was typed until it is sent; then says the number and what comes next', async () => {
    client = await openApp(register);
    await type(/机构名称/, '宁波海曙职业技能培训学校');
    await type(/^统一社会信用代码/, '52330203MJ8951234K');
    await type(/联系人姓名/, '林晓');
    await type(/联系人手机号/, ' 13800017719 ');
    await choose(/省份/, '浙江省');
    await choose(/城市/, '宁波市');
    await choose(/区县/, '海曙区');
    await type(/教室数量/, '12');
    await type(/场地面积/, '2600');
    await client.restart(register);
    expect(await field(/机构名称/)).toHaveProperty('value', '宁波海曙职业技能培训学校');
    expect(screen.getByRole('combobox', { name: /区县/ })).toHaveProperty('value', '330203');
    await pick('营业执照或办学许可证', picture('licence.png'));
    await screen.findByRole('img', { name: '营业执照或办学许可证 1' });
    await pick('培训基地照片', picture('base.png'));
    await screen.findByRole('img', { name: '培训基地照片 1' });
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: '申请已提交' })).toBeTruthy();
    expect(screen.getByText(/^受理编号 JD\d{12}$/)).toBeTruthy();
    expect(screen.getByText('审核结果以短信发送给联系人。')).toBeTruthy();
    const [saved] = await asked('homemakingTrainingBaseSave');
    expect(saved?.body).toMatchObject({
      phone: '13800017719',
      province: '浙江省',
      city: '宁波市',
      district: '海曙区',
      regionCode: '330203',
      classroomNum: 12,
      siteArea: 2600,
      businessLicenseImage: expect.stringMatching(/^\/media\/upload\/\w+\.png$/),
    });
    await client.restart(register);
    expect(await field(/机构名称/)).toHaveProperty('value', '');
  });
});
