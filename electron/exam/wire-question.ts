import * as z from 'zod/mini';
import { list, number, object, text } from './wire.ts';

/** A question as the platform sends it (findQuestForExam); a case carries its questions in `childList`. */
export interface WireQuestion {
  id: string;
  type: number | null;
  title: string;
  score: number | null;
  optionList: { key: string; content: string }[];
  blankNum: number | null;
  material: string;
  childList: WireQuestion[];
}

const question: z.ZodMiniType<WireQuestion> = z.object({
  id: text,
  type: number,
  title: text,
  score: number,
  optionList: list(z.object({ key: text, content: text })),
  blankNum: number,
  material: text,
  get childList() {
    return list(question);
  },
});

/** The whole answer: sections, or for a paper without headings the questions themselves. */
export const wireQuestions = object({
  sectionList: list(z.object({ id: text, name: text, questionList: list(question) })),
  questionList: list(question),
});
