import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular, FlagFilled, FlagRegular } from '@fluentui/react-icons';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerValue } from '../../../../contract/ipc/paper.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { semanticColours } from '../../../../ui/theme/semantic-colours.ts';
import { chosenKeys, isChoice, toggleOption } from './answer-rules.ts';
import { KeyHints } from './KeyHints.tsx';
import { Options } from './Options.tsx';
import { saveStateOf } from '../paper-state.ts';
import type { Place } from '../order.ts';
import { QuestionHtml } from './QuestionHtml.tsx';
import { SavedLine } from '../saving/SavedLine.tsx';
import { SavedPanel } from '../saving/SavedPanel.tsx';
import type { PaperModel } from '../use-paper.ts';
import { Blanks, LongText } from './WrittenAnswer.tsx';

const useStyles = makeStyles({
  pane: { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: '12px', padding: '16px 32px 0' },
  section: {
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  line: { width: '1px', height: '14px', backgroundColor: tokens.colorNeutralStroke1, flexShrink: 0 },
  number: {
    margin: 0,
    fontSize: 'inherit',
    fontWeight: tokens.fontWeightRegular,
    lineHeight: 'inherit',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    ':focus': { outlineStyle: 'none' },
  },
  score: {
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    flexGrow: 1,
  },
  markOn: { color: semanticColours.attentionText },
  scroll: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: '12px 32px 16px' },
  column: { maxWidth: '820px' },
  stem: { fontSize: 'var(--paper-text)', lineHeight: 1.78, fontWeight: 500, textWrap: 'pretty' },
  foot: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '12px',
    padding: '12px 32px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  next: { minWidth: '136px' },
});

/** The question that is open: stem, answer, what became of it, and the way on. */
export function QuestionPane({ model, place }: { model: PaperModel; place: Place }) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const { question, section } = place;
  const { state, value } = model;
  const marked = state.marked.has(question.id);
  const stemId = useId();
  const heading = useFocusAfterChange(question.id);
  return (
    <Panel className={styles.pane} aria-label={t('question.label')}>
      <div className={styles.head}>
        {section.title && (
          <>
            <span className={styles.section}>{section.title}</span>
            <span className={styles.line} />
          </>
        )}
        <h1 ref={heading} tabIndex={-1} className={styles.number} aria-live="polite">
          {t('question.number', { number: question.number })}
        </h1>
        <span className={styles.score}>{t(`question.score.${question.kind}`, { count: question.score })}</span>
        <Button
          appearance="subtle"
          className={marked ? styles.markOn : undefined}
          icon={marked ? <FlagFilled /> : <FlagRegular />}
          aria-pressed={marked}
          onClick={() => model.mark(question.id, !marked)}
        >
          {t(marked ? 'mark.on' : 'mark.off')}
        </Button>
      </div>
      <div key={question.id} className={styles.scroll}>
        <div className={styles.column}>
          <div id={stemId} className={styles.stem}>
            <QuestionHtml html={question.html} />
          </div>
          <AnswerField model={model} place={place} stemId={stemId} />
          <SavedLine
            save={saveStateOf(state, question.id)}
            detail={detailOf(question.options.length > 0 ? chosenKeys(question, value) : [])}
            renderPanel={(close) => <SavedPanel model={model} onClose={close} />}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <Button
          size="large"
          icon={<ChevronLeftRegular />}
          disabled={place.previous === null}
          onClick={() => model.go(place.previous)}
        >
          {t('move.previous')}
        </Button>
        <Button
          size="large"
          appearance="primary"
          className={styles.next}
          icon={<ChevronRightRegular />}
          iconPosition="after"
          disabled={place.next === null}
          onClick={() => model.go(place.next)}
        >
          {t('move.next')}
        </Button>
        <KeyHints options={isChoice(question) ? question.options.length : 0} />
      </div>
    </Panel>
  );

  function detailOf(keys: readonly string[]): string {
    return keys.length > 0 ? t('saved.chosen', { keys: keys.join(t('runSeparator')) }) : '';
  }
}

function AnswerField({ model, place, stemId }: { model: PaperModel; place: Place; stemId: string }) {
  const { question } = place;
  const { value, change, flush } = model;
  const written = {
    question,
    value,
    onChange: (next: AnswerValue) => change(next, 'at-a-pause'),
    onDone: () => void flush(),
  };
  if (question.kind === 'blank') return <Blanks {...written} />;
  if (!isChoice(question)) return <LongText {...written} labelledBy={stemId} />;
  return (
    <Options
      question={question}
      value={value}
      labelledBy={stemId}
      onToggle={(key) => change(toggleOption(question, value, key), 'now')}
    />
  );
}

/** When the question that had the focus is gone, the next one gets it, so that a reader does not start at the top. */
function useFocusAfterChange(questionId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(questionId);
  useEffect(() => {
    if (before.current === questionId) return;
    before.current = questionId;
    const focused = document.activeElement;
    if (!focused || focused === document.body) heading.current?.focus();
  }, [questionId]);
  return heading;
}
