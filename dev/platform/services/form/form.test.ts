import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as calls from '#contract/platform/learning/form.ts';
import { taskDetail } from '#contract/platform/learning/task-detail.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';
import { formCodes } from './codes.ts';

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterEach(() => platform.close());

const read = async (formId: string, who = token) => {
  const { data } = await platform.call(calls.formFindById, { formId }, who);
  return z.parse(calls.formFindById.answer, data);
};
const send = (formId: string, answers: Record<string, string[]>, who = token) =>
  platform.call(
    calls.formSubmit,
    { formId, answerList: Object.entries(answers).map(([fieldId, valueList]) => ({ fieldId, valueList })) },
    who,
  );

const entry = {
  name: ['陈思远'],
  born: ['1990-05-04'],
  education: ['大专'],
  years: ['6'],
  home: ['320000', '320100', '320102'],
};

describe('a form', () => {
  it('comes with its items, and with what was sent before', async () => {
    const before = await read('f-fire-entry');
    expect(before).toMatchObject({ isSubmitted: false, submitTime: null, answerList: [] });
    expect(before.fieldList.map(({ type }) => type)).toContain('region');
    expect(await send('f-fire-entry', entry)).toMatchObject({ code: 0 });
    expect(await send('f-fire-entry', { ...entry, years: ['7'] })).toMatchObject({ code: 0 });
    const after = await read('f-fire-entry');
    expect(after.isSubmitted).toBe(true);
    expect(after.answerList.find(({ fieldId }) => fieldId === 'years')?.valueList).toEqual(['7']);
  });

  it('that was sent is filled in everywhere in its task, and opens what waited for it', async () => {
    const statuses = async () => {
      const { data } = await platform.call(taskDetail, { id: 't-form' }, token);
      return z.parse(taskDetail.answer, data).itemList!.map(({ submitStatus, isLocked }) => [submitStatus, isLocked]);
    };
    expect(await statuses()).toEqual([
      [0, false],
      [0, true],
    ]);
    const { data } = await upload();
    await send('f-entry', { read: ['已阅读并同意'], clear: ['5'], sign: [`${data}`] });
    expect(await statuses()).toEqual([
      [1, false],
      [0, false],
    ]);
  });

  it('of one time is sent once [form-once]', async () => {
    const answers = { who: ['林晓'], phone: ['13800017719'], people: ['0'] };
    expect(await send('f-open-day', answers)).toMatchObject({ code: 0 });
    const once = async () => (await read('f-entry')).isOnce;
    expect(await once()).toBe(true);
    const { data } = await upload();
    const promise = { read: ['已阅读并同意'], clear: ['5'], sign: [`${data}`] };
    expect(await send('f-entry', promise)).toMatchObject({ code: 0 });
    expect(await send('f-entry', promise)).toMatchObject({ code: formCodes.formOnce });
  });

  it.each([
    ['without what is required', { ...entry, name: [' '] }, formCodes.formBlank],
    ['with a day that is none', { ...entry, born: ['1990-13-40'] }, formCodes.formValue],
    ['with a choice that is not offered', { ...entry, education: ['博士后'] }, formCodes.formValue],
    ['with a number beyond its limit', { ...entry, years: ['51'] }, formCodes.formValue],
    ['with half a region', { ...entry, home: ['320000'] }, formCodes.formValue],
    ['with more choices than allowed', { ...entry, posts: ['其他', '防火巡查', '设施维修保养'] }, formCodes.formValue],
    ['with a picture that nobody uploaded', { ...entry, proof: ['/media/upload/none.jpg'] }, formCodes.formValue],
  ])('%s is refused [form-required]', async (_, answers, code) => {
    expect(await send('f-fire-entry', answers)).toMatchObject({ code });
  });

  it('is refused after its collection [form-late]', async () => {
    expect((await read('f-survey-2025')).endTime).toBeLessThan(Date.now());
    expect(await send('f-survey-2025', { score: ['5'] })).toMatchObject({ code: formCodes.formOver });
  });

  it('is open to a visitor only where it is public', async () => {
    expect((await read('f-open-day', '')).name).toBe('实训基地开放日登记');
    const answers = { who: ['王芳'], phone: ['13900001111'], people: ['2'] };
    expect(await send('f-open-day', answers, '')).toMatchObject({ code: 0 });
    expect(await platform.call(calls.formFindById, { formId: 'f-entry' }, '')).not.toMatchObject({ code: 0 });
  });
});

/** A picture of a few bytes that begin as PNG. */
async function upload() {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]), 'sign.png');
  const response = await platform.fetch('/resource/v1/resource/uploadPicture', {
    method: 'POST',
    headers: { token },
    body,
  });
  return z.parse(z.object({ data: z.unknown() }), await response.json());
}
