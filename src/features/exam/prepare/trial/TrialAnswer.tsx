import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { isChoice, toggleOption } from '#domain/questions/answer-rules.ts';
import { Options } from '#domain/questions/Options.tsx';
import { Blanks, LongText } from '#domain/questions/WrittenAnswer.tsx';

interface TrialAnswerProps {
  question: Question;
  value: AnswerValue | undefined;
  stemId: string;
  onChange: (value: AnswerValue) => void;
}

/** The field of one sample question: to choose, to choose several, to fill in, or to write. */
export function TrialAnswer({ question, value, stemId, onChange }: TrialAnswerProps) {
  const keep = () => undefined;
  if (isChoice(question))
    return (
      <Options
        question={question}
        value={value}
        labelledBy={stemId}
        onPress={(key) => onChange(toggleOption(question, value, key))}
      />
    );
  if (question.kind === 'blank') return <Blanks question={question} value={value} onChange={onChange} onDone={keep} />;
  return <LongText question={question} value={value} labelledBy={stemId} onChange={onChange} onDone={keep} />;
}
