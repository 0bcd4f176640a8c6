import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { updateKeyFile } from './brand.ts';

/** Writes a pair of Ed25519 keys into a folder. Throws where one is there: clients in use know only the old one. */
export function makeKeys(folder: string): { publicFile: string; privateFile: string } {
  const publicFile = path.join(folder, updateKeyFile);
  const privateFile = path.join(folder, 'update-key.private.pem');
  const there = [publicFile, privateFile].find((file) => existsSync(file));
  if (there !== undefined) throw new Error(`${there} is there already.`);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return { publicFile, privateFile };
}

/** Signs every `latest*.yml` of a folder as it is now, into a file `.sig` beside it. Returns the signed files. */
export function signFeed(folder: string, privateKeyFile: string): string[] {
  const key = createPrivateKey(readFileSync(privateKeyFile));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${privateKeyFile} is no Ed25519 key.`);
  const lists = globSync(path.join(folder, 'latest*.yml'));
  if (lists.length === 0) throw new Error(`There is no latest*.yml in ${folder}.`);
  for (const list of lists) writeFileSync(`${list}.sig`, `${sign(null, readFileSync(list), key).toString('base64')}\n`);
  return lists;
}
