import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/beyond/phone-camera.ts';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { signInInvigilator } from '../../testing/invigilator.ts';
import { jpegOf } from '../../testing/jpeg.ts';

const examId = 'e-power-review';
const before = { examId, userPaperId: '' };
const samplePicture = jpegOf(640, 480);

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800010002');
});
afterEach(() => platform.close());

async function code(paper = before): Promise<string> {
  const { data } = await platform.call(calls.phoneCameraPair, paper, token);
  return z.parse(calls.phoneCameraPair.answer, data).code;
}

async function find(paper = before, by = token) {
  return z.parse(calls.phoneCameraFind.answer, (await platform.call(calls.phoneCameraFind, paper, by)).data);
}

async function frame(after: number, by = token) {
  const { pairingId } = await find();
  return platform.call(calls.phoneCameraFrame, { pairingId, after }, by);
}

/** A phone's browser: it keeps its cookie. */
function phone() {
  let cookie = '';
  return async (path: string, body?: unknown) => {
    const answer = await platform.fetch(`/phoneCamera/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: answer.status, value: z.parse(z.looseObject({}), await answer.json()) };
  };
}

describe('the code', () => {
  it('connects one phone, once, however it is typed', async () => {
    const typed = await code();
    expect(typed).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await find()).toMatchObject({ state: 'code' });
    const [first, second] = [phone(), phone()];
    const joined = await first('join', { code: ` ${typed.slice(0, 4).toLowerCase()}-${typed.slice(4)}` });
    expect(joined).toMatchObject({ status: 200, value: { state: 'live', everySeconds: 1 } });
    expect(String(joined.value['learner'])).toMatch(/^.\*\*$/);
    expect(await find()).toMatchObject({ state: 'live' });
    expect(await second('join', { code: typed })).toMatchObject({ status: 404, value: { state: 'no-code' } });
    expect(await second('session')).toMatchObject({ status: 410 });
  });

  it.each([['after five minutes', 301_000]])('ends %s', async (_, offsetMs) => {
    const typed = await code();
    await platform.diagnose('POST', '/__clock', { offsetMs });
    expect(await phone()('join', { code: typed })).toMatchObject({ status: 404 });
    expect(await find()).toMatchObject({ state: '' });
  });

  it('a newer one ends it; the connected phone goes on until another one takes its place', async () => {
    const [old, next] = [phone(), phone()];
    await old('join', { code: await code() });
    const unused = await code();
    const used = await code();
    expect(await next('join', { code: unused })).toMatchObject({ status: 404 });
    expect(await old('session')).toMatchObject({ status: 200 });
    await next('join', { code: used });
    expect(await old('frame', { image: samplePicture })).toMatchObject({ status: 410, value: { state: 'ended' } });
    expect(await next('session')).toMatchObject({ status: 200 });
  });

  it('is made for an exam with a side camera only, and for no other learner’s paper', async () => {
    const none = { examId: 'e-weld-mock', userPaperId: '' };
    expect((await platform.call(calls.phoneCameraPair, none, token)).code).toBe(40381);
    const other = await platform.signIn('13800010006');
    const paper = await platform.join(other, examId);
    expect((await platform.call(calls.phoneCameraPair, paper, token)).code).toBe(40401);
  });
});

describe('a connected phone', () => {
  it('its last picture reaches the seat once, and nobody else', async () => {
    const mine = phone();
    await mine('join', { code: await code() });
    expect((await frame(0)).data).toMatchObject({ number: 0, image: '' });
    expect(await mine('frame', { image: samplePicture })).toMatchObject({ status: 200 });
    const { data } = await frame(0);
    expect(data).toMatchObject({ state: 'live', number: 1, image: samplePicture, everySeconds: 1 });
    expect((await frame(1)).data).toMatchObject({ number: 1, image: '' });
    const other = await platform.signIn('13800010006');
    expect((await frame(0, other)).code).toBe(41011);
  });

  it.each([
    ['no picture', 'data:image/png;base64,AAAA'],
    ['no base64', 'hello'],
    ['too large', `data:image/jpeg;base64,${'/9j/'.repeat(21_000)}`],
  ])('is refused %s, and stays connected', async (_, image) => {
    const mine = phone();
    await mine('join', { code: await code() });
    expect(await mine('frame', { image })).toMatchObject({ status: 400 });
    expect(await mine('session')).toMatchObject({ status: 200 });
  });

  it('says when its page is left and when it is back', async () => {
    const mine = phone();
    await mine('join', { code: await code() });
    await mine('state', { state: 'left' });
    expect(await find()).toMatchObject({ state: 'left' });
    await mine('frame', { image: samplePicture });
    expect(await find()).toMatchObject({ state: 'live' });
  });

  it('belongs to the paper that is joined, slower from then on, and ends with it', async () => {
    const mine = phone();
    await mine('join', { code: await code() });
    const paper = await platform.join(token, examId);
    expect(await find(paper)).toMatchObject({ state: 'live' });
    expect(await mine('frame', { image: samplePicture })).toMatchObject({ value: { everySeconds: 4 } });
    const staff = await signInInvigilator(platform.origin);
    expect(await staff.board()).toContain('手机机位已连接');
    await platform.call(userPaperCommitAllPaper, { ...paper, commitType: 1, answerList: [] }, token);
    expect(await mine('frame', { image: samplePicture })).toMatchObject({ status: 410 });
    expect(await find(paper)).toMatchObject({ state: '' });
  });

  it.each([
    ['the learner', async () => void (await platform.call(calls.phoneCameraEnd, before, token))],
    ['the phone', null],
  ] as const)('ends when %s disconnects it', async (_, ends) => {
    const mine = phone();
    await mine('join', { code: await code() });
    if (ends) await ends();
    else await mine('leave', {});
    expect(await mine('session')).toMatchObject({ status: 410 });
    expect(await find()).toMatchObject({ pairingId: '', state: '' });
  });
});

it('the page runs its own script only, has words in three languages, and no secret of the phone is readable by it', async () => {
  const page = await platform.fetch('/phoneCamera');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const script = await (await platform.fetch('/phoneCamera/page.js')).text();
  for (const words of ['打开摄像头', 'Turn on the camera', 'Activer la caméra']) expect(script).toContain(words);
  const answer = await platform.fetch('/phoneCamera/join', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: await code() }),
  });
  expect(answer.headers.get('set-cookie')).toMatch(
    /^phone_camera=[\w-]{32}; Path=\/phoneCamera; HttpOnly; SameSite=Str/,
  );
});
