import { readFileSync, writeFileSync } from 'node:fs';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { describeFaults, readProfile } from '#electron/platform/profile/read-profile.ts';
import { checkPlatform } from '#electron/tools/platform-check/check-platform.ts';
import { reportText } from '#electron/tools/platform-check/report-text.ts';
import { readCommand, UsageError, type CheckCommand } from './options.ts';

function profileOf(file: string | null): PlatformProfile {
  if (file === null) return {};
  const { profile, faults } = readProfile(readFileSync(file, 'utf8'));
  if (profile === null) throw new UsageError(describeFaults(file, faults));
  return profile;
}

async function run(command: CheckCommand): Promise<void> {
  const { platform, tenant, account, password, branch, exam, sit, out } = command;
  const report = await checkPlatform({
    platform,
    tenantHost: tenant ?? new URL(platform).host,
    account,
    password,
    branchName: branch,
    examId: exam,
    sit,
    profile: profileOf(command.profile),
    fetch: (address, init) => fetch(address, init),
    onRow: ({ call, read }) => process.stderr.write(`${call}: ${read}\n`),
  });
  console.log(reportText(report));
  if (out !== null) {
    writeFileSync(out, `${JSON.stringify(report.profile, null, 2)}\n`);
    console.log(`\nthe suggested profile: ${out}`);
  }
}

try {
  await run(readCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
