/** What the last item of the task `t-locked-<conditions>` says, by its conditions (docs/PLATFORM.md). */
export const lockSentences = [
  ['progress', '“电气防火技术”学到 80%（当前 58%）后开放'],
  ['exam', '通过上一场考试后开放'],
  ['form', '提交表单后开放'],
  ['progress-exam', '“电气防火技术”学到 80%（当前 58%），并通过上一场考试后开放'],
  ['progress-form', '“电气防火技术”学到 80%（当前 58%），并提交表单后开放'],
  ['exam-form', '通过上一场考试并提交表单后开放'],
  ['progress-exam-form', '“电气防火技术”学到 80%（当前 58%）、通过上一场考试并提交表单后开放'],
] as const;
