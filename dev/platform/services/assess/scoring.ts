import type { AssessContent, AssessDimensionContent } from '../../content/assess/assess-content.ts';
import { keyOfOption, questionsOf, type AssessQuestion } from './assessments.ts';
import type { SittingAnswers } from './sitting-row.ts';

export interface ScoredDimension {
  name: string;
  score: number;
  fullScore: number;
  level: string;
  comment: string;
}

/** Points of an answer: of a single choice those of the option, of several their sum, never below 0. */
export function pointsOf({ options }: Pick<AssessQuestion, 'options'>, answer: readonly string[]): number {
  const chosen = options.filter((_, at) => answer.includes(keyOfOption(at)));
  return Math.max(
    0,
    chosen.reduce((sum, { points }) => sum + points, 0),
  );
}

/** Most points of a question. */
export function fullPoints({ type, options }: Pick<AssessQuestion, 'type' | 'options'>): number {
  const points = options.map((option) => Math.max(0, option.points));
  return type === 1 ? Math.max(...points) : points.reduce((sum, one) => sum + one, 0);
}

const levels = [
  { from: 0.85, name: '优秀' },
  { from: 0.7, name: '良好' },
  { from: 0.55, name: '一般' },
  { from: 0, name: '待提升' },
] as const;

export function levelOf(score: number, fullScore: number): string {
  return levels.find(({ from }) => score / fullScore >= from)?.name ?? '待提升';
}

function commentOf({ comments: [low, middle, high] }: AssessDimensionContent, share: number): string {
  if (share >= 0.7) return high;
  return share >= 0.55 ? middle : low;
}

/** The scores of a sitting by dimension; what is not answered has no points. */
export function scoresOf(content: AssessContent, answers: SittingAnswers): ScoredDimension[] {
  const questions = questionsOf(content);
  return content.dimensions.map((dimension) => {
    const own = questions.filter((question) => question.dimension === dimension);
    const score = own.reduce((sum, question) => sum + pointsOf(question, answers.get(question.id) ?? []), 0);
    const fullScore = own.reduce((sum, question) => sum + fullPoints(question), 0);
    return {
      name: dimension.name,
      score,
      fullScore,
      level: levelOf(score, fullScore),
      comment: commentOf(dimension, score / fullScore),
    };
  });
}

/** Sums of all dimensions. */
export function totalOf(dimensions: readonly ScoredDimension[]) {
  const totalScore = dimensions.reduce((sum, { score }) => sum + score, 0);
  const fullScore = dimensions.reduce((sum, one) => sum + one.fullScore, 0);
  return { totalScore, fullScore, level: levelOf(totalScore, fullScore) };
}
