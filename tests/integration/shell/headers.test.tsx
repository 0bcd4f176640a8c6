import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { headerKindOf } from '#app/layout/header/header-kind.ts';
import { tenants } from '#dev/platform/content/tenants.ts';
import { readTenant } from '#domain/tenant/tenant.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const opened: string[] = [];

/** A client of a tenant, as `npm start -- --tenant <name>` gives one. */
async function at(tenant: string, path: string, signedIn?: string): Promise<void> {
  opened.length = 0;
  client = await openApp(path, {
    tenant,
    ...(signedIn === undefined ? {} : { signedIn }),
    client: {
      tenantHost: tenant,
      window: {
        open: (address) => {
          opened.push(address ?? '');
          return 'opened';
        },
      },
    },
  });
}

const menu = async () => within(await screen.findByRole('navigation', { name: '主菜单' }));
const header = async () => within(await screen.findByRole('banner'));

describe('the tenants of the embedded platform', () => {
  it('show one header each, and every one of the five', async () => {
    await at('qicheng', '/about-cn');
    const kinds = tenants.map(({ name, configuration }) => headerKindOf(readTenant(configuration), name));
    expect(kinds).toEqual(tenants.map(({ kind }) => kind));
    expect(new Set(kinds).size).toBe(5);
  });

  it('are switched on the sign-in page', async () => {
    await at('qicheng', '/login');
    await client.user.click(await screen.findByRole('button', { name: '切换演示机构，当前：启程职业培训' }));
    const options = await screen.findAllByRole('menuitemradio');
    expect(options).toHaveLength(tenants.length);
    await client.user.click(options.find(({ textContent }) => textContent?.includes('安和养老护理学院'))!);
    await waitFor(async () => {
      expect(await client.core.desktop.app.info()).toMatchObject({ value: { tenantHost: 'anhe' } });
    });
    await client.restart('/login');
    expect(await screen.findByRole('button', { name: '切换演示机构，当前：安和养老护理学院' })).toBeTruthy();
    expect((await screen.findAllByText('安和养老护理学院')).length).toBeGreaterThan(1);
  });
});

describe('default header', () => {
  it('has the main menu of the configuration, title and icon too [header-default] [guard-title-icon] [tenant-config-startup]', async () => {
    await at('qicheng', '/examList', learner);
    const entries = await menu();
    expect(await entries.findByRole('link', { name: '考试中心' })).toHaveProperty('pathname', '/examList');
    expect(entries.queryByText('旧版入口')).toBeNull();
    await waitFor(() => expect(document.title).toContain('启程职业培训'));
    expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toContain('logo-qicheng.svg');
    await client.user.click(entries.getByRole('link', { name: '我的证书' }));
    expect(await screen.findByRole('heading', { name: '我的证书' })).toBeTruthy();
    expect(document.title).toContain('启程职业培训');
    const asked = (await client.platform.log()).map(({ id }) => id);
    const first = (id: string) => asked.indexOf(id);
    expect(first('configurationByEncodedHost')).toBeGreaterThanOrEqual(0);
    expect(first('configurationByEncodedHost')).toBeLessThan(first('userExamFindUserExams'));
  });

  it('marks the entry that leads to where one is, and keeps it on pages that no entry leads to [guard-menu-highlight]', async () => {
    await at('qicheng', '/examList', learner);
    const current = async () => (await menu()).getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await (await menu()).findByRole('link', { name: '考试中心', current: 'page' });
    await client.user.click((await menu()).getByRole('link', { name: '我的证书' }));
    await screen.findByRole('heading', { name: '我的证书' });
    const marked = async () => (await current()).map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent]);
    expect(await marked()).toEqual([['我的证书', 'page']]);
    await client.restart('/examList');
    await (await menu()).findByRole('link', { name: '考试中心', current: 'page' });
    await client.user.click(await screen.findByRole('link', { name: /^消息/ }));
    await waitFor(() => expect(window.location.search).toBe('?tab=message'));
    await waitFor(async () => expect(await marked()).toEqual([['考试中心', 'true']]));
  });

  it('opens its sub-menus by keyboard, and Escape closes them', async () => {
    await at('qicheng', '/examList', learner);
    const help = await (await menu()).findByRole('button', { name: '帮助' });
    help.focus();
    await client.user.keyboard('{Enter}');
    const list = within(await screen.findByRole('menu'));
    expect(list.getByRole('menuitem', { name: '操作手册（在浏览器中打开）' })).toBeTruthy();
    await client.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('template header', () => {
  it('has ground, logo, buttons, sub-menus, 80 px, and stays when it is fixed [header-template] [header-height]', async () => {
    await at('anhe', '/examList', learner);
    const bar = await header();
    expect(bar.getByText('安和养老护理学院')).toBeTruthy();
    const ground = document.querySelector<HTMLElement>('[data-background]')!;
    expect(ground.dataset['background']).toBe('colour');
    expect(getComputedStyle(ground)).toMatchObject({ height: '80px', position: 'sticky' });
    expect(ground.style.getPropertyValue('--header-background')).toBe('#0b5a43');
    await client.user.click(bar.getByRole('button', { name: '手机学习' }));
    expect(await screen.findByTitle('手机学习二维码')).toBeTruthy();
    await client.user.keyboard('{Escape}');
    await client.user.click(await (await menu()).findByRole('button', { name: '我的学习' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      '我的证书',
      '个人中心',
      '护理资料',
    ]);
  });

  it('opens the address of its logo, also one outside', async () => {
    await at('anhe', '/privacyPolicy', learner);
    const text = JSON.stringify({
      code: 0,
      message: '',
      success: true,
      data: {
        frontendConfig: [{ key: 'external_link_hosts', value: 'www.anhe.example.cn' }],
        websiteSetting: { pageTitle: '安和养老护理学院' },
        headerSetting: { type: 1, pageHeader: { logoJumpLink: 'https://www.anhe.example.cn/about' } },
      },
    });
    await client.platform.fault({ match: { id: 'configurationByEncodedHost' }, mode: 'answer', text, times: 0 });
    await client.restart('/examList');
    await client.user.click(
      await (await header()).findByRole('button', { name: '安和养老护理学院（在浏览器中打开）' }),
    );
    await waitFor(() => expect(client.core.opened).toEqual(['https://www.anhe.example.cn/about']));
  });

  it('opens the four kinds of entries: here, in a new window, in the browser, deeper down [header-menu-open]', async () => {
    await at('anhe', '/examList', learner);
    const { user } = client;
    const openSub = async () => user.click(await (await menu()).findByRole('button', { name: '我的学习' }));
    await openSub();
    await user.click(await screen.findByRole('menuitem', { name: '个人中心' }));
    await waitFor(() => expect(opened).toEqual(['/personalCenter']));
    expect(window.location.pathname).toBe('/examList');
    await openSub();
    await user.click(await screen.findByRole('menuitem', { name: '我的证书' }));
    await waitFor(() => expect(window.location.pathname).toBe('/personalCenter'));
    await user.click((await menu()).getByRole('button', { name: '学院官网（在浏览器中打开）' }));
    await waitFor(() => expect(client.core.opened).toEqual(['https://www.anhe.example.cn']));
  });

  it('on a picture, not fixed, with a nav logo: 1366 px, the person above [header-template] [content-width]', async () => {
    await at('liaoyuan', '/examList', learner);
    await header();
    const ground = document.querySelector<HTMLElement>('[data-background]')!;
    expect(ground.dataset['background']).toBe('picture');
    expect(getComputedStyle(ground).position).toBe('relative');
    expect(screen.getByRole('button', { name: '合作机构' })).toBeTruthy();
    const account = await screen.findByRole('button', { name: /账号菜单/ });
    expect(ground.contains(account)).toBe(false);
    const frame = document.querySelector<HTMLElement>('[style*="--content-width"]')!;
    expect(frame.style.getPropertyValue('--content-width')).toBe('1366px');
    // A picture that does not load leaves a neutral ground.
    fireEvent.error(ground.querySelector('img[src*="header-liaoyuan"]')!);
    await waitFor(() => expect(ground.dataset['background']).toBe('none'));
  });

  it('without a nav logo the content is 1200 px wide [content-width]', async () => {
    await at('anhe', '/examList', learner);
    await header();
    const frame = document.querySelector<HTMLElement>('[style*="--content-width"]')!;
    expect(frame.style.getPropertyValue('--content-width')).toBe('1200px');
  });

  it('sends a visitor to the sign-in page for entries that need one, and back [menu-islogin]', async () => {
    await at('anhe', '/about-cn');
    await client.user.click(await (await menu()).findByRole('link', { name: '考试中心' }));
    await screen.findByRole('heading', { name: '登录' });
    expect(window.location.pathname + window.location.search).toBe('/login?redirect=%2FexamList');
  });
});

describe('dynamic header', () => {
  it('has the entries that the platform keeps for the domain [header-dynamic]', async () => {
    await at('zhongzhu', '/examList', learner);
    const entries = await menu();
    expect(await entries.findByRole('button', { name: '继续教育' })).toBeTruthy();
    expect(entries.getByRole('button', { name: '证书查询（在浏览器中打开）' })).toBeTruthy();
    const asked = (await client.platform.log()).filter(({ id }) => id === 'navigationGetMenu');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', query: { domain: 'zhongzhu' } });
  });

  it('goes on with the menu of the configuration when there is no answer, and tries again', async () => {
    await at('zhongzhu', '/login');
    await client.platform.fault({ match: { id: 'navigationGetMenu' }, mode: 'status', status: 500, times: 0 });
    await client.restart('/about-cn');
    const retry = await screen.findByRole('button', { name: '菜单没有更新，重试' });
    expect((await menu()).getByRole('link', { name: '考试中心' })).toBeTruthy();
    await client.platform.clearFaults();
    await client.user.click(retry);
    expect(await (await menu()).findByRole('button', { name: '继续教育' })).toBeTruthy();
  });
});

describe('tax-sector header', () => {
  it('has a class of its own and the default menu [header-tax]', async () => {
    await at('shuiwu', '/examList', learner);
    expect(await (await menu()).findByRole('button', { name: '政策资料' })).toBeTruthy();
    expect((await screen.findByRole('banner')).className).toContain('tax-header');
  });
});

describe('international header', () => {
  it('has five places, the language and the way to sign in, in three languages [header-international] [language-picker]', async () => {
    await at('global', '/about-cn');
    const expected = {
      中文: ['首页', '学习中心', '考试', '证书', '关于我们', '去登录'],
      English: ['Home', 'Learning centre', 'Exams', 'Certificates', 'About us', 'Sign in'],
      Français: ['Accueil', 'Espace de formation', 'Examens', 'Certificats', 'À propos', 'Se connecter'],
    };
    for (const [language, texts] of Object.entries(expected)) {
      const bar = await header();
      await client.user.click(bar.getByRole('button', { name: /^(语言|Language|Langue)/ }));
      const choices = await screen.findAllByRole('menuitemradio');
      expect(choices.map(({ textContent }) => textContent)).toEqual(['中文', 'English', 'Français']);
      await client.user.click(screen.getByRole('menuitemradio', { name: language }));
      for (const text of texts) expect(await bar.findByText(text)).toBeTruthy();
    }
    const bar = await header();
    expect(bar.getByRole('link', { name: 'Certificats' })).toHaveProperty('pathname', '/certificate-fr');
    await client.user.click(bar.getByRole('button', { name: 'Se connecter' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  it('elsewhere a visitor is offered no language while internationalisation is off [language-picker]', async () => {
    await at('qicheng', '/about-cn');
    expect((await header()).queryByRole('button', { name: /语言/ })).toBeNull();
  });
});
