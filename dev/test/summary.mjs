// What a run of vitest amounts to: counts, failures, flakes.

/** Takes the second result of each file that was tried twice. */
export function merge(first, second) {
  const again = new Map(second.map((file) => [file.name, file]));
  return first.map((file) => again.get(file.name) ?? file);
}

/** Counts of files: {passed, failed, skipped}. A file that fails outside its tests counts as one failure. */
export function count(files) {
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

/** Failures of files as {name, message}; the first line of each message. */
export function failures(files) {
  return files.flatMap((file) => [
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file.name} > ${fullName}`,
        message: firstLine(failureMessages[0]),
      })),
    ...(brokeOutsideTests(file) ? [{ name: file.name, message: firstLine(file.message) }] : []),
  ]);
}

/** What failed in the first try and not in the second, with its first failure. */
export function flakes(first, second) {
  const tried = new Set(second.map(({ name }) => name));
  const stillFailing = new Set(failures(second).map(({ name }) => name));
  return failures(first.filter(({ name }) => tried.has(name))).filter(({ name }) => !stillFailing.has(name));
}

function brokeOutsideTests({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function firstLine(text) {
  return text?.split('\n')[0] ?? '';
}
