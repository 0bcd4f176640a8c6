/** An option of a question with the points that choosing it gives. */
interface AssessOption {
  text: string;
  points: number;
}

/** A question before it has an id. */
export interface AssessItem {
  /** As on the wire: 1 single choice, 2 multiple choice. */
  type: 1 | 2;
  title: string;
  options: readonly AssessOption[];
}

export interface AssessDimensionContent {
  name: string;
  /** What a report says of a low, a middle and a high score. */
  comments: readonly [low: string, middle: string, high: string];
  items: readonly AssessItem[];
}

/** An assessment; days count from today. */
export interface AssessContent {
  id: string;
  name: string;
  description: string;
  /** Minutes that it takes as a rule. */
  minutes: number;
  /** Day of its end; null: it has none. */
  lastDay: number | null;
  /** Day on which its validity ends, where it has an end of its own or none. */
  validUntil: number | null;
  refId: string;
  /** 1 training task, 2 training camp. */
  refType: string;
  /** The round that is open; each can be submitted once. */
  round: string;
  dimensions: readonly AssessDimensionContent[];
}

const agreement = ['非常不符合', '不太符合', '一般', '比较符合', '非常符合'] as const;

/** A statement that the learner agrees with more or less: 1 to 5 points. */
export function scale(title: string): AssessItem {
  return { type: 1, title, options: agreement.map((text, at) => ({ text, points: at + 1 })) };
}

/** A situation with one answer to choose; the best comes with 5 points. */
export function situation(title: string, ...options: readonly (readonly [text: string, points: number])[]): AssessItem {
  return { type: 1, title, options: options.map(([text, points]) => ({ text, points })) };
}

/** Several answers to choose; a wrong one takes points away. */
export function several(title: string, ...options: readonly (readonly [text: string, points: number])[]): AssessItem {
  return { type: 2, title, options: options.map(([text, points]) => ({ text, points })) };
}

/** The usual three comments about a dimension. */
export function comments(subject: string): AssessDimensionContent['comments'] {
  return [
    `${subject}还比较薄弱，建议从相应章节的基础内容重新学起，并请带教老师现场指导。`,
    `${subject}已有一定基础，遇到不常见的情况还不够稳，建议结合案例多练几次。`,
    `${subject}扎实，可以在小组里带一带同学，把做法讲清楚。`,
  ];
}
