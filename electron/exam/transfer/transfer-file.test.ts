import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  judgeTransfer,
  openTransfer,
  readTransferHeader,
  rescueTransfer,
  sealTransfer,
  type TransferHeader,
} from './transfer-file.ts';
import { makeTransferKey, readTransferKey } from './transfer-key.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const parts = [Buffer.from('the paper'), Buffer.from('a file'), Buffer.alloc(0)];
const typedKey = makeTransferKey();
const staffCode = 'kaowu-2026-lan';

async function sealed(rescuePem: string | null = null): Promise<{ bytes: Buffer; head: TransferHeader }> {
  const options = {
    attemptId: 'a1',
    accountHash: 'h1',
    createdAt: 5,
    typedKey,
    staffCode,
    rescuePem,
    report: () => undefined,
  };
  const bytes = await sealTransfer(parts, options);
  const head = readTransferHeader(bytes);
  if (!head) throw new Error('There is no header.');
  return { bytes, head };
}

// The keys of files are meant to be slow.
describe('a paper that is sealed for another seat', { timeout: 120_000 }, () => {
  it('is opened by its key alone, and says in clear only what tells it from others', async () => {
    const { bytes, head } = await sealed();
    expect(await openTransfer(bytes, head, typedKey)).toEqual({ parts });
    expect(await openTransfer(bytes, head, makeTransferKey())).toEqual({ problem: 'wrong-key' });
    expect(bytes.includes('the paper')).toBe(false);
    expect(bytes.includes(typedKey)).toBe(false);
    expect(head).toMatchObject({ attemptId: 'a1', accountHash: 'h1', createdAt: 5, parts: 3, rescueKey: null });
  });

  it('is opened by the tenant’s rescue key too, where it has one', async () => {
    const { bytes, head } = await sealed(publicKey);
    expect(rescueTransfer(bytes, head, privateKey)).toEqual({ parts });
    const without = await sealed();
    expect(() => rescueTransfer(without.bytes, without.head, privateKey)).toThrow(/without a rescue key/);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    [
      'changed in a part',
      (bytes: Buffer) => (bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1), bytes),
    ],
  ])('that is %s opens as damaged', async (_, harm) => {
    const { bytes, head } = await sealed();
    expect(await openTransfer(harm(Buffer.from(bytes)), head, typedKey)).toEqual({ problem: 'damaged' });
  });

  it('is known by the staff code that sealed it, and only as it was sealed', async () => {
    const { bytes, head } = await sealed();
    expect(await judgeTransfer(bytes, head, ' Kaowu-2026-lan'.toLowerCase())).toBe('signed');
    expect(await judgeTransfer(bytes, head, 'kaowu-2027-lan')).toBe('unsigned');
    const { centre: _, ...old } = head;
    expect(await judgeTransfer(bytes, old, staffCode)).toBe('unsigned');
    expect(await judgeTransfer(bytes, { ...head, createdAt: 6 }, staffCode)).toBe('changed');
    const other = await sealed();
    expect(await judgeTransfer(other.bytes, head, staffCode)).toBe('changed');
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['something else', Buffer.from('LJr1 but no frame of ours')],
  ])('%s is no such paper', (_, bytes) => expect(readTransferHeader(bytes)).toBeNull());
});

it.each([
  ['as it is shown', 'ABCD-EFGH-JKMN-PQRS', 'ABCDEFGHJKMNPQRS'],
  ['in small letters with spaces', ' abcd efgh jkmn pqrs ', 'ABCDEFGHJKMNPQRS'],
  ['with letters that look like digits', 'OIL0-1111-2222-3333', '0110111122223333'],
  ['in full-width characters', 'ＡＢＣＤ－ＥＦＧＨ－ＪＫＭＮ－ＰＱＲＳ', 'ABCDEFGHJKMNPQRS'],
  ['too short', 'ABCD-EFGH', null],
  ['with a sign that no key has', 'ABCD-EFGH-JKMN-PQR!', null],
])('a key typed %s', (_, typed, key) => expect(readTransferKey(typed)).toBe(key));

it('makes a new key each time, which can be typed as it is', () => {
  const keys = new Set(Array.from({ length: 50 }, makeTransferKey));
  expect(keys.size).toBe(50);
  for (const key of keys) expect(readTransferKey(key)).toBe(key.replaceAll('-', ''));
});
