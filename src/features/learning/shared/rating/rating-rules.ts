import {
  ratingDimensions,
  type CourseRating,
  type RatingDimension,
  type RatingScores,
} from '#contract/platform/learning/course-rating.ts';

/** Percent of a course that must be learned before it is rated (002 §4). */
const threshold = 30;

/** Stars of a course that nobody has rated (002 §9). */
const averageByDefault = 5;

/** True when a course may be rated; of unknown progress the platform decides. */
export function mayRate(progress: number | null): boolean {
  return progress === null || progress >= threshold;
}

/** Stars to show: the average, 5 where the platform has none. */
export function averageOf({ aveScore }: Pick<CourseRating, 'aveScore'>): number {
  if (aveScore === null || aveScore <= 0) return averageByDefault;
  return Math.min(averageByDefault, aveScore);
}

/** True when the learner has rated the course. */
export function isRated({ myScore, detailInfo }: Pick<CourseRating, 'myScore' | 'detailInfo'>): boolean {
  return (myScore ?? 0) > 0 || ratingDimensions.some((dimension) => detailInfo[dimension] > 0);
}

/** The stars that were given, by dimension. */
export function scoresOf(given: ReadonlyMap<string, number>): RatingScores {
  const of = (dimension: RatingDimension) => given.get(dimension) ?? 0;
  return {
    courseContentScore: of('courseContentScore'),
    trainMethodScore: of('trainMethodScore'),
    trainEffectScore: of('trainEffectScore'),
  };
}
