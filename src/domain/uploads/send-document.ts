import { send } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { resourceUploadPart } from '../../contract/platform/exam/answer-file.ts';
import { codeTables } from '../../contract/platform/profile/code-tables.ts';

/** What the platform is told of a file before it takes parts of it. */
export interface AnnouncedDocument {
  fileName: string;
  fileType: string;
  /** Bytes. */
  fileSize: number;
  /** SHA-256, hex. */
  fileHash: string;
  /** Bytes of one part, the last one excepted. */
  partSize: number;
}

/** Leave to send a file, and what of it has arrived. `address`: '' until it is whole. */
interface Voucher {
  voucher: string;
  receivedList: readonly string[];
  address: string;
  fileId: string;
}

/** Asks for a voucher: what the file is for lies in the call. */
export type Announce = (file: AnnouncedDocument, signal: AbortSignal) => Promise<Voucher>;

interface Options {
  announce: Announce;
  partBytes: number;
  signal: AbortSignal;
  progress: (sentBytes: number) => void;
}

/** Rounds in a row in which no part arrives. */
const mostIdleRounds = 3;

/** All parts are there, and the platform does not take the file for whole. */
export class IncompleteDocument extends Error {}

/**
 * Sends what the platform does not have of a file; gives what the platform calls it. After any trouble a fresh voucher
 * tells which parts arrived: none is sent a second time, and a file that is chosen again goes on where it stopped.
 */
export async function sendDocument(file: File, options: Options): Promise<string> {
  const { announce, partBytes, signal, progress } = options;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const announced = {
    fileName: file.name,
    fileType: file.type,
    fileSize: bytes.byteLength,
    fileHash: hex(await crypto.subtle.digest('SHA-256', bytes)),
    partSize: partBytes,
  };
  let idle = 0;
  for (;;) {
    signal.throwIfAborted();
    const given = await announce(announced, signal);
    if (given.address !== '') return given.fileId || given.address;
    let arrived = 0;
    try {
      const reference = await sendParts(bytes, given, {
        partBytes,
        signal,
        progress,
        arrived: () => (arrived += 1),
      });
      if (reference !== null) return reference;
    } catch (error) {
      if (!isPassing(error) || (arrived === 0 && idle + 1 >= mostIdleRounds)) throw error;
    }
    idle = arrived === 0 ? idle + 1 : 0;
    if (idle >= mostIdleRounds) throw new IncompleteDocument(file.name);
  }
}

interface PartOptions extends Pick<Options, 'partBytes' | 'signal' | 'progress'> {
  arrived: () => void;
}

/** The file's reference when it is whole; null: it is not, although each part was taken. */
async function sendParts(bytes: Uint8Array, given: Voucher, options: PartOptions): Promise<string | null> {
  const { partBytes, signal, progress, arrived } = options;
  const there = new Set(given.receivedList.map(Number));
  const parts = Math.ceil(bytes.byteLength / partBytes);
  let sentBytes = 0;
  for (let index = 0; index < parts; index += 1) {
    const part = bytes.subarray(index * partBytes, (index + 1) * partBytes);
    if (!there.has(index)) {
      signal.throwIfAborted();
      const { voucher } = given;
      const taken = await send(resourceUploadPart, { voucher, index, content: base64(part) }, signal);
      arrived();
      if (taken.address !== '') return taken.fileId || given.fileId || taken.address;
    }
    sentBytes += part.byteLength;
    progress(sentBytes);
  }
  return null;
}

/** Trouble of the way or of the voucher, none of the file. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { failure } = error;
  if (failure.kind === 'refused') return failure.code === codeTables.uploadRefusal.voucherExpired;
  return failure.kind === 'network' || failure.kind === 'timeout' || failure.kind === 'malformed';
}

function hex(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64(part: Uint8Array): string {
  let binary = '';
  for (const byte of part) binary += String.fromCharCode(byte);
  return btoa(binary);
}
