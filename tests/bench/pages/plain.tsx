import { Button, FluentProvider, Radio, RadioGroup, Title3, webLightTheme } from '@fluentui/react-components';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readQuestions, type PlainQuestion } from './paper-data.ts';
import { rootElement } from './root.ts';

/** One question at a time with its options: nothing is saved, counted or listed. */
function Questions({ questions }: { questions: readonly PlainQuestion[] }) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const question = questions[at];
  if (!question) return null;
  return (
    <main style={{ padding: '48px', maxWidth: '820px' }}>
      <Title3 as="h1">{question.text}</Title3>
      <RadioGroup
        value={answers[question.id] ?? ''}
        onChange={(_, { value }) => setAnswers({ ...answers, [question.id]: value })}
      >
        {question.options.map(({ key, text }) => (
          <Radio key={key} value={key} label={text} />
        ))}
      </RadioGroup>
      <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
        上一题
      </Button>
      <Button appearance="primary" disabled={at === questions.length - 1} onClick={() => setAt(at + 1)}>
        下一题
      </Button>
    </main>
  );
}

const questions = await readQuestions();
createRoot(rootElement()).render(
  <FluentProvider theme={webLightTheme}>
    <Questions questions={questions} />
  </FluentProvider>,
);
