import { describe, expect, it } from 'vitest';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform, good } from '../testing/fake-platform.ts';
import { account, createFakeSession } from '../testing/fake-session.ts';
import { electricianExam } from '../testing/open-paper.ts';
import { paperAnswers } from '../testing/paper-answers.ts';
import { TestTime } from '../testing/test-time.ts';

describe('a machine whose policy is not trusted', () => {
  const why = '/etc/lectern/policy.json does not belong to root.';
  const joined = Date.parse('2026-03-02T09:00:00+08:00');

  function createSeat(examType: number) {
    const platform = createFakePlatform({
      ...paperAnswers(),
      findBasicExamById: [good({ examType, cameraCount: 0, faceRequired: 0 })],
      monitorHeartbeat: [good({})],
      monitorCaptureSave: [good({})],
    });
    const parts = { layer: new MemoryLayer(), time: new TestTime(joined), platform, policyRefused: why };
    return { ...createExamRun({ ...parts, session: createFakeSession(account('lm')) }), platform, time: parts.time };
  }

  it('opens a formal exam only by the word of staff, and says which file is wrong; the platform is told', async () => {
    const { exam, service, platform, time } = createSeat(2);
    await service.start();
    expect(await exam.open(electricianExam)).toEqual({ opened: false, problem: 'policy', message: why, counted: 'no' });
    expect(platform.calls()).not.toContain('examJoinExam');
    service.entry.admit('lm', electricianExam);
    expect(await exam.open(electricianExam)).toMatchObject({ opened: true });
    await time.advance(60_000);
    expect(JSON.stringify(platform.sent)).toContain('policy-refused');
    await service.stop();
  });

  it('opens a mock exam', async () => {
    const { exam, service } = createSeat(1);
    await service.start();
    expect(await exam.open(electricianExam)).toMatchObject({ opened: true });
    await service.stop();
  });
});
