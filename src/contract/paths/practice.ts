import { definePath } from './define-path.ts';

/** Practice (001 §2). */
export const practicePaths = {
  list: definePath('/practiceList'),
  practice: definePath('/practice'),
  pattern: definePath('/pattern'),
  result: definePath('/practiceResult'),
  trainingTask: definePath('/practiceTrainingTask'),
  wrongAnswers: definePath('/wrongTopic'),
} as const;
