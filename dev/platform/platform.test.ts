import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { getPrivacyPolicy } from '#contract/platform/site/privacy-policy.ts';
import { configurationByEncodedHost } from '#contract/platform/site/tenant.ts';
import { bankOf } from './content/banks.ts';
import { exams } from './content/exams.ts';
import { pictures } from './content/pictures.ts';
import { tenants } from './content/tenants.ts';
import { sizeOf } from './services/exam/paper-content.ts';
import { platformUnderTest } from './testing/client.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-platform-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startChild(db: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), '--db', db], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8');
  let printed = '';
  while (!printed.includes('\n')) printed += String((await once(child.stdout, 'data'))[0]);
  return { child, origin: /^platform (http:\/\/127\.0\.0\.1:\d+)\n/.exec(printed)?.[1] ?? '' };
}

describe('the process', () => {
  it('keeps sessions and papers over SIGKILL', async () => {
    const db = path.join(folder, 'killed.db');
    const first = await startChild(db);
    const login = await fetch(`${first.origin}/usercenter/v2/t-c/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: '13800010002', password: 'Lectern2026' }),
    });
    const { token } = z.parse(z.object({ data: z.object({ token: z.string() }) }), await login.json()).data;
    const join = '/exam/v1/exam/joinExam?examId=e-power-review&bussinessId=t-e-power-review&type=1';
    const joined: unknown = await (await fetch(first.origin + join, { headers: { token } })).json();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const second = await startChild(db);
    const again: unknown = await (await fetch(second.origin + join, { headers: { token } })).json();
    expect(again).toEqual(joined);
    second.child.kill('SIGTERM');
    expect(await once(second.child, 'exit')).toEqual([0, null]);
  }, 30_000);

  it('names the port when it is taken', async () => {
    const platform = await platformUnderTest();
    const { port } = new URL(platform.origin);
    const { startPlatform } = await import('./start.ts');
    await expect(startPlatform({ port: Number(port), db: ':memory:' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await platform.close();
  });
});

describe('every answer', () => {
  it("carries the Date of the platform's own clock, also of requests in the log", async () => {
    const platform = await platformUnderTest();
    await platform.diagnose('POST', '/__clock', { offsetMs: 3_600_000 });
    const response = await platform.fetch('/resource/v1/privacyPolicy/getPrivacyPolicy?id=1', {
      headers: { locale: 'zh-CN', _timezone: 'Asia/Shanghai', token: 'secret-token' },
    });
    const ahead = Date.parse(response.headers.get('date') ?? '') - Date.now();
    expect(Math.abs(ahead - 3_600_000)).toBeLessThan(5_000);
    const log = JSON.stringify(await platform.diagnose('GET', '/__log'));
    expect(log).not.toContain('secret-token');
    expect(log).toContain('"_timezone":"Asia/Shanghai"');
    await platform.close();
  });
});

describe('content', () => {
  it('gives each tenant its own name, colour and logo, by host or by order', async () => {
    const platform = await platformUnderTest();
    const titles = new Set<string>();
    for (const { name } of tenants) {
      const { data } = await platform.call(configurationByEncodedHost, { encodedHost: `${name}.example.cn` });
      const { theme, websiteSetting } = z.parse(configurationByEncodedHost.answer, data);
      expect(theme).toMatch(/^#[0-9a-f]{6}$/);
      expect((await platform.fetch(websiteSetting.pageLogo)).headers.get('content-type')).toBe('image/svg+xml');
      titles.add(websiteSetting.pageTitle);
    }
    expect(titles.size).toBe(tenants.length);
    await platform.close();
    const fixed = await platformUnderTest(':memory:', 'anhe');
    const { data } = await fixed.call(configurationByEncodedHost, { encodedHost: 'somewhere.else' });
    expect(z.parse(configurationByEncodedHost.answer, data).websiteSetting.pageTitle).toBe('安和养老护理学院');
    expect((await fixed.call(getPrivacyPolicy, { id: 1 })).code).toBe(0);
    await fixed.close();
  });

  it('fills every exam from its bank, with keys that exist', () => {
    for (const exam of exams) expect(sizeOf(exam).questions, exam.id).toBeGreaterThan(0);
    for (const name of new Set(exams.map(({ bank }) => bank))) {
      for (const question of bankOf(name).flatMap((entry) => [entry, ...entry.children])) {
        if (question.type > 3) continue;
        const keys = question.options.map((_, index) => String.fromCharCode(65 + index));
        expect(
          question.key[0]?.every((key) => keys.includes(key)),
          question.id,
        ).toBe(true);
        expect(new Set(question.options).size, question.id).toBe(question.options.length);
      }
    }
  });

  it('has every picture and sound that a question or an exam names', async () => {
    const platform = await platformUnderTest();
    const text = JSON.stringify([exams, ...new Set(exams.map(({ bank }) => bankOf(bank)))]);
    const media = new Set(text.match(/\/media\/[\w.-]+/g));
    expect(media.size).toBeGreaterThan(4);
    for (const file of media) expect((await platform.fetch(file)).status, file).toBe(200);
    expect((await platform.fetch('/media/nothing.svg')).status).toBe(404);
    expect(Object.values(pictures).join('').length).toBeLessThan(100_000);
    await platform.close();
  });

  it('is the same on the next start, with the exams around the new day', async () => {
    const db = path.join(folder, 'again.db');
    const list = async () => {
      const platform = await platformUnderTest(db);
      const token = await platform.signIn('13800017719');
      const { data } = await platform.call(userExamFindUserExams, { pageNum: 1, pageSize: 999 }, token);
      await platform.close();
      return z.parse(userExamFindUserExams.answer, data).list;
    };
    expect(await list()).toEqual(await list());
  });
});
