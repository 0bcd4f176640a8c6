import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnswered } from '../../../../contract/ipc/paper.ts';
import { SampleCell, SheetCell, type CellLook } from './SheetCell.tsx';
import { SheetFilters } from './SheetFilters.tsx';
import { SheetSection } from './SheetSection.tsx';
import { gridMove } from './grid-move.ts';
import { passesFilter, type SheetFilter } from '../order.ts';
import type { PaperModel } from '../use-paper.ts';

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
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 14px',
    margin: 0,
    padding: '8px 12px',
    listStyle: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  sample: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  scroll: { flexGrow: 1, minHeight: 0, overflowY: 'auto', borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  nothing: { padding: '16px 12px', color: tokens.colorNeutralForeground3 },
});

const legend: readonly (CellLook & { key: string })[] = [
  { key: 'answered', answered: true },
  { key: 'empty' },
  { key: 'marked', answered: true, marked: true },
  { key: 'current', current: true },
];

interface AnswerSheetProps {
  model: PaperModel;
  onGo: (questionId: string) => void;
}

/** Every question of the paper at a glance; arrow keys walk over it, Enter goes there. */
export function AnswerSheet({ model, onGo }: AnswerSheetProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const { order, state, place, summary } = model;
  const [filter, setFilter] = useState<SheetFilter>('all');
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({});
  const cells = useRef<HTMLDivElement>(null);
  const here = place?.question.id ?? null;
  const byId = useMemo(() => new Map(order.map((question) => [question.id, question])), [order]);

  const shown = summary.sections.map((count) => {
    const open = folds[count.section.id] ?? (filter !== 'all' || count.section.id === place?.section.id);
    const questions = count.section.questionIds
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ id }) => passesFilter(filter, isAnswered(state.answers[id]), state.marked.has(id)));
    return { count, open, questions };
  });
  const visible = shown.filter(({ questions }) => filter === 'all' || questions.length > 0);
  const reachable = visible.flatMap(({ open, questions }) => (open ? questions : []));
  const stop = reachable.some(({ id }) => id === here) ? here : (reachable[0]?.id ?? null);

  useEffect(() => {
    // Keeps the current cell in sight; a browser without scrolling (tests) has no such method.
    const all = [...(cells.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    all.find((cell) => cell.dataset['cell'] === here)?.scrollIntoView?.({ block: 'nearest' });
  }, [here]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...(cells.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const at = all.findIndex((cell) => cell === document.activeElement);
    if (at < 0) return;
    const to = gridMove(
      event.key,
      at,
      visible.map(({ open, questions }) => (open ? questions.length : 0)),
    );
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    <nav className={styles.sheet} aria-label={t('sheet.title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('sheet.title')}</h2>
        <span className={styles.count}>{t('sheet.count', { answered: summary.answered, total: summary.total })}</span>
      </div>
      <ul className={styles.legend}>
        {legend.map(({ key, ...look }) => (
          <li key={key} className={styles.sample}>
            <SampleCell {...look} />
            {t(`sheet.${key}`)}
          </li>
        ))}
      </ul>
      <SheetFilters filter={filter} summary={summary} onFilter={setFilter} />
      {/* The cells are the controls; the box only moves the focus among them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={cells} className={styles.scroll} data-own-arrows onKeyDown={onKeyDown}>
        {visible.map(({ count, open, questions }) => (
          <SheetSection
            key={count.section.id}
            count={count}
            open={open}
            onToggle={() => setFolds((before) => ({ ...before, [count.section.id]: !open }))}
          >
            {questions.map(({ id, number }) => (
              <SheetCell
                key={id}
                questionId={id}
                number={number}
                answered={isAnswered(state.answers[id])}
                marked={state.marked.has(id)}
                current={id === here}
                stop={id === stop}
                onGo={onGo}
              />
            ))}
          </SheetSection>
        ))}
        {visible.length === 0 && <div className={styles.nothing}>{t(`sheet.none.${filter}`)}</div>}
      </div>
    </nav>
  );
}
