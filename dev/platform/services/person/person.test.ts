import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faceverify, getVerifyToken, idcardAffirm, idcardDiscern } from '#contract/platform/account/identity.ts';
import { currentBranchInfo, getUserInfo, updateBySelf } from '#contract/platform/account/user.ts';
import { isRealNameAuthentication } from '#contract/platform/face/face.ts';
import { getTree } from '#contract/platform/site/region-tree.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { jpegOf } from '../../testing/jpeg.ts';
import { isIdCardNo } from './id-card.ts';
import { regions } from './regions.ts';

const verified = '13800010002';
const unverified = '13800010003';
const card = jpegOf(1280, 808);
const face = jpegOf(300, 300);

let platform: PlatformUnderTest;
beforeAll(async () => {
  platform = await platformUnderTest();
});
afterAll(() => platform.close());

const infoOf = async (token: string) => {
  const { data } = await platform.call(getUserInfo, {}, token);
  return getUserInfo.answer.parse(data);
};
const changesOf = async (token: string) => {
  const { name, nickname, gender, birthday, areaCode, idCardNo } = await infoOf(token);
  return { name, nickname, gender, birthday, areaCode, idCardNo };
};

describe('regions', () => {
  it('are the whole country, every city with its districts', async () => {
    const { data } = await platform.call(getTree, { type: 1 });
    const tree = getTree.answer.parse(data);
    expect(tree.length).toBeGreaterThan(30);
    const [zhejiang] = tree.filter(({ code }) => code === '330000');
    const [ningbo] = zhejiang!.children.filter(({ name }) => name === '宁波市');
    expect(ningbo!.children.map(({ code, name }) => `${code}${name}`)).toContain('330203海曙区');
    expect(regions.flatMap(({ children }) => children).every(({ code }) => /^\d{6}$/.test(code))).toBe(true);
  });

  it('have one type only', async () => {
    expect((await platform.call(getTree, { type: 2 })).code).toBe(40001);
  });
});

describe('ID numbers', () => {
  it.each([
    ['11010519491231002X', true],
    ['110105194912310021', false],
    ['130503670401001', true],
    ['13050367040100', false],
    ['1101051949123100AX', false],
  ])('%s: %s', (text, good) => expect(isIdCardNo(text)).toBe(good));
});

describe('the profile', () => {
  it('is changed by its owner', async () => {
    const token = await platform.signIn(verified);
    const changes = await changesOf(token);
    expect(isIdCardNo(changes.idCardNo)).toBe(true);
    const next = { ...changes, nickname: '小燕', gender: 2, birthday: '1992-03-08 00:00:00', areaCode: '330203' };
    expect((await platform.call(updateBySelf, next, token)).code).toBe(0);
    expect(await changesOf(token)).toEqual(next);
  });

  it.each([
    [{ name: '李雁' }, '已实名认证，不能修改用户名'],
    [{ nickname: '  ' }, '昵称不能为空'],
    [{ nickname: '一二三四五六七八九十一二三四五六' }, '昵称最多 15 个字'],
    [{ gender: 4 }, '参数 gender 超出范围'],
    [{ birthday: '2999-01-01 00:00:00' }, '生日不能晚于今天'],
    [{ birthday: '1999-02-30 00:00:00' }, '生日格式不正确'],
    [{ birthday: '1999-02-03' }, '生日格式不正确'],
    [{ areaCode: '330200' }, '请选择完整的所在地区'],
    [{ idCardNo: '11010519491231002X' }, '身份证号以身份认证结果为准，不能直接修改'],
  ])('with %o is refused: %s', async (change, message) => {
    const token = await platform.signIn(verified);
    const before = await changesOf(token);
    const answer = await platform.call(updateBySelf, { ...before, ...change }, token);
    expect(answer.message).toBe(message);
    expect(await changesOf(token)).toEqual(before);
  });

  it('the type of a branch is decided here', async () => {
    const flags = async (phone: string) =>
      (await platform.call(currentBranchInfo, {}, await platform.signIn(phone))).data;
    expect(await flags(verified)).toEqual({ wdBranch: false, wdSubBranch: false });
    expect(await flags('13800010006')).toEqual({ wdBranch: true, wdSubBranch: true });
  });
});

describe('identity', () => {
  const read = async (token: string) => {
    const front = await platform.call(idcardDiscern, { side: 'front', image: card }, token);
    const back = await platform.call(idcardDiscern, { side: 'back', image: card }, token);
    return { front, back, facts: idcardDiscern.answer.parse(front.data ?? {}) };
  };
  const tokenFor = async (token: string) =>
    getVerifyToken.answer.parse((await platform.call(getVerifyToken, {}, token)).data).verifyToken;

  it('is verified by both sides, a confirmation and a live face', async () => {
    const token = await platform.signIn('13800020011');
    await platform.diagnose('POST', '/__verify', { account: 'nobody' });
    const unknown = await platform.signIn(unverified);
    const { facts, back } = await read(unknown);
    expect(facts.name).toBe('王建国');
    expect(idcardDiscern.answer.parse(back.data).validity).toMatch(/^\d{4}\.\d\d\.\d\d-\d{4}\.\d\d\.\d\d$/);
    const hashBefore = (await platform.call(isRealNameAuthentication, {}, unknown)).data;
    expect((await platform.call(idcardAffirm, { name: facts.name, idCardNo: facts.idCardNo }, unknown)).code).toBe(0);
    const verifyToken = await tokenFor(unknown);
    const flat = await platform.call(faceverify, { verifyToken, faceImage: jpegOf(300, 300, 100) }, unknown);
    expect(flat.data).toEqual({ passed: false, remaining: 4 });
    const good = await platform.call(faceverify, { verifyToken, faceImage: face }, unknown);
    expect(good.data).toMatchObject({ passed: true });
    expect(await infoOf(unknown)).toMatchObject({ idAuthStatus: 1, idCardNo: facts.idCardNo, name: facts.name });
    expect((await platform.call(isRealNameAuthentication, {}, unknown)).data).not.toBe(hashBefore);
    const again = await platform.call(idcardDiscern, { side: 'front', image: card }, unknown);
    expect(again.message).toBe('您已完成实名认证，无需重复认证');
    expect((await platform.call(getVerifyToken, {}, token)).message).toBe('您已完成实名认证，无需重复认证');
  });

  it.each([
    ['13800010041', '未能识别证件信息，请确认照片清晰、四角完整后重新上传'],
    ['13800010042', '姓名与身份证号不一致，请核对后再提交'],
    ['13800010043', '该身份证号已被其他账号认证，请联系所在机构处理'],
  ])('of %s is refused: %s', async (phone, message) => {
    const token = await platform.signIn(phone);
    const { front, facts } = await read(token);
    const affirmed = await platform.call(idcardAffirm, { name: facts.name, idCardNo: facts.idCardNo }, token);
    expect([front.message, affirmed.message]).toContain(message);
    expect((await infoOf(token)).idAuthStatus).toBe(0);
  });

  it('a picture must be one, and of some size', async () => {
    const token = await platform.signIn('13800010042');
    const said = async (image: string) => (await platform.call(idcardDiscern, { side: 'front', image }, token)).message;
    expect(await said('data:image/gif;base64,R0lGODdh')).toContain('照片格式不正确');
    expect(await said(jpegOf(200, 120))).toContain('未能识别证件信息');
  });

  it('a face token runs out after ten minutes, and allows five tries', async () => {
    const token = await platform.signIn('13800010044');
    const { facts } = await read(token);
    await platform.call(idcardAffirm, { name: facts.name, idCardNo: facts.idCardNo }, token);
    const verifyToken = await tokenFor(token);
    for (const remaining of [4, 3, 2, 1, 0]) {
      const answer = await platform.call(faceverify, { verifyToken, faceImage: face }, token);
      expect(answer.data).toEqual({ passed: false, remaining });
    }
    expect((await platform.call(faceverify, { verifyToken, faceImage: face }, token)).code).toBe(40315);
    const second = await tokenFor(token);
    // Another token is no way around it.
    expect((await platform.call(faceverify, { verifyToken: second, faceImage: face }, token)).code).toBe(40315);
    await platform.diagnose('POST', '/__clock', { offsetMs: 601_000 });
    const late = await platform.call(faceverify, { verifyToken: second, faceImage: face }, token);
    expect(late.message).toBe('认证已超时，请重新开始人脸核验');
    await platform.diagnose('POST', '/__clock', { offsetMs: 0 });
  });

  it('the phone can verify as well', async () => {
    await platform.diagnose('POST', '/__verify', { account: '13800010044' });
    expect((await infoOf(await platform.signIn('13800010044'))).idAuthStatus).toBe(1);
  });
});
