import type { AnswerValue, Question } from '#contract/ipc/paper.ts';

/** The key of the partner of each left item, '' for none. */
export function targetsOf({ options }: Pick<Question, 'options'>, value: AnswerValue | undefined): readonly string[] {
  const targets = value?.kind === 'pairs' ? value.targets : [];
  return options.map((_, at) => targets[at] ?? '');
}

/** The answer after a left item got another partner; '' takes it away. */
export function pair(question: Question, value: AnswerValue | undefined, at: number, target: string): AnswerValue {
  const targets = targetsOf(question, value).map((before, index) => (index === at ? target : before));
  return { kind: 'pairs', targets: targets.every((each) => each === '') ? [] : targets };
}
