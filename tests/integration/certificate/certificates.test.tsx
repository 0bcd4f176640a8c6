import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
});
