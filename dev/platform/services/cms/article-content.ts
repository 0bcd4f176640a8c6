/** The classes of the content pages, in their order. */
export const articleClasses = [
  { id: 'policy', name: '政策资讯' },
  { id: 'safety', name: '安全知识' },
  { id: 'guide', name: '学习指南' },
  { id: 'story', name: '学员故事' },
] as const;

/** An article; `age` in hours before the platform's first start, `reads` from before the platform counted. */
export interface ArticleContent {
  id: string;
  classId: (typeof articleClasses)[number]['id'];
  title: string;
  summary: string;
  author: string;
  source: string;
  age: number;
  reads: number;
  html: string;
  cover?: string;
  /** A file below videos/, and its length in seconds. */
  video?: { file: string; seconds: number };
  /** The special picks it for its head. */
  picked?: boolean;
}
