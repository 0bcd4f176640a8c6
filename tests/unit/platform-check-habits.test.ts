import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { myCertificates } from '#contract/platform/certificate/certificate.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import type { HabitName } from '#dev/platform/habits/habits.ts';
import { readProfile } from '#electron/platform/profile/read-profile.ts';
import { checkPlatform } from '#electron/tools/platform-check/check-platform.ts';
import { noteText } from '#electron/tools/platform-check/note-text.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { startCore } from '../support/core.ts';
import { askAsPage } from '../support/page-calls.ts';
import { platformOnDisk } from '../support/platform.ts';
import { signInto, sitDemoExam, untilDelivered } from '../support/sitting.ts';

const account = '13800017719';
const paper = 'userPaperFindQuestForExam';

function profileOf(name: HabitName): PlatformProfile {
  const file = path.join(import.meta.dirname, '../fixtures/profiles', `${name}.json`);
  const { profile, faults } = readProfile(readFileSync(file, 'utf8'));
  if (!profile) throw new Error(JSON.stringify(faults));
  return profile;
}

function without<Value>(fields: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** What only a person can know of these platforms: paths, meanings of codes, the zone, abbreviations of two letters. */
function decided(name: HabitName): PlatformProfile {
  const { envelope, token: _token, inside: _inside, fields, ...rest } = profileOf(name);
  const { [paper]: questions = {}, ...others } = fields ?? {};
  const named = Object.fromEntries(
    Object.entries(others).map(([call, names]) => [call, without(names, ['list', 'total'])] as const),
  );
  // The mock exam has no case and no gaps: of these names nothing can be seen.
  const seen = Object.keys(questions).filter((ours) => !['childList', 'material', 'blankNum'].includes(ours));
  const unseen = without(questions, seen);
  const { sessionEnded, notSignedIn } = envelope ?? {};
  return {
    ...rest,
    ...(sessionEnded === undefined || notSignedIn === undefined ? {} : { envelope: { sessionEnded, notSignedIn } }),
    ...(fields ? { fields: { ...named, [paper]: unseen } } : {}),
  };
}

it.each(['terse', 'wrapped', 'typed', 'zoned'] as const)(
  'of a platform that speaks %s the check writes a profile with which an exam is sat, from sign-in to certificate',
  { timeout: 90_000 },
  async (name) => {
    const platform = await platformOnDisk({ habits: name });
    try {
      const report = await checkPlatform({
        platform: platform.origin,
        tenantHost: new URL(platform.origin).host,
        account,
        password: 'Lectern2026',
        branchName: null,
        examId: null,
        sit: true,
        profile: decided(name),
        fetch: (address, init) => fetch(address, init),
      });
      expect(report.findings.map(noteText)[0]).toMatch(/questions were read, as many as the platform says/);
      const core = await startCore({ platformOrigin: platform.origin, parts: { platformProfile: report.profile } });
      try {
        await signInto(core, account);
        const attempt = await sitDemoExam(core);
        await core.desktop.exam.handIn(attempt.attemptId, 'learner');
        await untilDelivered(core, attempt.attemptId);
        const last = (await platform.log()).findLast(({ id }) => id === 'userPaperCommitAllPaper');
        const [accepted] = await acceptedPapers(platform, String(last?.body?.['userPaperId']));
        const texts = (answers: Record<string, readonly string[]>) => Object.values(answers).map(String).toSorted();
        expect(texts(accepted ?? {})).toEqual(texts(answersOf(attempt)));
        const { list } = await askAsPage(core, myCertificates, { pageNum: 1, pageSize: 10 });
        expect(list[0]).toMatchObject({ name: expect.stringMatching(/./) });
      } finally {
        await core.stop();
      }
    } finally {
      await platform.stop();
    }
  },
);
