import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular, ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import type { TFunction } from 'i18next';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question, Section } from '#contract/ipc/paper.ts';
import { columns } from '#domain/answer-sheet/grid-move.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { sheetExtent, type Answers } from '../order.ts';
import { runsText } from '../use-words.ts';
import { SheetCell } from './SheetCell.tsx';

const useStyles = makeStyles({
  section: { borderTop: `1px solid ${tokens.colorNeutralStroke3}`, ':first-child': { borderTopStyle: 'none' } },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '40px',
    padding: '8px 12px',
    boxSizing: 'border-box',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '-3px' },
  },
  icon: { flexShrink: 0, display: 'inline-flex' },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  open: { fontWeight: tokens.fontWeightSemibold },
  side: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  end: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground2,
  },
  cells: {
    border: 'none',
    margin: 0,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: '6px',
    padding: '4px 16px 14px',
  },
});

interface HeadProps {
  section: Section;
  numbers: readonly number[];
  /** How many questions have no answer. */
  empty: number;
  /** How many are answered in part. */
  partly: number;
  /** False: its questions are only shown. */
  answerable: boolean;
  open: boolean;
  onFold: (sectionId: string, open: boolean) => void;
}

interface SheetSectionProps extends HeadProps {
  /** The questions to show. */
  questions: readonly Question[];
  answers: Answers;
  unanswerable: ReadonlySet<string>;
  marked: ReadonlySet<string>;
  /** The question that is open. */
  here: string | null;
  /** The one cell that Tab reaches. */
  stop: string | null;
  onGo: (questionId: string) => void;
}

/** A fold of the answer sheet: heading with what is still empty, cells below. */
export function SheetSection(props: SheetSectionProps) {
  const {
    section,
    numbers,
    empty,
    partly,
    answerable,
    open,
    onFold,
    questions,
    answers,
    unanswerable,
    marked,
    here,
    stop,
    onGo,
  } = props;
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const id = useId();
  return (
    <div className={styles.section}>
      <SectionHead
        section={section}
        numbers={numbers}
        empty={empty}
        partly={partly}
        answerable={answerable}
        open={open}
        onFold={onFold}
        controls={id}
      />
      {open && (
        <fieldset id={id} aria-label={titleOf(section, t)} className={styles.cells}>
          {questions.map((question) => (
            <SheetCell
              key={question.id}
              questionId={question.id}
              number={question.number}
              extent={sheetExtent(question, answers, unanswerable)}
              marked={marked.has(question.id)}
              current={question.id === here}
              stop={question.id === stop}
              onGo={onGo}
              t={t}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** A paper without sections has one, which has no name. */
const titleOf = ({ title }: Section, t: TFunction<'paper'>) => (title.trim() === '' ? t('sheet.unnamed') : title);

const SectionHead = memo(function SectionHead(props: HeadProps & { controls: string }) {
  const { section, numbers, empty, partly, answerable, open, onFold, controls } = props;
  const styles = useStyles();
  const { t } = useTranslation('paper');
  return (
    <button
      type="button"
      className={styles.head}
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => onFold(section.id, !open)}
    >
      <span className={styles.icon}>
        {open ? <ChevronDownRegular fontSize={16} /> : <ChevronRightRegular fontSize={16} />}
      </span>
      <span className={mergeClasses(styles.title, open && styles.open)} title={section.title}>
        <PlatformText text={titleOf(section, t)} />
      </span>
      <span className={styles.side}>{runsText(t, numbers)}</span>
      <span className={mergeClasses(styles.side, styles.end)}>
        {answerable && empty + partly === 0 && <CheckmarkRegular fontSize={16} aria-hidden />}
        {stateText()}
      </span>
    </button>
  );

  function stateText(): string {
    if (!answerable) return t('sheet.unanswerable');
    if (empty > 0) return t('sheet.emptyCount', { count: empty });
    return partly > 0 ? t('sheet.partlyCount', { count: partly }) : t('sheet.done');
  }
});
