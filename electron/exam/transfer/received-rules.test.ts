import { describe, expect, it } from 'vitest';
import type { AttemptRules } from '#contract/ipc/exam.ts';
import type { PaperSurface } from '#contract/platform/exam/user-paper.ts';
import { examNeeds } from '#rules/exam/exam-needs.ts';
import { noStaffActions } from '#rules/exam/staff-rules.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { sampleStart } from '../testing/sample-attempt.ts';
import { createReadTold, receivedRules, type KnownRules } from './received-rules.ts';

const minute = 60_000;
const joinedAt = Date.parse('2026-03-02T09:00:00+08:00');
const end = joinedAt + 60 * minute;
const now = joinedAt + 20 * minute;
const formal: AttemptRules = {
  joinedAt,
  deadline: end,
  cameraCount: 2,
  sideCameraRequired: true,
  captureEverySeconds: 12,
  switchLimit: 2,
  switchConsequence: 'handed-in',
};
const loose: AttemptRules = {
  joinedAt,
  deadline: end + 300 * minute,
  cameraCount: 0,
  sideCameraRequired: false,
  captureEverySeconds: 600,
  switchLimit: null,
  formal: false,
};
const surface: PaperSurface = {
  userPaperId: 'p1',
  examId: 'e1',
  bussinessId: 'b1',
  examName: '',
  totalScore: null,
  passScore: null,
  questionCount: null,
  duration: 60,
  joinTime: { at: joinedAt, zoned: true },
  endTime: null,
  cameraCount: 2,
  cameraRequired: true,
  captureInterval: 12,
  switchLimit: 2,
  switchConsequence: 2,
  userName: '',
  seatNo: '',
  examPlanRoomId: '',
};
const needs = examNeeds({ examType: 2, cameraCount: 2, cameraRequired: true, faceRequired: false }, false);
const mock = examNeeds({ examType: 1, cameraCount: 0, cameraRequired: false, faceRequired: false }, false);
const extraTime = { kind: 'extraTime', number: 1, at: now, receivedAt: now, minutes: 30 } as const;

const rulesOf = (rules: AttemptRules, known: Partial<KnownRules> = {}) =>
  receivedRules({
    paper: { start: sampleStart({ rules }), staff: noStaffActions },
    signed: true,
    told: null,
    here: null,
    now,
    ...known,
  });

describe('a file that the centre’s code does not authenticate', () => {
  it('gets what the platform says, however loose it is', () => {
    expect(rulesOf(loose, { signed: false, told: { surface, needs } })).toEqual({ ...formal });
  });

  it('offline gets what this seat knows where that is stricter', () => {
    expect(rulesOf(loose, { signed: false, here: formal })).toEqual(formal);
  });

  it('is no mock by its own word', () => {
    const alone = rulesOf(loose, { signed: false });
    expect(alone.formal).toBeUndefined();
    const told = { surface: { ...surface, cameraCount: 0, cameraRequired: false }, needs: mock };
    expect(rulesOf(loose, { signed: false, told }).formal).toBe(false);
  });

  it('has no time from staff: the platform tells it again', () => {
    const paper = {
      start: sampleStart({ rules: { ...formal, deadline: end + 30 * minute } }),
      staff: { actions: [extraTime], read: [] },
    };
    expect(rulesOf(formal, { paper, signed: false, told: { surface, needs } }).deadline).toBe(end);
    expect(rulesOf(formal, { paper, signed: true, told: { surface, needs } }).deadline).toBe(end + 30 * minute);
    expect(rulesOf(formal, { paper, signed: true, here: formal }).deadline).toBe(end + 30 * minute);
  });

  it('whose time is over by the platform still leaves the notice of a minute', () => {
    const told = { surface: { ...surface, duration: 10 }, needs };
    expect(rulesOf(formal, { signed: false, told }).deadline).toBe(now + minute);
  });
});

it.each([
  ['this paper', 'p1', true],
  ['another paper, as a cache may', 'other', false],
])('a platform that answers for %s', async (_, named, counts) => {
  const platform = createFakePlatform({
    findUserPaperSurface: [good({ userPaperId: named, duration: 6 })],
    findBasicExamById: [good({ examType: 2 })],
  });
  const exam = { examId: 'e1', businessId: 'b1', sourceType: '2', name: '' };
  const told = await createReadTold(platform.client, () => false)(exam, 'p1');
  expect(told !== null).toBe(counts);
});

it.each<[string, Partial<KnownRules>, Partial<AttemptRules>]>([
  ['alone goes on as it was', {}, {}],
  [
    'gets an end that the platform moved',
    { told: { surface: { ...surface, duration: 90 }, needs } },
    { deadline: end + 30 * minute, shownEnd: end },
  ],
  [
    'gets the camera that the platform asks for',
    { told: { surface: { ...surface, captureInterval: 5 }, needs } },
    { captureEverySeconds: 5 },
  ],
  ['offline takes the earlier end', { here: { ...formal, deadline: end - minute } }, { deadline: end - minute }],
  ['keeps an end where the other one has none', { here: { ...formal, deadline: null } }, {}],
  ['keeps the face check of either', { here: { ...formal, faceChecked: true } }, { faceChecked: true }],
])('a file with the centre’s mark %s', (_, known, changed) => {
  expect(rulesOf(formal, known)).toEqual({ ...formal, ...changed });
});
