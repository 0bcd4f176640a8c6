/** Numbers of the kinds on the wire (000 §3). */
export const courseItemNumbers = {
  chapter: 0,
  video: 1,
  audio: 2,
  document: 3,
  image: 4,
  scorm: 6,
  practice: 10,
  live: 11,
  lab: 12,
} as const;

type LeafKind = Exclude<keyof typeof courseItemNumbers, 'chapter'>;

/** An item of a course that can be studied. */
export interface LessonContent {
  id: string;
  kind: LeafKind;
  name: string;
  /** '' for an item without content. */
  detailId: string;
  /** Seconds of a video or audio. */
  seconds: number | null;
  /** Its time is over. */
  expired: boolean;
  /** Why it was taken back, although the list still shows it; '': it was not. */
  withdrawn: string;
  /** Position of a learner who has seen part of it, seconds; null: by the rate. */
  lastPlay: number | null;
}

export interface CourseChapter {
  id: string;
  name: string;
  lessons: readonly LessonContent[];
}

/** What a course consists of; its name and the rate at the start are in `courses`. */
export interface CourseTree {
  courseId: string;
  /** HTML. */
  description: string;
  label: string;
  /** Percent that a lesson must reach before the next one opens; null: all are open. */
  lockCourseRate: number | null;
  /** How far every learner is at the start, percent, where the tasks say something else than `courses`. */
  startRate?: number;
  chapters: readonly CourseChapter[];
}

type LessonSketch = readonly [kind: LeafKind, name: string, more?: Partial<LessonContent>];

/** A course from its chapters: ids are counted through, `ci-<course>-<chapter>-<lesson>`. */
export function courseTree(
  courseId: string,
  facts: Omit<CourseTree, 'courseId' | 'chapters'>,
  chapters: readonly (readonly [name: string, lessons: readonly LessonSketch[]])[],
): CourseTree {
  const stem = courseId.replace(/^c-/, 'ci-');
  return {
    courseId,
    ...facts,
    chapters: chapters.map(([name, lessons], part) => ({
      id: `${stem}-${part + 1}`,
      name,
      lessons: lessons.map(([kind, title, more], at) => {
        const id = `${stem}-${part + 1}-${at + 1}`;
        return {
          id,
          kind,
          name: title,
          detailId: `r-${id}`,
          seconds: null,
          expired: false,
          withdrawn: '',
          lastPlay: null,
          ...more,
        };
      }),
    })),
  };
}
