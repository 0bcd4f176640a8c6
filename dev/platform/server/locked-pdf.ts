import { createHash } from 'node:crypto';

/** What fills up a password (PDF 32000-1, 7.6.3.3). */
const filling = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const allowed = -4;
const identity = Buffer.from('lectern-sample--', 'latin1');

const digest = (...parts: readonly Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const filled = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), filling]).subarray(0, 32);

/** RC4, which the oldest protection of a PDF uses and Node offers no more. */
function enciphered(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0];
  };
  for (let at = 0, to = 0; at < 256; at += 1) {
    to = (to + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, to);
  }
  let one = 0;
  let other = 0;
  return Buffer.from(
    data.map((byte) => {
      one = (one + 1) & 255;
      other = (other + (box[one] ?? 0)) & 255;
      swap(one, other);
      return byte ^ (box[((box[one] ?? 0) + (box[other] ?? 0)) & 255] ?? 0);
    }),
  );
}

/** Protects a PDF with a password (revision 2). */
export function protection(password: string) {
  const owner = enciphered(digest(filled(password)).subarray(0, 5), filled(password));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(allowed);
  const key = digest(filled(password), owner, permissions, identity).subarray(0, 5);
  const user = enciphered(key, filling);
  const id = `<${identity.toString('hex')}>`;
  return {
    /** Of the trailer. */
    entries: `/ID [${id} ${id}] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P ${allowed} /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
    /** The bytes of a string or a stream of the object with this number. */
    hidden: (number: number, data: string): string => {
      const salt = Buffer.alloc(5);
      salt.writeUInt32LE(number);
      return enciphered(digest(key, salt).subarray(0, 10), Buffer.from(data, 'latin1')).toString('latin1');
    },
  };
}
