/** A practice: questions of a bank with what explains each right answer. */
export interface PracticeContent {
  id: string;
  name: string;
  cover: string;
  /** The course that it belongs to. */
  courseId: string;
  sourceName: string;
  /** Minutes of its mock exam; null: it offers none. */
  mockMinutes: number | null;
  /** Whether the questions come with their solutions, or only the answer to a commit tells them. */
  solutions: 'sent' | 'at-commit';
  sections: readonly { name: string; questionIds: readonly string[] }[];
  /** HTML by question id. */
  analyses: Readonly<Record<string, string>>;
}

/** Sections of a practice from explanations, which name its questions in order. */
export function sectionsOf(
  groups: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Pick<PracticeContent, 'sections' | 'analyses'> {
  return {
    sections: Object.entries(groups).map(([name, analyses]) => ({
      name,
      // Questions of a case are named with their case: `xf-028-1` belongs to `xf-028`.
      questionIds: [...new Set(Object.keys(analyses).map((id) => id.split('-').slice(0, 2).join('-')))],
    })),
    analyses: Object.assign({}, ...Object.values(groups)) as Record<string, string>,
  };
}
