import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { myCertificates } from '#contract/platform/certificate/certificate.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

describe('a certificate', () => {
  it('opens in a preview with a way to save it [certificate-dialog]', async () => {
    client = await openApp('/personalCenter?tab=certificate', { signedIn: '13800017719' });
    const [first] = await screen.findAllByRole('button', { name: '查看' });
    await client.user.click(first!);
    const dialog = within(await screen.findByRole('dialog', { name: '证书预览' }));
    expect(await dialog.findByRole('button', { name: '下载证书' })).toBeTruthy();
  });

  it('opens at once when the address names it', async () => {
    client = await openApp('/personalCenter?tab=certificate', { signedIn: '13800017719' });
    const [last] = (await screen.findAllByRole('article')).slice(-1);
    const name = last!.getAttribute('aria-label') ?? '';
    const path = myCertificates.path;
    const { data } = await (await client.core.fetch(`/api${path}?pageNum=1&pageSize=10`)).json();
    const { id } = data.list.find((item: { name: string }) => item.name === name);
    await client.restart(accountPaths.personalCenter.to({ tab: 'certificate', id }));
    const dialog = within(await screen.findByRole('dialog', { name: '证书预览' }));
    expect(dialog.getAllByText(name, { exact: false }).length).toBeGreaterThan(0);
  });

  it('leads to the page on which anybody verifies it, by a code and a link', async () => {
    client = await openApp('/personalCenter?tab=certificate', { signedIn: '13800017719' });
    await client.user.click((await screen.findAllByRole('button', { name: '查看' }))[0]!);
    await screen.findByRole('img', { name: '证书查验二维码' });
    await client.user.click(screen.getByRole('button', { name: '在浏览器中查验' }));
    await waitFor(() => expect(client.core.opened).toHaveLength(1));
    expect(await (await fetch(client.core.opened[0]!)).text()).toContain('证书有效存在');
  });

  it('is saved with others into one folder; what fails is named', async () => {
    client = await openApp('/personalCenter?tab=certificate', { signedIn: '13800010020' });
    const stick = path.join(client.core.userData, 'stick');
    mkdirSync(stick);
    await client.user.click(await screen.findByRole('button', { name: '批量下载' }));
    const dialog = within(await screen.findByRole('dialog', { name: '下载多张证书' }));
    const [all, first] = await dialog.findAllByRole<HTMLInputElement>('checkbox');
    await client.user.click(first!);
    expect(all!.indeterminate).toBe(true);
    await client.user.click(first!);
    await client.user.click(dialog.getByRole('button', { name: '下载 3 张到文件夹' }));
    await dialog.findByText(`已保存 1 张到 ${stick}`, {}, { timeout: 15_000 });
    await dialog.findByText(/：下载中断了/);
    await dialog.findByText(/：收到的文件不是完整的 PDF/);
    expect(readdirSync(stick)).toHaveLength(1);
  }, 30_000);
});
