import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { acceptedPapers, answersOf } from '../../support/accepted.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { beginAttempt, demoExamOf } from '../../support/sitting.ts';

// A core, a platform and a page share two cores of a busy machine.

let client: TestClient;
let attempt: Attempt;
afterEach(() => client.stop());

async function sit(): Promise<void> {
  client = await openApp('/userAgreement', { signedIn: '13800010002' });
  const exam = await demoExamOf(client.core);
  attempt = await beginAttempt(client.core, exam);
  const question = attempt.paper.questions.find(({ kind }) => kind === 'single');
  await client.core.desktop.exam.setCurrentQuestion(attempt.attemptId, question?.id ?? '');
  await client.core.desktop.exam.leave(attempt.attemptId);
  await client.restart(examPaths.testPaper.to({ exam }));
  await screen.findAllByRole('radio');
}

async function struckOnDisk(): Promise<readonly (readonly string[])[]> {
  const read = await client.core.desktop.exam.read(attempt.attemptId);
  return read.ok && read.value ? Object.values(read.value.struck) : [];
}

const struckOptions = () => screen.queryAllByRole('radio', { name: /已划掉/ });
const checked = () => screen.queryAllByRole('radio', { checked: true });

describe('striking options out', () => {
  it('is by button and by key, keeps from choosing by accident, and survives a restart', async () => {
    await sit();
    await client.user.click(screen.getByRole('button', { name: '划掉选项 B' }));
    screen.getAllByRole('radio')[2]!.focus();
    await client.user.keyboard('x');
    expect(struckOptions()).toHaveLength(2);
    await waitFor(async () => expect(await struckOnDisk()).toEqual([['B', 'C']]));

    // The first press restores, the second chooses.
    await client.user.click(struckOptions()[0]!);
    expect([struckOptions().length, checked().length]).toEqual([1, 0]);
    await client.user.click(screen.getAllByRole('radio')[1]!);
    expect(checked()).toHaveLength(1);
    // A chosen option has no button that strikes it out, and the key does nothing to it.
    await client.user.keyboard('x');
    expect(struckOptions()).toHaveLength(1);

    await waitFor(async () => expect(await struckOnDisk()).toEqual([['C']]));
    await client.restart(examPaths.testPaper.to({ attemptId: attempt.attemptId }));
    await client.user.click(await screen.findByRole('button', { name: '继续' }));
    await screen.findAllByRole('radio');
    expect(struckOptions()).toHaveLength(1);
  });

  it('is not part of what the platform gets', async () => {
    await sit();
    await client.user.click(screen.getByRole('button', { name: '划掉选项 A' }));
    await client.user.click(screen.getByRole('button', { name: '交卷' }));
    await client.user.click(await screen.findByRole('button', { name: '仍然交卷' }));
    await screen.findByRole('heading', { name: '交卷成功' });
    expect(await acceptedPapers(client.platform, attempt.userPaperId)).toEqual([
      answersOf({ ...attempt, answers: {} }),
    ]);
  });
});
