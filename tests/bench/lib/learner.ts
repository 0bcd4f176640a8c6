import type { Attempt } from '#contract/ipc/exam.ts';
import { killNow, openClient, processTree, type Client, type ClientOptions } from '../../support/client.ts';
import { findExam, openAttempt } from '../../support/desktop-page.ts';
import { goTo, signIn } from '../../support/journeys.ts';

/** Exams of the embedded platform with few and with many questions of the same kinds. */
export const fewQuestions = '低压电工作业（复审）理论考试';
export const manyQuestions = '低压电工题库全量自测（500 题）';

/** A client with a signed-in learner. */
export async function signedIn(options: ClientOptions): Promise<Client> {
  const client = await openClient(options);
  await signIn(client.page, options.platform);
  return client;
}

/** A client with the paper of an exam on screen. */
export async function onPaper(exam: string, options: ClientOptions): Promise<{ client: Client; attempt: Attempt }> {
  const client = await signedIn(options);
  const attempt = await openAttempt(client.page, await findExam(client.page, exam));
  await goTo(client.page, `/exam/testPaper?attemptId=${attempt.attemptId}`);
  await client.page.getByRole('timer').first().waitFor();
  return { client, attempt };
}

/** Kills a client: closing one with an open paper would ask for confirmation. */
export function cutOff({ pid }: { pid: number }): void {
  killNow(processTree(pid));
}
