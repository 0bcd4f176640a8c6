import type { CommandOutcome } from '#electron/kernel/command/command-outcome.ts';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import { policyReport } from '#electron/platform/policy/policy-report.ts';
import type { PolicySystem } from '#electron/platform/policy/policy-system.ts';
import { PolicyError, readPolicyText } from '#electron/platform/policy/policy-text.ts';
import { distrustOf, readPolicy, seatIn } from '#electron/platform/policy/policy.ts';
import { rescuePrint } from '#electron/storage/journal/keys.ts';

interface CheckPolicyOptions {
  file: string;
  /** Name of this computer. */
  host: string;
  system: PolicySystem;
}

/** What this computer would do with a policy: 0, it takes it; 1, not where the file lies; 2, it refuses it. */
export function checkPolicy({ file, host, system }: CheckPolicyOptions, words: ConsoleWords): CommandOutcome {
  const { say, locale } = words;
  const text = system.read(file);
  if (text === null) throw new Error(say('policy.none', { file }));
  const read = readPolicyText(text);
  if ('faults' in read) return { lines: [new PolicyError(file, read.faults).saidIn(locale)], code: 2 };
  const given = readPolicy({ shipped: file, machine: [], profile: null }, system);
  const { policy } = given;
  const entries = policyReport(given, () => given, locale).entries.map(({ key, ...values }) => {
    const [only, ...more] = Object.values(values);
    // Several are told by their names.
    const told = more.length > 0 ? values : only;
    if (told === undefined) return `  ${key}`;
    return `  ${key}: ${typeof told === 'object' ? JSON.stringify(told) : String(told)}`;
  });
  const seat = seatIn(policy, host);
  const seatKey = seat === null ? 'policy.noSeat' : 'policy.seat';
  const why = distrustOf(file, system);
  return {
    lines: [
      say('policy.good', { file }),
      ...(entries.length > 0 ? entries : [say('policy.empty')]),
      ...(policy.rescueKey === null ? [] : [say('policy.key', { print: rescuePrint(policy.rescueKey) })]),
      ...(policy.seat === null ? [] : [say(seatKey, { host, seat: seat ?? '' })]),
      why === null ? say('policy.trusted') : say('policy.untrusted', { why }),
    ],
    code: why === null ? 0 : 1,
  };
}
