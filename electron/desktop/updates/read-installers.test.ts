import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Fetch } from '#electron/platform/gateway/upstream.ts';
import { readInstallers } from './read-installers.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const feed = {
  address: 'https://updates.example.cn/qicheng',
  publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })),
};
const sha512 = Buffer.alloc(64, 7);
const list = (file: string) => `version: 1.2.0
files:
  - url: ${file}
    sha512: ${sha512.toString('base64')}
    size: 1234
`;

/** A feed of these files; every list is signed unless `signature` says otherwise. */
function serving(files: Record<string, string>, signature?: string): Fetch {
  return async (address) => {
    const name = address.replace(`${feed.address}/`, '');
    const text = files[name.replace(/\.sig$/, '')];
    if (text === undefined) return new Response('', { status: 404 });
    const signed = signature ?? sign(null, Buffer.from(text), privateKey).toString('base64');
    return new Response(name.endsWith('.sig') ? signed : text);
  };
}

it('reads what is offered for each system, with its checksum as sha512sum prints it', async () => {
  const files = { 'latest.yml': list('Qicheng 1.2.0.exe'), 'latest-linux.yml': list('qicheng-1.2.0.AppImage') };
  const shared = { version: '1.2.0', bytes: 1234, sha512: '07'.repeat(64) };
  expect(await readInstallers(feed, serving(files))).toEqual([
    { system: 'windows', address: 'https://updates.example.cn/qicheng/Qicheng%201.2.0.exe', ...shared },
    { system: 'linux', address: 'https://updates.example.cn/qicheng/qicheng-1.2.0.AppImage', ...shared },
  ]);
});

it('is empty where nothing is offered', async () => {
  expect(await readInstallers(feed, serving({}))).toEqual([]);
});

it('believes no list without its signature', async () => {
  const files = { 'latest.yml': list('a.exe') };
  await expect(readInstallers(feed, serving(files, ''))).rejects.toMatchObject({ problem: 'signature' });
});

it.each([
  ['a feed that fails', async () => new Response('', { status: 503 })],
  ['a network that is away', () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED'))],
])('tells of %s', async (_, fetch) => {
  await expect(readInstallers(feed, fetch)).rejects.toMatchObject({ problem: 'network' });
});
