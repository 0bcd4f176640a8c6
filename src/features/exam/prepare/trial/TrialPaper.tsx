import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, useMemo, useState, type CSSProperties } from 'react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { AnswerValue, Question } from '../../../../contract/ipc/paper.ts';
import { isChoice, toggleOption } from '../../../../domain/questions/answer-rules.ts';
import { Options } from '../../../../domain/questions/Options.tsx';

import { Blanks, LongText } from '../../../../domain/questions/WrittenAnswer.tsx';
import { settingsAtom } from '../../../../domain/session/state.ts';
import { Heading } from '../../../../ui/Heading.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { answeredOf, trialQuestions } from './rules.ts';

const useStyles = makeStyles({
  panel: { padding: '24px 32px', display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  stem: { margin: 0, fontSize: 'var(--paper-text)', lineHeight: 1.78, fontWeight: 500 },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  count: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
});

interface TrialPaperProps {
  onDone: (answered: number, questions: number) => void;
}

/** Four questions as a paper has them: to choose, to choose several, to fill in, to write. Nothing of them is kept. */
export function TrialPaper({ onDone }: TrialPaperProps) {
  const { t } = useTranslation('seat-trial');
  const styles = useStyles();
  const stemId = useId();
  const { paperFontSize } = useAtomValue(settingsAtom);
  const questions = useMemo(() => trialQuestions((key) => t(key)), [t]);
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue>>>({});
  const question = questions[at];
  const answered = answeredOf(questions, answers);
  const last = at === questions.length - 1;
  if (!question) return null;
  const change = (value: AnswerValue) => setAnswers((before) => ({ ...before, [question.id]: value }));
  return (
    <Panel className={styles.panel} style={textSize(paperFontSize)}>
      <Heading className={styles.title} step={question.id}>
        {t('paper.title', { number: question.number, of: questions.length })}
      </Heading>
      <p id={stemId} className={styles.stem}>
        {question.html}
      </p>
      <TrialAnswer
        key={question.id}
        question={question}
        value={answers[question.id]}
        stemId={stemId}
        onChange={change}
      />
      <div className={styles.foot}>
        <output className={styles.count}>{t('paper.answered', { count: answered, of: questions.length })}</output>
        <Button size="large" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('paper.back')}
        </Button>
        <Button
          size="large"
          appearance="primary"
          onClick={() => (last ? onDone(answered, questions.length) : setAt(at + 1))}
        >
          {t(last ? 'paper.finish' : 'paper.next')}
        </Button>
      </div>
    </Panel>
  );
}

interface TrialAnswerProps {
  question: Question;
  value: AnswerValue | undefined;
  stemId: string;
  onChange: (value: AnswerValue) => void;
}

function TrialAnswer({ question, value, stemId, onChange }: TrialAnswerProps) {
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

/** A custom property: React's type of styles knows none. */
function textSize(px: number): CSSProperties & Record<'--paper-text', string> {
  return { '--paper-text': `${px}px` };
}
