import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Input } from '#contract/platform/endpoint.ts';
import { branchApply, sendCode } from '#contract/platform/market/settlement.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { accountCodes } from '../account/codes.ts';
import { settlementCodes } from './service.ts';

const phone = '13871234567';
const outbox = z.object({ messages: z.array(z.object({ target: z.string(), code: z.string() })) });
/** The first bytes of a PNG are all that the platform looks at. */
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

let platform: PlatformUnderTest;
let picture: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  const body = new FormData();
  body.append('file', new Blob([png], { type: 'image/png' }), 'licence.png');
  const answer = await platform.fetch('/resource/v1/resource/uploadPicture', { method: 'POST', body });
  picture = z.parse(z.object({ data: z.string() }), await answer.json()).data;
});
afterEach(() => platform.close());

async function codeSent(): Promise<string> {
  await platform.call(sendCode, { account: phone, type: 2 });
  const { messages } = z.parse(outbox, await platform.diagnose('GET', '/__outbox'));
  return messages.find(({ target }) => target === phone)?.code ?? '';
}

const application = (authCode: string): Input<typeof branchApply> => ({
  trainFormList: [1],
  trainOnline: 1,
  trainOffline: 0,
  name: '海曙职业培训学校',
  userName: '林晓',
  phone,
  authCode,
  province: '浙江省',
  city: '宁波市',
  district: '海曙区',
  regionCode: '330203',
  addressDetail: '',
  organCode: '91350100M000100Y43',
  businessLicenseImage: picture,
});
const apply = async (authCode: string, change = {}) =>
  (await platform.call(branchApply, { ...application(authCode), ...change })).code;

describe('an application for settlement', () => {
  it('is taken once, and waits for its review', async () => {
    expect(await apply(await codeSent())).toBe(0);
    await platform.diagnose('POST', '/__clock', { offsetMs: 61_000 });
    expect(await apply(await codeSent())).toBe(settlementCodes.settlementPending);
    await platform.diagnose('POST', '/__clock', { offsetMs: 4 * 86_400_000 });
    expect(await apply('000000')).toBe(settlementCodes.settlementApproved);
  });

  it('needs the code of this phone: right, fresh, and guessed at five times at most', async () => {
    const code = await codeSent();
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await apply('')).toBe(accountCodes.codeMissing);
    expect(await apply(wrong)).toBe(accountCodes.wrongCode);
    for (let tries = 0; tries < 4; tries += 1) await apply(wrong);
    expect(await apply(code)).toBe(accountCodes.codeExpired);
    await platform.diagnose('POST', '/__clock', { offsetMs: 61_000 });
    const fresh = await codeSent();
    await platform.diagnose('POST', '/__clock', { offsetMs: 12 * 60_000 });
    expect(await apply(fresh)).toBe(accountCodes.codeExpired);
  });

  it.each([
    ['no way of training', { trainFormList: [], trainOnline: 0 }],
    ['flags of another way', { trainOffline: 1 }],
    ['no name', { name: ' ' }],
    ['a phone that is none', { phone: '123' }],
    ['a region of another name', { district: '江北区' }],
    ['a code of 17 signs', { organCode: '91350100M000100Y4' }],
    ['no licence', { businessLicenseImage: '' }],
    ['offline training without classrooms', { trainFormList: [2], trainOnline: 0, trainOffline: 1, siteArea: 1 }],
    [
      'offline training without a photo',
      { trainFormList: [2], trainOnline: 0, trainOffline: 1, classroomNum: 1, siteArea: 1 },
    ],
  ])('%s is refused', async (_, change) => {
    expect(await apply('123456', change)).toBe(40001);
  });

  it('a picture that nobody kept is refused', async () => {
    expect(await apply('123456', { businessLicenseImage: '/media/none.png' })).toBe(
      settlementCodes.settlementPictureMissing,
    );
  });

  it('a code is sent to a mobile phone, for this purpose, once a minute', async () => {
    expect((await platform.call(sendCode, { account: '123', type: 2 })).code).toBe(40001);
    expect((await platform.call(sendCode, { account: phone, type: 1 })).code).toBe(40001);
    expect((await platform.call(sendCode, { account: phone, type: 2 })).code).toBe(0);
    expect((await platform.call(sendCode, { account: phone, type: 2 })).code).toBe(accountCodes.codeTooSoon);
  });
});
