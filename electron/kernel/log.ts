import path from 'node:path';
import electronLog from 'electron-log/node';
import type { LogLevel } from '#contract/ipc/policy.ts';

/** Writes one line; `error` may be anything, an Error is written with its stack and causes. */
export type Log = (level: LogLevel, message: string, error?: unknown) => void;

const maxFileBytes = 2 * 1024 * 1024;

/** The client's log from a level on: at most two files of 2 MB, every line redacted before it is written. */
export function openLog(folder: string, level: LogLevel = 'info'): Log {
  const logger = electronLog.create({ logId: 'lectern' });
  logger.transports.console.level = false;
  logger.transports.file.level = level;
  logger.transports.file.maxSize = maxFileBytes;
  logger.transports.file.resolvePathFn = () => path.join(folder, 'lectern.log');
  logger.transports.file.format = '{y}-{m}-{d} {h}:{i}:{s}.{ms} {level} {text}';
  return (severity, message, error) =>
    logger[severity](redact(error === undefined ? message : `${message} ${described(error)}`));
}

function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` <- ${described(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

const redactions: readonly (readonly [RegExp, string])[] = [
  // Named secrets, in JSON, headers and queries.
  [
    /("?(?:token|password|newPassword|oldPassword|authCode|authorization|cookie)"?\s*[:=]\s*)("[^"]*"|[^"&\s,;}]+)/gi,
    '$1[hidden]',
  ],
  [/data:[\w/+.-]+;base64,[\w+/=]+/g, '[picture]'],
  // JSON web tokens, then any other run that is too long for a word.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/(?<![\w+/=-])[A-Za-z0-9+/_-]{80,}={0,2}/g, '[data]'],
  [/(?<![\w.])[0-9a-f]{32,}(?!\w)/gi, '[hash]'],
  // ID numbers before phone numbers, which they contain.
  [/(?<!\d)\d{6}(?:19|20)\d{9}[\dXx](?!\d)/g, '[id]'],
  [/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2'],
  [/([\w.+-])[\w.+-]*(@[\w-]+\.[\w.-]+)/g, '$1***$2'],
];

/** Removes from a log line what must not be stored: tokens, passwords, codes, pictures, phones, ID numbers, mail. */
export function redact(text: string): string {
  return redactions.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), text);
}
