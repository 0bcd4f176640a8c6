import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const footer = async () => within(await screen.findByRole('contentinfo'));

describe('footer', () => {
  it('has legal pages, licences, links, a reporting phone, and how to reach the organisation [footer-content]', async () => {
    client = await openApp('/personalCenter?tab=certificate', { signedIn: learner });
    const { user } = client;
    const foot = await footer();
    for (const name of ['用户协议', '隐私政策']) expect(await foot.findByRole('button', { name })).toBeTruthy();
    expect(foot.getByText(/苏 ICP 备/)).toBeTruthy();
    expect(foot.getByText('违法和不良信息举报电话：025-5550 1377')).toBeTruthy();
    await user.click(foot.getByRole('button', { name: '联系我们' }));
    const dialog = within(await screen.findByRole('dialog', { name: '联系我们' }));
    for (const text of ['地址', '邮编', '210031', '电话', '025-5550 1300']) expect(dialog.getByText(text)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '复制电话' }));
    expect(await navigator.clipboard.readText()).toBe('025-5550 1300');
    expect(await screen.findByText('已复制')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads to the legal pages, which have none themselves', async () => {
    client = await openApp('/about-cn');
    await client.user.click(await (await footer()).findByRole('button', { name: '隐私政策' }));
    expect(await screen.findByRole('heading', { name: /隐私/, level: 1 })).toBeTruthy();
    expect(screen.queryByText(/举报电话/)).toBeNull();
  });

  it('is asked for by its key when the start configuration has none [footer-content]', async () => {
    client = await openApp('/about-cn', { tenant: 'shuiwu' });
    expect(await (await footer()).findByText(/网站标识码/)).toBeTruthy();
    const asked = (await client.platform.log()).filter(({ id }) => id === 'configurationsByKey');
    const paths = new Set(asked.map(({ path }) => path));
    expect([...paths]).toEqual(['/modular/admin/v1/configurations/footerSetting']);
  });

  it('without any setting says where licences are published, and whom to ask [footer-content]', async () => {
    client = await openApp('/login', { tenant: 'shuiwu' });
    await client.platform.fault({ match: { id: 'configurationsByKey' }, mode: 'status', status: 500, times: 0 });
    await client.restart('/about-cn');
    const foot = await footer();
    expect(
      await foot.findByText('江北税务干部教育网的营业执照与办学许可信息，以登记机关和主管部门的公示为准。'),
    ).toBeTruthy();
    expect(foot.queryByText(/举报电话/)).toBeNull();
    await client.user.click(foot.getByRole('button', { name: '联系我们' }));
    expect(await screen.findByText(/机构还没有提供联系方式/)).toBeTruthy();
  });

  it('leaves the steps around an exam alone', async () => {
    client = await openApp('/exam/resdExam?examId=e-power-review&bussinessId=t-e-power-review&type=1', {
      signedIn: learner,
    });
    expect(await screen.findByRole('banner')).toBeTruthy();
    await screen.findByRole('main');
    expect(screen.queryByText(/举报电话/)).toBeNull();
  });
});
