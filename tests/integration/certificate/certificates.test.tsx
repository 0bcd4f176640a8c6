import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { accountPaths } from '../../../src/contract/paths/account.ts';
import { myCertificates } from '../../../src/contract/platform/certificate/certificate.ts';
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
});
