/** A file of a multipart body, with its bytes at hand: handlers do not wait. */
export class ReceivedFile {
  readonly name: string;
  /** As the sender calls it; nothing to trust. */
  readonly type: string;
  readonly size: number;
  readonly bytes: Uint8Array;

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name;
    this.type = type;
    this.size = bytes.length;
    this.bytes = bytes;
  }
}

/** The parts of a multipart body by name, files as `ReceivedFile`; `undefined`: it cannot be read. */
export async function receivedForm(
  body: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Record<string, string | ReceivedFile> | undefined> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
  if (!form) return undefined; // No multipart body: the handler's parameters are then missing, which is refused.
  const parts = await Promise.all(
    [...form].map(async ([name, value]): Promise<[string, string | ReceivedFile]> => [
      name,
      typeof value === 'string'
        ? value
        : new ReceivedFile(value.name, value.type, new Uint8Array(await value.arrayBuffer())),
    ]),
  );
  return Object.fromEntries(parts);
}
