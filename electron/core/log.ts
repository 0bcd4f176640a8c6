import path from 'node:path';
import electronLog from 'electron-log/node';
import { redact } from './redact.ts';

export type LogLevel = 'info' | 'warn' | 'error';
/** Writes one line; what it was given last may be an error, whose stack is written too. */
export type Log = (level: LogLevel, message: string, error?: unknown) => void;

const largestFile = 2 * 1024 * 1024;

/** The client's log file: two of at most 2 MB, every line redacted before it is written. */
export function openLog(folder: string): Log {
  const logger = electronLog.create({ logId: 'lectern' });
  logger.transports.console.level = false;
  logger.transports.file.level = 'info';
  logger.transports.file.maxSize = largestFile;
  logger.transports.file.resolvePathFn = () => path.join(folder, 'lectern.log');
  logger.transports.file.format = '{y}-{m}-{d} {h}:{i}:{s}.{ms} {level} {text}';
  return (level, message, error) =>
    logger[level](redact(error === undefined ? message : `${message} ${described(error)}`));
}

function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` <- ${described(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
