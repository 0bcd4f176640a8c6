import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { chosenKeys, isChoice } from '#domain/questions/answer-rules.ts';
import { RecordingPlayer } from '#domain/questions/listening/RecordingPlayer.tsx';
import { Matching } from '#domain/questions/matching/Matching.tsx';
import { targetsOf } from '#domain/questions/matching/rules.ts';
import { NotedOptions } from '#domain/questions/NotedOptions.tsx';
import { Options } from '#domain/questions/Options.tsx';
import { Ordering } from '#domain/questions/ordering/Ordering.tsx';
import { QuestionHtml } from '#domain/questions/QuestionHtml.tsx';
import { canStrike, toggleStrike } from '#domain/questions/strike-rules.ts';
import { UnknownType } from '#domain/questions/UnknownType.tsx';
import { Blanks, LongText } from '#domain/questions/WrittenAnswer.tsx';
import { ask, desktop } from '#lib/desktop.ts';
import { Panel } from '#ui/Panel.tsx';
import { low, lowest } from '../desk-sizes.ts';
import type { Place } from '../order.ts';
import { saveStateOf } from '../paper-state.ts';
import { SavedLine } from '../saving/SavedLine.tsx';
import { SavedPanel } from '../saving/SavedPanel.tsx';
import type { PaperModel } from '../use-paper.ts';
import { KeyHints } from './KeyHints.tsx';
import { MissingPictures } from './MissingPictures.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import { QuestionFoot } from './QuestionFoot.tsx';
import { QuestionHead } from './QuestionHead.tsx';
import { Upload } from './upload/Upload.tsx';

const useStyles = makeStyles({
  pane: { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, containerType: 'inline-size' },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '65px',
    flexShrink: 0,
    boxSizing: 'border-box',
    padding: '0 32px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [low]: { height: '53px', padding: '0 20px' },
    [lowest]: { height: '45px' },
  },
  stem: {
    fontSize: 'var(--paper-text)',
    lineHeight: 1.78,
    fontWeight: 500,
    textWrap: 'pretty',
    [lowest]: { lineHeight: 1.5 },
  },
});

interface QuestionPaneProps {
  model: PaperModel;
  place: Place;
  /** Opens the hand-in, from the last question. */
  onFinish: () => void;
}

/** The question that is open: stem, answer, what became of it, and the way on. */
export function QuestionPane({ model, place, onFinish }: QuestionPaneProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const { t: tAnswering } = useTranslation('answering');
  const { question, section, previous, next, answerable } = place;
  const { attempt, state, value, go } = model;
  const recording = attempt.paper.recordings?.find(({ id }) => id === question.recordingId);
  const stemId = useId();
  const beside = useRef(place);
  useEffect(() => {
    beside.current = place;
  }, [place]);
  const move = useCallback((step: 1 | -1) => go(step > 0 ? beside.current.next : beside.current.previous), [go]);
  return (
    <Panel className={styles.pane} aria-label={t('question.label')}>
      <QuestionHead
        section={section.title}
        question={question}
        marked={state.marked.has(question.id)}
        answerable={answerable}
        onMark={model.mark}
      />
      <QuestionBody
        questionId={question.id}
        stemId={stemId}
        told={
          <>
            <div id={stemId} className={styles.stem}>
              <QuestionHtml key={question.id} html={question.html} />
            </div>
            <MissingPictures key={`pictures ${question.id}`} attemptId={attempt.attemptId} questionId={question.id} />
            {recording && (
              <RecordingPlayer
                // Questions of one recording share its player: going to the next one does not stop it.
                key={recording.id}
                recording={recording}
                countPlay={(recordingId) => ask(desktop.exam.play(attempt.attemptId, recordingId))}
                played={state.plays[recording.id] ?? 0}
                onPlayed={model.played}
              />
            )}
            {answerable && question.kind === 'unknown' && <UnknownType options={question.options} />}
            {!answerable && (
              <NotedOptions
                note={tAnswering('unanswerable')}
                options={[...question.options, ...(question.targets ?? [])]}
              />
            )}
          </>
        }
        answer={
          answerable && (
            <AnswerField
              key={question.id}
              question={question}
              value={value}
              stemId={stemId}
              onChange={model.change}
              onDone={model.flush}
              struck={state.struck[question.id]}
              onPress={model.press}
              onStrike={model.strike}
              files={question.kind === 'upload' ? model.files : null}
            />
          )
        }
      />
      <div className={styles.foot}>
        <QuestionFoot first={previous === null} last={next === null} onMove={move} onFinish={onFinish} />
        {answerable && (
          <SavedLine
            questionId={question.id}
            save={saveStateOf(state, question.id)}
            detail={question.kind === 'matching' ? pairedText() : detailOf(chosenKeys(question, value))}
            renderPanel={(close) => <SavedPanel model={model} onClose={close} />}
          />
        )}
        {answerable && (
          <KeyHints options={isChoice(question) ? question.options.length : 0} strikes={canStrike(question)} />
        )}
      </div>
    </Panel>
  );

  function pairedText(): string {
    const targets = targetsOf(question, value);
    const paired = targets.filter((target) => target !== '').length;
    return paired > 0 ? t('saved.paired', { paired, total: targets.length }) : '';
  }

  function detailOf(keys: readonly string[]): string {
    return keys.length > 0 ? t('saved.chosen', { keys: keys.join(t('runSeparator')) }) : '';
  }
}

interface AnswerFieldProps {
  question: Question;
  value: AnswerValue | undefined;
  stemId: string;
  onChange: PaperModel['change'];
  onDone: PaperModel['flush'];
  struck: readonly string[] | undefined;
  onPress: PaperModel['press'];
  onStrike: PaperModel['strike'];
  /** Null: the question takes no files. */
  files: PaperModel['files'] | null;
}

/** Memoised apart from the pane: a change of the save state does not render it. */
const AnswerField = memo(function AnswerField(props: AnswerFieldProps) {
  const { question, value, stemId, onChange, onDone, struck, onPress, onStrike, files } = props;
  const written = {
    question,
    value,
    onChange: (next: AnswerValue) => onChange(next, 'at-a-pause'),
    onDone: () => void onDone(),
  };
  const chosen = { question, value, labelledBy: stemId, onChange: (next: AnswerValue) => onChange(next, 'now') };
  if (question.kind === 'blank') return <Blanks {...written} />;
  if (question.kind === 'matching') return <Matching {...chosen} />;
  if (question.kind === 'ordering') return <Ordering {...chosen} />;
  if (files) return <Upload question={question} value={value} labelledBy={stemId} files={files} />;
  if (!isChoice(question)) return <LongText {...written} labelledBy={stemId} />;
  return (
    <Options
      question={question}
      value={value}
      labelledBy={stemId}
      struck={struck}
      onPress={onPress}
      onStrike={(key) => onStrike(question.id, toggleStrike(question, value, struck, key))}
    />
  );
});
