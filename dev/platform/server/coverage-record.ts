import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const folder = process.env['LECTERN_COVERAGE'];

interface RecordedCall {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>> | null;
}

/** While a full test run collects evidence, leaves the calls that the client itself made (it alone sends source-host). */
export function recordForCoverage({ method, path: address, headers, query, body }: RecordedCall): void {
  if (!folder || headers['source-host'] !== 'pc') return;
  mkdirSync(folder, { recursive: true });
  const line = JSON.stringify({ method, path: address, query, body });
  appendFileSync(path.join(folder, `calls-${process.pid}.txt`), `${line}\n`);
}
