import type { Meaning, TimeForm, Traits } from './traits.ts';

/** What came to the platform. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Read as JSON; {} where it is none. */
  body: Readonly<Record<string, unknown>>;
  /** The proxy sends it a second time: nothing that the client did. */
  repeated: boolean;
}

/** What the platform sends back. */
export interface Reply {
  status: number;
  type: string;
  text: string;
  /** What is meant by it, whatever number stands in it. */
  means: Meaning | 'done' | 'sessionOver' | 'absent';
}

const json = 'application/json;charset=UTF-8';

/** The envelope of 000 §7 around an answer. */
export function success({ codesAsText }: Traits, data: unknown): Reply {
  const text = JSON.stringify({ code: codesAsText ? '0' : 0, message: 'success', success: true, data });
  // A snowflake is a number without quotes, and longer than one of JavaScript.
  return { status: 200, type: json, text: text.replaceAll(/"#(\d+)"/g, '$1'), means: 'done' };
}

const sentences: Readonly<Record<Meaning, readonly [status: number, sentence: string]>> = {
  busy: [503, '系统繁忙，请稍后再试'],
  already: [409, '您已交卷，请勿重复提交'],
  late: [400, '考试时间已过，不再接收答卷'],
  unknownPaper: [404, '试卷不存在'],
  badRequest: [400, '参数不能为空'],
  notOpen: [400, '考试尚未开始'],
  noAttempts: [400, '考试次数已用完'],
  noBranch: [400, '请先选择机构'],
};

/** A refusal with the platform's own number and sentence. */
export function refusal({ codes, codesAsText, speaksHttp }: Traits, meaning: Meaning): Reply {
  const code = codes[meaning];
  const [status, message] = sentences[meaning];
  const text = JSON.stringify({ code: codesAsText ? String(code) : code, message, success: false, data: null });
  return { status: speaksHttp ? status : 200, type: json, text, means: meaning };
}

/** The session is over (000 §8). */
export function sessionOver({ account, codesAsText }: Traits): Reply {
  const code = codesAsText ? String(account.ends) : account.ends;
  const text = JSON.stringify({ code, message: '登录已失效', success: false, data: null });
  return { status: 200, type: json, text, means: 'sessionOver' };
}

/** A call without a sign-in (001 §8). */
export function notSignedIn({ codesAsText }: Traits): Reply {
  const text = JSON.stringify({ code: codesAsText ? '602' : 602, message: '请先登录', success: false, data: null });
  return { status: 200, type: json, text, means: 'sessionOver' };
}

function html(status: number, body: string): Omit<Reply, 'means'> {
  return { status, type: 'text/html', text: `<html><body>${body}</body></html>` };
}

const page = '<!doctype html><html><head><title>学习平台</title></head><body><div id="app"></div></body></html>';

/** A call that this platform does not have. */
export function absence(traits: Traits, path: string): Reply {
  return { ...absent(traits, path), means: 'absent' };
}

function absent({ absent: form }: Traits, path: string): Omit<Reply, 'means'> {
  switch (form) {
    case 'envelope':
      return {
        status: 200,
        type: json,
        text: JSON.stringify({ code: 404, message: '接口不存在', success: false, data: null }),
      };
    case 'html':
      return html(404, '<h1>404 Not Found</h1><hr>nginx');
    case 'spring':
      return { status: 404, type: json, text: JSON.stringify({ timestamp: 1, status: 404, error: 'Not Found', path }) };
    case 'page':
      return { status: 200, type: 'text/html', text: page };
    case 'word':
      return { status: 404, type: 'text/plain', text: 'no Route matched with those values' };
  }
}

/** What is said at a moment at which the platform is busy. */
export function failure(traits: Traits, as: 'envelope' | 'status' | 'html' | 'notFound'): Reply {
  switch (as) {
    case 'envelope':
      return refusal(traits, 'busy');
    case 'status':
      return { ...html(502, '<h1>502 Bad Gateway</h1>'), means: 'busy' };
    case 'html':
      return { ...html(200, '系统维护中'), means: 'busy' };
    case 'notFound':
      return { ...html(404, '<h1>404 Not Found</h1>'), means: 'busy' };
  }
}

const hourMs = 3_600_000;

/** A time as this platform writes it. */
export function written(at: number, { times, zoneHours }: Pick<Traits, 'times' | 'zoneHours'>): string | number {
  const plain = new Date(at + zoneHours * hourMs).toISOString().slice(0, 19);
  const forms: Readonly<Record<TimeForm, string | number>> = {
    text: plain.replace('T', ' '),
    minutes: plain.slice(0, 16).replace('T', ' '),
    slashes: plain.replace('T', ' ').replaceAll('-', '/'),
    letterT: plain,
    zulu: new Date(at).toISOString(),
    epoch: at,
    epochText: String(at),
    seconds: Math.floor(at / 1000),
  };
  return forms[times];
}

/** An id as it travels; always the same for the same number. */
export function idOf(number: number, { ids }: Pick<Traits, 'ids'>): string | number {
  switch (ids) {
    case 'number':
      return number;
    case 'text':
      return `p${number}`;
    case 'uuid':
      return `3f2a${String(number).padStart(4, '0')}-07c1-4b5e-9d11-0000${String(number).padStart(8, '0')}`;
    case 'snowflake':
      return `#17${String(number).padStart(17, '0')}`;
  }
}

/** The same as the client names it when it asks. */
export function idText(number: number, traits: Pick<Traits, 'ids'>): string {
  return String(idOf(number, traits)).replace('#', '');
}
