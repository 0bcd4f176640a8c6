import type { QuestionType } from '../../content/bank.ts';

/** What marking needs to know of a question. */
export interface Markable {
  id: string;
  type: QuestionType;
  score: number;
  key: readonly (readonly string[])[];
}

/** Blanks are compared without regard to width, letter case and spaces. */
function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[。.]$/, '');
}

const half = (score: number): number => Math.round(score * 2) / 2;

/** Score of one answer: choices and orders all or nothing, pairs and blanks each its share, texts by the share of their keywords. */
export function markAnswer({ type, score, key }: Markable, answer: readonly string[]): number {
  if (type === 4) {
    const right = key.filter((accepted, index) =>
      accepted.some((text) => normal(text) === normal(answer[index] ?? '')),
    );
    return half((score * right.length) / key.length);
  }
  const [expected = []] = key;
  if (type === 5 || type === 6) {
    const text = normal(answer.join(''));
    return half((score * expected.filter((word) => text.includes(normal(word))).length) / expected.length);
  }
  if (type === 8) {
    const right = expected.filter((target, index) => target === answer[index]);
    return half((score * right.length) / expected.length);
  }
  if (type === 9) return expected.join() === answer.join() ? score : 0;
  // People look at files; until then one counts as done.
  if (type === 10) return answer.length > 0 ? score : 0;
  const given = new Set(answer);
  return given.size === expected.length && expected.every((option) => given.has(option)) ? score : 0;
}

/** Score of a paper; what was not answered counts nothing. */
export function markPaper(questions: readonly Markable[], answers: ReadonlyMap<string, readonly string[]>): number {
  return questions.reduce((sum, question) => sum + markAnswer(question, answers.get(question.id) ?? []), 0);
}
