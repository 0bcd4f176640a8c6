import { readContentRange, readRange } from './byte-range.ts';

// Chromium looks at no status of an answer over `app:` and takes its length from Content-Length alone: a film without it
// cannot be sought, bytes of another place are decoded as film, and so is the text of an error.

/** A file of known size, read from `start` up to, and without, `end`. */
interface ReadableFile {
  size: number;
  read: (start: number, end: number) => BodyInit | null | Promise<BodyInit | null>;
}

export function fileOfBytes(bytes: Uint8Array): ReadableFile {
  return { size: bytes.length, read: (start, end) => new Uint8Array(bytes.subarray(start, end)) };
}

/** A file of this computer, or the part of it that is asked for. */
export async function fileAnswer(file: ReadableFile, range: string | null, base: HeadersInit): Promise<Response> {
  const asked = readRange(range, file.size);
  if (asked.kind === 'unsatisfiable') return beyondTheEnd(file.size, base);
  const { start, end } = asked.kind === 'part' ? asked : { start: 0, end: file.size - 1 };
  const headers = lengthHeaders(base, start, end + 1, asked.kind === 'part' ? file.size : null);
  const body = file.size === 0 ? null : await file.read(start, end + 1);
  return new Response(body, { status: asked.kind === 'part' ? 206 : 200, headers });
}

/** Asks the same host for another part of the same file; null: there is no answer. */
type AskAgain = (range: string) => Promise<Response | null>;

/** A file whose length nobody tells is read to its end, up to here, to learn it. */
const maxMeasuredBytes = 32 * 1024 * 1024;

/**
 * A file of another host as the page may see it, with `base` as its headers: the part that is asked for, whatever the host
 * can. Of a host without parts the beginning is left out; a host with bounded parts is asked for what comes next.
 */
export async function relayedAnswer(
  response: Response,
  range: string | null,
  base: Headers,
  askAgain: AskAgain,
): Promise<Response> {
  if (range === null) return whole(response, base);
  const arrived = arrivedPart(response);
  if (response.status === 416) return beyondTheEnd(totalOf(response), base);
  if (!arrived) return unusable(response);
  if (arrived.size === null) return measured(arrived, range, base, askAgain);
  const asked = readRange(range, arrived.size);
  if (asked.kind === 'unsatisfiable') {
    drop(response);
    return beyondTheEnd(arrived.size, base);
  }
  const { start, end } = asked.kind === 'part' ? asked : { start: arrived.start, end: arrived.size - 1 };
  if (arrived.start > start) return unusable(response);
  const headers = lengthHeaders(base, start, end + 1, arrived.size);
  return new Response(streamOf(new PartReader(arrived, start, end + 1, askAgain)), { status: 206, headers });
}

/** The answer of `app:` to a request: to one for a part only a part is usable, as anything else would be taken for it. */
export function orError(request: Request, response: Response): Response {
  const isUsable = !request.headers.has('range') || [200, 206, 416].includes(response.status);
  return isUsable ? response : unusable(response);
}

/** Bytes that arrive, and where they stand in the file. */
interface Part {
  body: ReadableStream<Uint8Array>;
  start: number;
  /** Where they end; null: not told. */
  end: number | null;
  /** Of the whole file; null: not told. */
  size: number | null;
}

/** Null: the answer holds nothing of the file. */
function arrivedPart({ status, headers, body }: Response): Part | null {
  if (!body) return null;
  if (status === 200) {
    const size = toldLength(headers);
    return { body, start: 0, end: size, size };
  }
  const told = status === 206 ? readContentRange(headers.get('content-range')) : null;
  return told && { body, start: told.start, end: told.end + 1, size: told.size };
}

/** The length of what was encoded is another one by now. */
function toldLength(headers: Headers): number | null {
  const told = headers.get('content-length') ?? '';
  return /^\d+$/.test(told) && !headers.has('content-encoding') ? Number(told) : null;
}

function totalOf({ headers }: Response): number | null {
  const [, total] = /^bytes \*\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return total === undefined ? null : Number(total);
}

/** Reads a file of another host from `start` up to `end`, over the ends of its parts. */
class PartReader {
  /** Where the next byte stands in the file. */
  at: number;
  readonly #start: number;
  /** Null: up to wherever the file ends. */
  readonly #end: number | null;
  readonly #askAgain: AskAgain;
  #part: Part;
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #cancelled = false;

  constructor(part: Part, start: number, end: number | null, askAgain: AskAgain) {
    this.at = part.start;
    this.#start = start;
    this.#end = end;
    this.#askAgain = askAgain;
    this.#part = part;
    this.#reader = part.body.getReader();
  }

  /** Null: all is read. Rejects when the file breaks off, or is another one by now. */
  async next(): Promise<Uint8Array | null> {
    while (this.#end === null || this.at < this.#end) {
      const { done, value } = await this.#reader.read();
      if (this.#cancelled) return null;
      if (done && !(await this.#followed())) return null;
      if (done) continue;
      const until = this.#end === null ? value.length : this.#end - this.at;
      const wanted = value.subarray(Math.max(0, this.#start - this.at), until);
      this.at += value.length;
      if (wanted.length > 0) return wanted;
    }
    await this.cancel();
    return null;
  }

  async cancel(): Promise<void> {
    this.#cancelled = true;
    // The connection that is given up may call that an error of its own.
    await this.#reader.cancel().catch(() => undefined);
  }

  /** False: the file ends here. */
  async #followed(): Promise<boolean> {
    const { end, size } = this.#part;
    if (end === null) return false;
    if (this.at < end) throw new Error(`the file breaks off at ${this.at} of ${end}`);
    const until = this.#end === null ? '' : this.#end - 1;
    const response = await this.#askAgain(`bytes=${this.at}-${until}`);
    if (response?.status === 416 && this.#end === null) return false;
    const next = response && arrivedPart(response);
    if (next?.start !== this.at || next.size !== size) {
      if (response) drop(response);
      throw new Error(`the file does not go on at ${this.at}`);
    }
    this.#part = next;
    this.#reader = next.body.getReader();
    return true;
  }
}

function whole(response: Response, base: Headers): Response {
  const headers = new Headers(base);
  const told = toldLength(response.headers);
  if (told !== null) headers.set('content-length', String(told));
  return new Response(response.body, { status: response.status, headers });
}

/** A longer file than can be measured is played as it comes: it cannot be sought. */
async function measured(part: Part, range: string, base: Headers, askAgain: AskAgain): Promise<Response> {
  const from = Number(/^bytes=(\d+)-/.exec(range)?.[1] ?? part.start);
  if (part.start > from) return Response.error();
  const reader = new PartReader(part, from, null, askAgain);
  const pieces: Uint8Array[] = [];
  let kept = 0;
  for (let piece = await reader.next(); piece; piece = await reader.next()) {
    pieces.push(piece);
    kept += piece.length;
    if (kept <= maxMeasuredBytes) continue;
    const headers = new Headers(base);
    headers.delete('content-range');
    return new Response(streamOf(reader, pieces), { status: from === 0 ? 200 : 206, headers });
  }
  const bytes = Buffer.concat(pieces);
  return fileAnswer({ size: reader.at, read: (start, end) => bytes.subarray(start - from, end - from) }, range, base);
}

function streamOf(reader: PartReader, before: Uint8Array[] = []): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const piece = before.shift() ?? (await reader.next());
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: () => reader.cancel(),
  });
}

function lengthHeaders(base: HeadersInit, start: number, end: number, size: number | null): Headers {
  const headers = new Headers(base);
  headers.set('accept-ranges', 'bytes');
  headers.set('content-length', String(end - start));
  if (size === null) headers.delete('content-range');
  else headers.set('content-range', `bytes ${start}-${end - 1}/${size}`);
  return headers;
}

function beyondTheEnd(size: number | null, base: HeadersInit): Response {
  const headers = lengthHeaders(base, 0, 0, null);
  if (size !== null) headers.set('content-range', `bytes */${size}`);
  return new Response(null, { status: 416, headers });
}

function unusable(response: Response): Response {
  drop(response);
  return Response.error();
}

/** The rest of an answer is not waited for. */
function drop(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}
