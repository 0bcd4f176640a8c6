import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Question } from '#contract/ipc/paper.ts';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { QuestionHtml } from './QuestionHtml.tsx';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '20px 24px', '--paper-text': '17px' },
  head: { display: 'flex', alignItems: 'center', gap: '12px' },
  number: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  kind: { flexGrow: 1, color: tokens.colorNeutralForeground3 },
  stem: { fontSize: '17px', lineHeight: 1.7, fontWeight: 500, '& p': { margin: 0 } },
  foot: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px', marginTop: '4px' },
  end: { marginInlineStart: 'auto', display: 'flex', gap: '8px' },
});

interface RunQuestionProps {
  question: Question;
  /** What the panel is called. */
  label: string;
  /** Which question of how many. */
  number: string;
  kind: string;
  /** Beside these two. */
  aside?: ReactNode;
  /** What the question is about. */
  material: ReactNode;
  /** Given to what is asked. */
  stemId: string;
  previous: string;
  /** Null: this is the first question. */
  onPrevious: (() => void) | null;
  /** The buttons that go on. */
  end: ReactNode;
  /** The answer. */
  children: ReactNode;
}

/** A question of a practice or an assessment, with the ways to the others. */
export function RunQuestion(props: RunQuestionProps) {
  const { question, label, number, kind, aside, material, stemId, previous, onPrevious, end, children } = props;
  const styles = useStyles();
  return (
    <Panel className={styles.panel} aria-label={label}>
      <div className={styles.head}>
        <Heading step={question.id} className={styles.number}>
          {number}
        </Heading>
        <span className={styles.kind}>{kind}</span>
        {aside}
      </div>
      {material}
      <div id={stemId} className={styles.stem}>
        <QuestionHtml key={question.id} html={question.html} />
      </div>
      {children}
      <div className={styles.foot}>
        <Button icon={<ChevronLeftRegular />} disabled={onPrevious === null} onClick={() => onPrevious?.()}>
          {previous}
        </Button>
        <div className={styles.end}>{end}</div>
      </div>
    </Panel>
  );
}
