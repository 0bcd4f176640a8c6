import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#dev/platform/content/people.ts';
import { openClient, type Client } from '../support/client.ts';
import { everythingIn } from '../support/everything-in.ts';
import { startLoginProxy, type LoginProxy } from '../support/login-proxy.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

const password = 'proxy-Secret-4711';

let platform: DiskPlatform;
let proxy: LoginProxy;
let client: Client;

beforeAll(async () => {
  platform = await platformOnDisk();
  proxy = await startLoginProxy('li', password);
  client = await openClient({
    platform: platform.origin,
    cameras: 0,
    args: [`--proxy-server=${proxy.address}`, '--proxy-bypass-list=<-loopback>'],
  });
});
afterAll(async () => {
  await client.close();
  await proxy.stop();
  await platform.stop();
});

it('a proxy with a login: the question, a wrong answer, the right one, and the platform', async () => {
  const { page } = client;
  await page.getByText('网络代理要求登录').first().waitFor();
  await page.getByRole('button', { name: '登录代理' }).first().click();
  const dialog = page.getByRole('alertdialog');
  const answer = async (given: string) => {
    await dialog.getByLabel('代理的用户名').fill('li');
    await dialog.getByLabel('代理的密码').fill(given);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
  };
  await dialog.getByText(`代理 ${proxy.address}（school）需要用户名和密码`).waitFor();
  await answer('wrong');
  await dialog.getByText('网络代理没有接受刚才的用户名和密码').waitFor();
  const wrong = `Basic ${Buffer.from('li:wrong').toString('base64')}`;
  // Requests that waited for the answer send it side by side, each of them once.
  const sent = proxy.refused.filter((given) => given === wrong).length;
  const asked = proxy.refused.filter((given) => given === null).length;
  expect([sent > 0, sent <= asked]).toEqual([true, true]);
  expect(await platform.log()).toEqual([]);
  await answer(password);
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('网络代理要求登录').waitFor({ state: 'detached' });
  await expect.poll(async () => (await platform.log()).length).toBeGreaterThan(0);
});

it('calls with an effect pass the proxy with the same login', async () => {
  const status = await client.page.evaluate(async (secret) => {
    const body = JSON.stringify({ account: '13800017719', password: secret });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/usercenter/v2/t-c/account/login', { method: 'POST', body, headers });
    return [answer.status, Reflect.get(Object(await answer.json()), 'code')];
  }, demoPassword);
  expect(status).toEqual([200, 0]);
});

it('the login is in no file of the client', () => {
  const files = everythingIn(client.userData);
  expect(files).not.toContain(password);
  expect(files).not.toContain(Buffer.from(`li:${password}`).toString('base64'));
});
