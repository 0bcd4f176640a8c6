import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '#contract/ipc/paper.ts';
import { useCellKeys } from '#domain/answer-sheet/use-cell-keys.ts';
import { passesFilter, sheetExtent, type Answers, type Place, type SheetFilter, type Summary } from '../order.ts';
import { SheetFilters } from './SheetFilters.tsx';
import { SheetLegend } from './SheetLegend.tsx';
import { SheetSection } from './SheetSection.tsx';

const useStyles = makeStyles({
  sheet: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  head: { display: 'flex', alignItems: 'baseline', padding: '12px 12px 0' },
  title: {
    whiteSpace: 'nowrap',
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  count: {
    whiteSpace: 'nowrap',
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  // Containment: changes elsewhere do not lay out hundreds of cells.
  scroll: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    contain: 'strict',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  nothing: { padding: '16px 12px', color: tokens.colorNeutralForeground3 },
});

interface AnswerSheetProps {
  answers: Answers;
  marked: ReadonlySet<string>;
  summary: Summary;
  place: Place | null;
  onGo: (questionId: string) => void;
}

/** Every question of the paper at a glance; arrow keys walk over it, Enter goes there. */
export const AnswerSheet = memo(function AnswerSheet({ answers, marked, summary, place, onGo }: AnswerSheetProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const [filter, setFilter] = useState<SheetFilter>('all');
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const here = place?.question.id ?? null;
  const fold = useCallback((id: string, open: boolean) => setFolds((before) => ({ ...before, [id]: open })), []);

  const shown = summary.sections.map((count) => {
    const open = folds[count.section.id] ?? (filter !== 'all' || count.section.id === place?.section.id);
    const passes = (question: Question) =>
      passesFilter(filter, sheetExtent(question, answers, summary.unanswerable), marked.has(question.id));
    return { count, open, questions: filter === 'all' ? count.questions : count.questions.filter(passes) };
  });
  const visible = shown.filter(({ questions }) => filter === 'all' || questions.length > 0);
  const reachable = visible.flatMap(({ open, questions }) => (open ? questions : []));
  const stop = reachable.some(({ id }) => id === here) ? here : (reachable[0]?.id ?? null);

  const { cells, onKeyDown } = useCellKeys(visible.map(({ open, questions }) => (open ? questions.length : 0)));
  useEffect(() => {
    // Keeps the current cell in sight; a browser without scrolling (tests) has no such method.
    if (here !== null) cells.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [here, cells]);

  return (
    <nav className={styles.sheet} aria-label={t('sheet.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('sheet.title')}</h2>
        <span className={styles.count}>{t('sheet.count', { answered: summary.answered, total: summary.total })}</span>
      </div>
      <SheetLegend />
      <SheetFilters
        filter={filter}
        total={summary.total}
        empty={summary.empty + summary.partly.length}
        marked={summary.marked}
        onFilter={setFilter}
      />
      {/* The cells are the controls; the box only moves the focus among them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={cells} className={styles.scroll} data-own-arrows onKeyDown={onKeyDown}>
        {visible.map(({ count: { section, numbers, empty, partly, answerable }, open, questions }) => (
          <SheetSection
            key={section.id}
            section={section}
            numbers={numbers}
            empty={empty.length}
            partly={partly}
            answerable={answerable}
            open={open}
            onFold={fold}
            questions={questions}
            answers={answers}
            unanswerable={summary.unanswerable}
            marked={marked}
            here={here}
            stop={stop}
            onGo={onGo}
          />
        ))}
        {visible.length === 0 && <div className={styles.nothing}>{t(`sheet.none.${filter}`)}</div>}
      </div>
    </nav>
  );
});
