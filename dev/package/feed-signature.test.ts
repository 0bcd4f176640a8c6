import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { requireSignature } from '#electron/desktop/updates/signed-feed.ts';
import { makeKeys, signFeed } from './feed-signature.ts';

const list = 'version: 0.2.0\nreleaseNotes: 更快\n';

function signedFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-feed-'));
  const { publicFile, privateFile } = makeKeys(folder);
  writeFileSync(path.join(folder, 'latest-linux.yml'), list);
  const [file = ''] = signFeed(folder, privateFile);
  return { folder, file, publicKey: readFileSync(publicFile, 'utf8'), signature: readFileSync(`${file}.sig`, 'utf8') };
}

it('a list that is signed is believed, byte by byte', () => {
  const { publicKey, signature } = signedFolder();
  expect(() => requireSignature(list, signature, publicKey)).not.toThrow();
  expect(() => requireSignature(list.replace('0.2.0', '0.3.0'), signature, publicKey)).toThrow(/not signed/);
  expect(() => requireSignature(list, 'AAAA', publicKey)).toThrow(/not signed/);
  expect(() => requireSignature(list, '', publicKey)).toThrow(/not signed/);
});

it('another key is not believed, nor one of another kind', () => {
  const { signature } = signedFolder();
  const other = signedFolder().publicKey;
  expect(() => requireSignature(list, signature, other)).toThrow(/not signed/);
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' });
  expect(() => requireSignature(list, signature, String(rsa))).toThrow(/no Ed25519 key/);
});

it('keys are never written over, and an empty folder is told', () => {
  const { folder } = signedFolder();
  expect(() => makeKeys(folder)).toThrow(/is there already/);
  const empty = mkdtempSync(path.join(os.tmpdir(), 'lectern-feed-'));
  expect(() => signFeed(empty, path.join(folder, 'update-key.private.pem'))).toThrow(/no latest/);
});
