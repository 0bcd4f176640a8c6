// What a run of vitest amounts to: counts, failures, flakes.

/** A file as vitest reports it, with its name from the root. */
interface RunFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[];
}

interface Failure {
  name: string;
  message: string;
}

/** Takes the second result of each file that was tried twice. */
export function merge<File extends RunFile>(first: readonly File[], second: readonly File[]): File[] {
  const again = new Map(second.map((file) => [file.name, file]));
  return first.map((file) => again.get(file.name) ?? file);
}

/** Counts of files: {passed, failed, skipped}. A file that fails outside its tests counts as one failure. */
export function count(files: readonly RunFile[]): { passed: number; failed: number; skipped: number } {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    for (const { status } of file.assertionResults) {
      if (status === 'passed' || status === 'failed') total[status] += 1;
      else total.skipped += 1;
    }
    if (brokeOutsideTests(file)) total.failed += 1;
  }
  return total;
}

/** Failures of files as {name, message}; the gist of each message. */
export function failures(files: readonly RunFile[]): Failure[] {
  return files.flatMap((file) => [
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file.name} > ${fullName}`,
        message: gist(failureMessages?.[0]),
      })),
    ...(brokeOutsideTests(file) ? [{ name: file.name, message: gist(file.message) }] : []),
  ]);
}

/** What failed in the first try and not in the second, with its first failure. */
export function flakes(first: readonly RunFile[], second: readonly RunFile[]): Failure[] {
  const tried = new Set(second.map(({ name }) => name));
  const stillFailing = new Set(failures(second).map(({ name }) => name));
  return failures(first.filter(({ name }) => tried.has(name))).filter(({ name }) => !stillFailing.has(name));
}

function brokeOutsideTests({ status, assertionResults }: RunFile): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

/** The first line of a failure, what was expected and what came, and the first place in a test. */
export function gist(text = ''): string {
  const lines = text.split('\n').map((line) => line.trim());
  const compared = lines.slice(1).filter((line) => /^(Expected|Received)\b.*:/.test(line));
  const place = lines.find((line) => /^at .*\.test\.tsx?:\d+/.test(line));
  return [lines[0], ...compared.slice(0, 2), ...(place === undefined ? [] : [place])].join(' | ');
}
