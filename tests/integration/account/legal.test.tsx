import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { tenantFor } from '#dev/platform/content/tenants.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const pages = [
  ['/userAgreement', '用户协议', 'User agreement', 'Conditions d’utilisation'],
  ['/registerProtocol', '注册协议', 'Registration terms', 'Conditions d’inscription'],
  ['/UserPrivacy', '学员个人信息保护说明', 'How learners', 'Protection des données'],
  ['/user-privacy', '学员个人信息保护说明', 'How learners', 'Protection des données'],
  ['/NetworkRegulation', '网络行为规范', 'Rules of conduct', 'Règles de conduite'],
  ['/network-regulation', '网络行为规范', 'Rules of conduct', 'Règles de conduite'],
  ['/service-agreement', '服务协议', 'Service agreement', 'Contrat de service'],
  ['/shuidianPrivacy', '水利水电行业培训隐私说明', 'Privacy notice for water', 'Confidentialité des formations'],
] as const;

const title = () => screen.findByRole('heading', { level: 1 });

describe('legal texts', () => {
  it.each(pages)(
    '%s in three languages, without the bar [no-navigation-bar]',
    async (path, chinese, english, french) => {
      client = await openApp(path);
      expect((await title()).textContent).toBe(chinese);
      expect(document.querySelector('header')).toBeNull();
      expect(within(screen.getByRole('article')).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5);
      expect(screen.getByText(/^版本 \d/)).toBeTruthy();
      // Nobody is bound by what a training centre did not write.
      expect(screen.getAllByText(/示例文本/u).length).toBeGreaterThan(0);
      for (const [locale, name] of [
        ['en-US', english],
        ['fr-FR', french],
      ] as const) {
        await client.core.desktop.settings.change({ locale });
        expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeTruthy();
      }
    },
  );

  it('are those of the centre where it wrote its own, and only these are agreed to', async () => {
    client = await openApp('/login');
    await screen.findByRole('checkbox', { name: '已阅读并同意 隐私政策' });
    expect(screen.getByText(/示例/u).textContent).toBe('另有客户端自带的示例：用户协议');
    const { configuration } = tenantFor('qicheng', '');
    const own = {
      key: 'lectern_legal_texts',
      value: JSON.stringify({ agreement: '<h2>学员守约</h2><p>按期学习。</p>' }),
    };
    const data = { ...configuration, frontendConfig: [...configuration.frontendConfig, own] };
    const text = JSON.stringify({ code: 200, message: '', success: true, data });
    for (const id of ['getConfiguration', 'configurationByEncodedHost'])
      await client.platform.fault({ match: { id }, mode: 'answer', text, times: 0 });
    await client.restart('/login');
    await screen.findByRole('checkbox', { name: '已阅读并同意 用户协议 和 隐私政策' });
    expect(screen.queryByText(/示例/u)).toBeNull();
    await client.user.click(screen.getByRole('link', { name: '用户协议' }));
    await screen.findByRole('heading', { name: '学员守约' });
    expect(screen.queryByText(/示例文本/u)).toBeNull();
  });

  it('name the organisation of the tenant', async () => {
    client = await openApp('/service-agreement', { tenant: 'anhe' });
    expect((await screen.findAllByText(/安和养老护理学院/)).length).toBeGreaterThan(3);
  });

  it('a long one has contents that lead to its sections', async () => {
    client = await openApp('/service-agreement');
    const contents = await screen.findByRole('navigation', { name: '目录' });
    await client.user.click(within(contents).getByRole('button', { name: '三、退款' }));
    expect(document.activeElement?.textContent).toBe('三、退款');
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('are left for where the reader came from', async () => {
    client = await openApp('/login');
    await client.user.click(await screen.findByRole('link', { name: /隐私政策/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/privacyPolicy'));
    await client.user.click(await screen.findByRole('button', { name: '返回' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});

describe('privacy policy', () => {
  it.each(['/privacyPolicy', '/privacy'])(
    '%s shows the platform text of id 1, and says so [privacy-id] [no-navigation-bar]',
    async (path) => {
      client = await openApp(path);
      expect(await screen.findByText('以下为启程职业培训在平台上发布的现行文本。')).toBeTruthy();
      expect(screen.getByText(/400-000-0000/)).toBeTruthy();
      expect(document.querySelector('header')).toBeNull();
      const asked = (await client.platform.log()).filter(({ id }) => id === 'getPrivacyPolicy');
      expect(asked.map(({ query }) => query)).toEqual([{ id: '1' }]);
    },
  );

  it('shows the shipped text when the platform does not answer, until it does', async () => {
    client = await openApp('/userAgreement');
    await client.platform.fault({ match: { id: 'getPrivacyPolicy' }, mode: 'status', times: 2 });
    await client.restart('/privacy');
    expect(await screen.findByText('平台的文本加载失败。')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '三、保存在本机的信息' })).toBeTruthy();
    await client.platform.clearFaults();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByText('以下为启程职业培训在平台上发布的现行文本。')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '三、保存在本机的信息' })).toBeNull();
  });

  it('says that the platform keeps no text where its answer is empty, and asks again', async () => {
    client = await openApp('/userAgreement');
    const text = JSON.stringify({ code: 0, message: '', success: true, data: { title: '', content: ' ' } });
    await client.platform.fault({ match: { id: 'getPrivacyPolicy' }, mode: 'answer', text, times: 0 });
    await client.restart('/privacy');
    expect(await screen.findByText('启程职业培训没有在平台上发布自己的文本。')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '三、保存在本机的信息' })).toBeTruthy();
    await client.platform.clearFaults();
    await client.user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByText('以下为启程职业培训在平台上发布的现行文本。')).toBeTruthy();
  });
});
