import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
let refused = false;
afterEach(async () => {
  refused = false;
  await client.stop();
});

/** As Electron's net stack answers when a network in between presents a certificate of its own. */
const throughInspection: typeof fetch = async (address, init) => {
  if (refused) throw new Error('net::ERR_CERT_AUTHORITY_INVALID');
  return fetch(address, init);
};
const open = (path: string) =>
  openApp(path, { signedIn: '13800017719', client: { parts: { fetch: throughInspection } } });

it('a certificate that is not valid is told as such, with what to do, and goes away with its cause', async () => {
  client = await open('/examList');
  await screen.findAllByRole('heading');
  refused = true;
  expect((await client.core.fetch('/api/anything')).status).toBe(502);
  const banner = await screen.findByText('无法安全连接平台：网站安全证书有问题');
  expect(
    screen.getByText(
      /网站安全证书不是由可信的机构签发的（ERR_CERT_AUTHORITY_INVALID）。为保护您的账号和答案，客户端没有连接。请告诉监考老师或培训机构/,
    ),
  ).toBeTruthy();
  expect(screen.queryByText('网络已断开')).toBeNull();
  refused = false;
  await client.core.fetch('/api/anything');
  await waitFor(() => expect(banner.isConnected).toBe(false));
});
