import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { isChoice, toggleOption } from './answer-rules.ts';
import { Matching } from './matching/Matching.tsx';
import { Options } from './Options.tsx';
import { Ordering } from './ordering/Ordering.tsx';
import { UnknownType } from './UnknownType.tsx';
import { Blanks, LongText } from './WrittenAnswer.tsx';

interface AnswerFieldProps {
  question: Question;
  value: AnswerValue | undefined;
  /** Id of the element that holds the question. */
  stemId: string;
  onChange: (value: AnswerValue) => void;
}

/** How a question of this kind is answered; questions with files are answered elsewhere. */
export function AnswerField({ question, value, stemId, onChange }: AnswerFieldProps) {
  // Every change is stored at once.
  const written = { question, value, onChange, onDone: () => undefined };
  const chosen = { question, value, labelledBy: stemId, onChange };
  if (question.kind === 'blank') return <Blanks {...written} />;
  if (question.kind === 'matching') return <Matching {...chosen} />;
  if (question.kind === 'ordering') return <Ordering {...chosen} />;
  if (isChoice(question)) {
    return (
      <Options
        question={question}
        value={value}
        labelledBy={stemId}
        onPress={(key) => onChange(toggleOption(question, value, key))}
      />
    );
  }
  return (
    <>
      {question.kind === 'unknown' && <UnknownType options={question.options} />}
      <LongText {...written} labelledBy={stemId} />
    </>
  );
}
