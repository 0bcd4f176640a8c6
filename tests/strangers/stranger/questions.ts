import { diceOf } from '../dice.ts';
import { kinds, type Kind, type Traits } from './traits.ts';
import { idOf, idText } from './wire.ts';

/** A question as it really is. */
export interface TrueQuestion {
  id: string;
  kind: Kind;
  title: string;
  options: readonly { key: string; content: string }[];
  wire: Readonly<Record<string, unknown>>;
}

const titles: Readonly<Record<Kind, string>> = {
  single: '下列属于低压电器的是（ ）',
  multiple: '停电作业前必须完成的技术措施有哪些',
  judge: '验电时必须使用相应电压等级的验电器',
  blank: '安全电压的上限为 ____ 伏，安全电流为 ____ 毫安',
  short: '简述触电急救的步骤',
};
const contents = ['断路器与接触器', '电力变压器', '高压隔离开关', '避雷线和接地网'];

/** The questions of every paper of this platform, in its own words. */
export function questionsOf(traits: Traits): TrueQuestion[] {
  const dice = diceOf(traits.seed, 'questions');
  return Array.from({ length: traits.paper.count }, (_, index) => {
    // Every kind at least once, the rest as it comes.
    const kind = kinds[index] ?? dice.one(kinds);
    return question(kind, index, traits);
  });
}

function question(kind: Kind, index: number, traits: Traits): TrueQuestion {
  const { names, paper } = traits;
  const title = `${titles[kind]}（第 ${index + 1} 题）`;
  const options = optionsOf(kind, index, traits);
  const number = 7_000 + index;
  const { question: own, option } = names;
  const wire = {
    [own.id]: idOf(number, traits),
    [own.type]: paper.types[kind],
    [own.title]: title,
    [own.score]: kind === 'short' ? 10 : 2,
    ...(options.length === 0
      ? {}
      : {
          [own.options]: options.map(({ key, content }) => ({
            ...(option.key === null ? {} : { [option.key]: key }),
            [option.content]: content,
          })),
        }),
  };
  return { id: idText(number, traits), kind, title, options, wire };
}

function optionsOf(kind: Kind, index: number, { paper, names }: Traits): { key: string; content: string }[] {
  if (kind === 'blank' || kind === 'short') return [];
  const texts = kind === 'judge' ? ['正确', '错误'] : contents;
  return texts.map((content, at) => ({
    key: keyOf(at, index, names.option.key === null ? 'letters' : paper.optionKeys),
    content,
  }));
}

/** Without a key of its own an option is known by its letter. */
function keyOf(at: number, index: number, form: Traits['paper']['optionKeys']): string {
  if (form === 'letters') return String.fromCharCode(65 + at);
  return form === 'numbers' ? String(at + 1) : String(90_000 + index * 10 + at);
}

/** The questions as findQuestForExam sends them. */
export function questionsAnswer(questions: readonly TrueQuestion[], { names }: Traits): unknown {
  const wire = questions.map((one) => one.wire);
  const half = Math.ceil(wire.length / 2);
  const content =
    names.sections === null
      ? { [names.questions]: wire }
      : {
          [names.sections]: [
            { id: 1, name: '第一部分', [names.questions]: wire.slice(0, half) },
            { id: 2, name: '第二部分', [names.questions]: wire.slice(half) },
          ],
        };
  return names.inside === null ? content : { [names.inside]: content };
}
