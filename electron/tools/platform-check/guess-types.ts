import type { QuestionKind } from '#contract/ipc/paper.ts';
import type { WireQuestion } from '#contract/platform/exam/wire-question.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';
import { sameCode } from '#contract/platform/profile/translate-answer.ts';

type Looks = Extract<QuestionKind, 'judge' | 'blank' | 'short'> | 'choice';
type Types = Readonly<Partial<Record<QuestionKind, string>>>;

interface TypeGuess {
  /** What is proven. */
  types: Types;
  /** Types of choices of which one takes several answers, and nobody can see which. */
  choices: readonly string[];
}

/**
 * What the types of a paper mean, by what their questions look like: two options that say right and wrong, a text with
 * blanks, a text without. Choices look alike: they are told apart where the types of two other looks are as far from the
 * documents' numbers as theirs, or by the words of their questions. Where they are not, nothing is said: half a table would
 * make the other half unknown. Null: the documents' numbers fit, or nothing can be seen.
 */
export function guessTypes(questions: readonly WireQuestion[]): TypeGuess | null {
  const groups = new Map<string, WireQuestion[]>();
  for (const question of questions.flatMap(withChildren)) {
    groups.set(question.type, [...(groups.get(question.type) ?? []), question]);
  }
  const seen = [...groups].map(([type, group]) => ({ type, looks: looksOf(group) }));
  if (seen.every(({ type, looks }) => looks === null || fits(type, looks))) return null;
  const first = (wanted: Looks) => seen.find(({ looks }) => looks === wanted)?.type;
  const choices = seen.filter(({ looks }) => looks === 'choice').map(({ type }) => type);
  const others = { judge: first('judge'), blank: first('blank'), short: first('short') };
  const shift = shiftOf(others);
  const isShifted = (kind: 'single' | 'multiple') => (type: string) =>
    shift !== null && type.trim() !== '' && Number(type) === codeTables.questionType[kind] + shift;
  const told = choices.filter((type) => groups.get(type)?.every(({ title }) => asksForSeveral.test(title)));
  const untold = choices.filter((type) => groups.get(type)?.every(({ title }) => !asksForSeveral.test(title)));
  const areTold = told.length === 1 && told.length + untold.length === choices.length;
  const single = areTold && untold.length === 1 ? untold[0] : choices.find(isShifted('single'));
  const multiple = areTold && untold.length === 1 ? told[0] : choices.find(isShifted('multiple'));
  const unknown = choices.filter((type) => type !== single && type !== multiple).sort();
  if (unknown.length > 0) return { types: {}, choices: unknown };
  const found = { single, multiple, ...others };
  const named = Object.entries(found).filter(([, type]) => type !== undefined && type !== '');
  return { types: Object.fromEntries(named), choices: [] };
}

/** By how much the numbers of at least two looks differ from the documents', where it is the same for all; else null. */
function shiftOf(found: Readonly<Partial<Record<'judge' | 'blank' | 'short', string | undefined>>>): number | null {
  const shifts = (['judge', 'blank', 'short'] as const).flatMap((kind) => {
    const type = found[kind];
    return type === undefined || type.trim() === '' ? [] : [Number(type) - codeTables.questionType[kind]];
  });
  const [shift] = shifts;
  return shift !== undefined && shifts.length > 1 && shifts.every((one) => one === shift) ? shift : null;
}

function withChildren(question: WireQuestion): WireQuestion[] {
  return question.childList.length > 0 ? question.childList.flatMap(withChildren) : [question];
}

/** How all questions of a type look; null: they differ, or like nothing known. */
function looksOf(group: readonly WireQuestion[]): Looks | null {
  const [first, ...others] = group.map(lookOf);
  return first !== undefined && others.every((look) => look === first) ? first : null;
}

/** What a question says that takes several answers. */
const asksForSeveral = /哪些|哪几|多选|不定项|select all|all that apply|which of the following are|cochez/i;
const rightOrWrong = /^(?:对|错|正确|错误|是|否|√|×|true|false|yes|no|right|wrong|correct|incorrect)$/i;
const gap = /_{2,}|[（(][\s\u3000]*[）)]/;

function lookOf({ optionList, leftList, title, audioUrl, fileTypes }: WireQuestion): Looks | null {
  if (leftList.length > 0 || audioUrl !== '' || fileTypes !== '') return null;
  if (optionList.length === 0) return gap.test(title) ? 'blank' : 'short';
  if (optionList.length === 2 && optionList.every(({ content }) => rightOrWrong.test(content.trim()))) return 'judge';
  return optionList.length > 2 ? 'choice' : null;
}

const meant: Readonly<Record<Looks, readonly (keyof typeof codeTables.questionType)[]>> = {
  judge: ['judge', 'single'],
  blank: ['blank', 'short', 'essay'],
  short: ['short', 'essay', 'blank', 'upload', 'listening'],
  choice: ['single', 'multiple', 'ordering', 'matching', 'listening'],
};

/** Whether the documents' meaning of a type is one that such questions may have. */
function fits(type: string, looks: Looks): boolean {
  return meant[looks].some((kind) => sameCode(codeTables.questionType[kind], type));
}
