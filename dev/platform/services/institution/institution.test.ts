import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAdmin } from '#contract/platform/account/administrator.ts';
import * as calls from '#contract/platform/home/institution.ts';
import { platformUnderTest, type Envelope, type PlatformUnderTest } from '../../testing/client.ts';
import type { BaseApplication } from './base-check.ts';

let platform: PlatformUnderTest;
beforeAll(async () => {
  platform = await platformUnderTest();
});
afterAll(() => platform.close());

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const limit = 5 * 1024 * 1024;

async function upload(bytes: Buffer, name = 'licence.png', field = 'file', token = ''): Promise<Envelope> {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  const response = await platform.fetch('/resource/v1/resource/uploadPicture', {
    method: 'POST',
    body: form,
    headers: token === '' ? {} : { token },
  });
  return (await response.json()) as Envelope;
}

async function address(): Promise<string> {
  return z.parse(z.string(), (await upload(png)).data);
}

async function application(changes: Partial<BaseApplication> = {}): Promise<BaseApplication> {
  return {
    name: '宁波海曙职业技能培训学校',
    organCode: '52330203MJ8951234K',
    userName: '林晓',
    phone: '13800017719',
    province: '浙江省',
    city: '宁波市',
    district: '海曙区',
    regionCode: '330203',
    addressDetail: '丽园北路 1188 号',
    classroomNum: 12,
    siteArea: 2600,
    businessLicenseImage: await address(),
    trainingBaseImageList: [await address()],
    ...changes,
  };
}

describe('pictures', () => {
  it('are kept and shown again under the address that the answer gives', async () => {
    const { code, data } = await upload(jpeg, 'base.jpg');
    expect(code).toBe(0);
    const shown = await platform.fetch(z.parse(z.string(), data));
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(jpeg);
  });

  it.each([
    ['exactly 5 MB', Buffer.concat([png, Buffer.alloc(limit - png.length)]), 0],
    ['one byte more', Buffer.concat([png, Buffer.alloc(limit - png.length + 1)]), 40331],
    ['a GIF that calls itself PNG', Buffer.from('GIF89a'), 40332],
    ['nothing', Buffer.alloc(0), 40332],
  ])('%s', async (_, bytes, code) => {
    expect((await upload(bytes)).code).toBe(code);
  });

  it('need the field file', async () => {
    expect((await upload(png, 'a.png', 'picture')).code).toBe(40001);
  });

  it('of a session that ended are refused as any other call is', async () => {
    expect((await upload(png, 'a.png', 'file', 'long-gone')).code).toBe(303);
  });
});

describe('branches', () => {
  it('have regions with numbers, one step at a time; those of members are fewer', async () => {
    const ask = async (call: typeof calls.commonBranchFindRegion, code?: string) =>
      z.parse(calls.commonBranchFindRegion.answer, (await platform.call(call, { parentCode: code })).data);
    const common = await ask(calls.commonBranchFindRegion);
    const members = await ask(calls.gmBranchFindRegion);
    const sum = (list: typeof common) => list.reduce((total, { branchCount }) => total + (branchCount ?? 0), 0);
    expect(sum(members)).toBeLessThan(sum(common));
    const below = await ask(calls.commonBranchFindRegion, '330000');
    expect(below.map(({ name }) => name)).toEqual(['杭州市', '宁波市']);
    expect(await ask(calls.commonBranchFindRegion, '999999')).toEqual([]);
  });

  it('are found by name and region, ten a page', async () => {
    const find = async (more: { branchName?: string; regionCode?: string }, pageNum = 1) =>
      z.parse(
        calls.openPlatformBranchFindBranch.answer,
        (await platform.call(calls.openPlatformBranchFindBranch, { pageNum, pageSize: 10, ...more })).data,
      );
    const first = await find({});
    expect(first.list).toHaveLength(10);
    expect((await find({}, 3)).list).toHaveLength(first.total! - 20);
    expect((await find({ regionCode: '330200' })).list.map(({ regionName }) => regionName)).toEqual([
      '浙江省 宁波市 海曙区',
      '浙江省 宁波市 北仑区',
    ]);
    expect((await find({ branchName: '武侯' })).list.map(({ address: at }) => at)).toEqual(['一环路南二段 17 号']);
    expect((await find({ branchName: '没有' })).total).toBe(0);
  });
});

describe('registration of a training base', () => {
  const save = async (base: BaseApplication) => platform.call(calls.homemakingTrainingBaseSave, base);

  it('is taken once and gets a number; its contact administers it', async () => {
    const administers = async (phone: string) => (await platform.call(isAdmin, {}, await platform.signIn(phone))).data;
    expect(await administers('13800017719')).toBe(false);
    const { code, data } = await save(await application());
    expect(code).toBe(0);
    expect(await administers('13800017719')).toBe(true);
    expect(await administers('13800010002')).toBe(false);
    expect(data).toMatchObject({ applicationNo: expect.stringMatching(/^JD\d{12}$/) });
    const again = await save(await application());
    expect(again.code).toBe(40334);
    expect(again.message).toContain('JD');
  });

  it.each<[string, Partial<BaseApplication>, string]>([
    ['no name', { name: '  ' }, '机构名称'],
    ['a code in lower case', { organCode: '52330203mj8951234k' }, '18位数字或大写字母'],
    ['a code of 16', { organCode: '5233020300012345' }, '注册号为15位'],
    ['a contact of 31', { userName: '林'.repeat(31) }, '联系人'],
    ['a phone of no range', { phone: '15400000000' }, '手机号'],
    ['a city of another province', { city: '杭州市' }, '省、市、区'],
    ['a province as region', { regionCode: '330000', city: '', district: '' }, '省、市、区'],
    ['an address of 51', { addressDetail: '路'.repeat(51) }, '详细地址'],
    ['half a classroom', { classroomNum: 1.5 }, '整数'],
    ['a negative area', { siteArea: -1 }, '整数'],
    ['no licence', { businessLicenseImage: '' }, '营业执照'],
    ['no photo of the base', { trainingBaseImageList: [] }, '基地照片'],
    ['a picture of somewhere else', { businessLicenseImage: '/media/upload/elsewhere.png' }, '重新上传'],
  ])('refuses %s', async (_, changes, sentence) => {
    const { code, message } = await save(await application({ organCode: '52330203MJ8950000X', ...changes }));
    expect(code).toBeGreaterThan(40000);
    expect(message).toContain(sentence);
  });
});
