import * as z from 'zod/mini';

const answersShape = z.object({
  answers: z.array(z.object({ questionId: z.string(), answer: z.array(z.string()) })),
});

/** What the embedded platform holds for right, by question: keys of options, texts of blanks, or one text. */
export async function rightAnswers(origin: string, userPaperId: string): Promise<Map<string, readonly string[]>> {
  const response = await fetch(`${origin}/__answers?userPaperId=${userPaperId}`);
  const { answers } = z.parse(answersShape, await response.json());
  return new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
}
