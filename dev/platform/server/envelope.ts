/** What goes back over HTTP. `code` is the envelope's, for the log; null when the answer is no envelope. */
export interface Reply {
  status: number;
  type: string;
  bytes: Uint8Array;
  code: number | null;
  brokenAfter: number | null;
  headers: Readonly<Record<string, string>>;
}

/** The envelope of 000 §7: code, message, success, data. */
export function envelopeReply(code: number, message: string, data: unknown, status = 200): Reply {
  const text = JSON.stringify({ code, message, success: code === 0, data: data ?? null });
  return {
    status,
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from(text),
    code,
    brokenAfter: null,
    headers: {},
  };
}

/** Any other JSON, for the control routes. */
export function jsonReply(value: unknown, status = 200): Reply {
  return { ...envelopeReply(0, '', null, status), bytes: Buffer.from(JSON.stringify(value)), code: null };
}

/** JSON as it is written: ids that no number of this language holds stay whole. */
export function textReply(text: string): Reply {
  return { ...envelopeReply(0, '', null), bytes: Buffer.from(text), code: null };
}

/** A file that a client may keep for an hour. */
export function fileReply(type: string, bytes: Uint8Array): Reply {
  return { type, bytes, status: 200, code: null, brokenAfter: null, headers: { 'cache-control': 'max-age=3600' } };
}

/** A page of the web server before the platform: no envelope. */
export function pageReply(status: number, title: string): Reply {
  const bytes = Buffer.from(`<html>${title}`);
  return { status, type: 'text/html', bytes, code: null, brokenAfter: null, headers: {} };
}
