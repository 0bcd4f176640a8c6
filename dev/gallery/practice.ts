import type { PracticeMode } from '#contract/ipc/practice.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import type { Scene } from './scene.ts';
import { enterAs } from './stage.ts';

const account = '13800020008';
const ref = { practiceId: 'pr-fire', businessId: 'c-fire-basics' };

interface RunOrder {
  mode: PracticeMode;
  /** Chosen option by question id. */
  choices: Readonly<Record<string, string>>;
  finish: boolean;
  currentQuestion: string;
}

// Runs in the page: a run as a learner would leave it.
async function bring(order: RunOrder & { ref: typeof ref }): Promise<void> {
  const { practice } = window.desktop;
  const opened = await practice.open(order.ref);
  if (!opened.ok) return;
  const questionIds = opened.value.paper.questions.map(({ id }) => id);
  await practice.start(order.ref, { mode: order.mode, questionIds, minutes: 20 });
  for (const [questionId, key] of Object.entries(order.choices)) {
    await practice.answer(order.ref, questionId, { kind: 'choice', keys: [key] });
    await practice.check(order.ref, questionId);
  }
  await practice.mark(order.ref, 'xf-003', true);
  await practice.go(order.ref, order.currentQuestion);
  if (order.finish) await practice.finish(order.ref);
}

function run(order: RunOrder, address: string): Scene {
  return async (stage) => {
    await enterAs(stage, account);
    await stage.page.evaluate(bring, { ...order, ref });
    return address;
  };
}

const choices = { 'xf-001': 'A', 'xf-002': 'C', 'xf-003': 'C', 'xf-004': 'A' };

/** Practice in its states, by name. */
export const practiceScenes: Readonly<Record<string, Scene>> = {
  feedback: run({ mode: 'inOrder', choices, finish: false, currentQuestion: 'xf-001' }, practicePaths.practice.to(ref)),
  question: run({ mode: 'inOrder', choices, finish: false, currentQuestion: 'xf-013' }, practicePaths.practice.to(ref)),
  case: run({ mode: 'mock', choices, finish: false, currentQuestion: 'xf-028-2' }, practicePaths.practice.to(ref)),
  pattern: run({ mode: 'inOrder', choices, finish: false, currentQuestion: 'xf-001' }, practicePaths.pattern.to(ref)),
  result: run({ mode: 'mock', choices, finish: true, currentQuestion: 'xf-001' }, practicePaths.result.to(ref)),
  book: run({ mode: 'inOrder', choices, finish: true, currentQuestion: 'xf-001' }, practicePaths.wrongAnswers.to()),
};
