import { act, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageController } from '#app/start/language-controller.ts';
import { settingsAtom } from '#domain/app-state.ts';
import { i18n } from '#lib/i18n/i18n.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const everything = '13800017719';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const asked = async (id: string) => (await client.platform.log()).filter((entry) => entry.id === id);
const choose = (locale: 'zh-CN' | 'en-US' | 'fr-FR') =>
  act(async () => void (await client.core.desktop.settings.change({ locale })));
const kept = async (locale: 'zh-CN' | 'en-US' | 'fr-FR') => {
  const pack = await client.core.desktop.language.pack(locale);
  return pack.ok ? (pack.value?.version ?? null) : null;
};

describe('the language of a first visit', () => {
  it('is the first that the platform offers [language-first-visit]', async () => {
    client = await openApp('/login', { tenant: 'global' });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('en-US');
    await waitFor(async () => expect(await asked('getConfiguration')).toHaveLength(1));
  });

  it('is Chinese where the platform speaks one language [language-first-visit]', async () => {
    client = await openApp('/login');
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
    await waitFor(async () => expect(await asked('getConfiguration')).toHaveLength(1));
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  it('is not asked about when the command line names one, or the learner did [language-first-visit]', async () => {
    client = await openApp('/login', { tenant: 'global', client: { lang: 'fr-FR' } });
    expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeTruthy();
    await choose('zh-CN');
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
    await client.restart('/login');
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
    expect(await asked('getConfiguration')).toEqual([]);
  });
});

describe('language packs', () => {
  it('are asked for by app, language and environment [language-calls-params] [env-mapping]', async () => {
    client = await openApp('/examList', { tenant: 'anhe', signedIn: everything });
    await title('考核中心');
    const query = { appname: 'lectern', language: 'zh-CN', env: 'prod' };
    expect((await asked('checkPackageVersion')).map((entry) => entry.query)).toContainEqual(query);
    expect((await asked('getCourseGrantList')).map((entry) => entry.query)).toContainEqual(query);
  });

  it('are fetched again only when there is a newer version [language-pack-refetch]', async () => {
    client = await openApp('/examList', { tenant: 'anhe', signedIn: everything });
    await title('考核中心');
    await waitFor(async () => expect(await kept('zh-CN')).toBe('1.0.0'));
    const before = (await asked('getCourseGrantList')).length;
    await client.restart('/examList');
    await title('考核中心');
    const checks = (await asked('checkPackageVersion')).length;
    expect(checks).toBeGreaterThan(1);
    expect(await asked('getCourseGrantList')).toHaveLength(before);

    await client.platform.publish({ language: 'zh-CN', version: '1.1.0', texts: { 'exam-list:title': '考核大厅' } });
    await client.restart('/examList');
    await title('考核大厅');
    expect((await asked('getCourseGrantList')).length).toBeGreaterThan(before);
    expect(await kept('zh-CN')).toBe('1.1.0');
  });

  it('change the words of open screens, and keep a version for each language [language-pack-cache]', async () => {
    client = await openApp('/examList', { tenant: 'global', signedIn: everything });
    await title('Assessments');
    await choose('fr-FR');
    await title('Évaluations');
    await client.platform.publish({
      language: 'en-US',
      version: '3.0',
      texts: { exam: 1, 'exam-list:title': 'Trials' },
    });
    await choose('en-US');
    await title('Trials');
    expect([await kept('fr-FR'), await kept('en-US'), await kept('zh-CN')]).toEqual(['1.0.0', '3.0', null]);
  });

  it('serve without network, also after signing out', async () => {
    client = await openApp('/examList', { tenant: 'anhe', signedIn: everything });
    await title('考核中心');
    await act(async () => void (await client.core.desktop.session.end('code-403')));
    await screen.findByText(/从容考核/);
    await client.platform.stop();
    await client.restart('/login');
    expect(await screen.findByText(/从容考核/)).toBeTruthy();
  });

  it('change nothing when they are broken', async () => {
    client = await openApp('/examList', { signedIn: everything });
    await title('考试中心');
    await client.platform.publish({
      language: 'zh-CN',
      version: '2',
      texts: { 'exam-list:title': '', 'app:header.home': '回到首页', 'app:header.back': 7, 'nobody:knows': 'x' },
    });
    await client.restart('/examList');
    await title('考试中心');
    await waitFor(async () => expect(await kept('zh-CN')).toBe('2'));
    expect(screen.getByRole('link', { name: '启程职业培训，回到首页' })).toBeTruthy();
    await client.platform.fault({ match: { id: 'getCourseGrantList' }, mode: 'malformed', times: 0 });
    await client.platform.publish({ language: 'zh-CN', version: '3', texts: { 'exam-list:title': '考核' } });
    await client.restart('/examList');
    await title('考试中心');
    await waitFor(() => expect(client.core.log.some((line) => line.includes('language pack'))).toBe(true));
    expect(await kept('zh-CN')).toBe('2');
  });
});

it('a language that is chosen while the page starts is the one it starts with', async () => {
  client = await openApp('/login');
  const store = createStore();
  // As on a first start.
  Object.assign(i18n, { isInitialized: false });
  const controller = new LanguageController(store);
  const started = controller.start(['account']);
  store.set(settingsAtom, (settings) => ({ ...settings, locale: 'fr-FR' as const }));
  controller.follow();
  await started;
  await waitFor(() => expect(document.documentElement.lang).toBe('fr-FR'));
  controller.stop();
});
