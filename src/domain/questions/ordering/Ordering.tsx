import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, CheckmarkRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnswered, type AnswerValue, type Question } from '#contract/ipc/paper.ts';
import { plainText } from '#ui/html/plain-text.ts';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { KeyTile } from '../KeyTile.tsx';
import { moved, orderOf } from './rules.ts';
import { useRowDrag } from './use-row-drag.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'var(--answer-gap, 12px)',
    margin: 'var(--answer-top, 20px) 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: 'calc(var(--paper-text) - 2px)',
    lineHeight: 'var(--option-line, 1.6)',
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--option-gap, 16px)',
    minHeight: 'var(--option-height, 56px)',
    boxSizing: 'border-box',
    padding:
      'calc(var(--option-padding, 10px) - 2px) 8px calc(var(--option-padding, 10px) - 2px) var(--option-gap, 16px)',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  dragged: { boxShadow: tokens.shadow8, border: `1px solid ${tokens.colorCompoundBrandStroke}` },
  grip: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    gap: '8px',
    color: tokens.colorNeutralForeground3,
    cursor: 'grab',
    userSelect: 'none',
    // A finger on the grip drags; anywhere else it scrolls.
    touchAction: 'none',
  },
  text: { flexGrow: 1, minWidth: 0 },
  foot: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 16px', marginTop: '12px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  said: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

interface OrderingProps {
  question: Question;
  value: AnswerValue | undefined;
  labelledBy: string;
  onChange: (value: AnswerValue) => void;
}

type Direction = 'up' | 'down';

/** Items that are put in order with two buttons each, with Alt and the arrow keys, or by dragging their numbers. */
export function Ordering({ question, value, labelledBy, onChange }: OrderingProps) {
  const styles = useStyles();
  const { t } = useTranslation('answering');
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<{ key: string; direction: Direction } | null>(null);
  const [said, setSaid] = useState('');
  const keys = orderOf(question, value);
  const answered = isAnswered(value);

  // A row that is moved in the page loses the focus that was in it.
  useEffect(() => {
    const wanted = refocus.current;
    refocus.current = null;
    if (!wanted) return;
    const row = [...(list.current?.children ?? [])].find((item) => item.getAttribute('data-key') === wanted.key);
    row?.querySelector<HTMLElement>(`[data-direction="${wanted.direction}"]`)?.focus();
  });

  const move = (key: string, direction: Direction) => {
    const next = moved(keys, key, direction === 'up' ? -1 : 1);
    // At an end the button that leads back takes over: a disabled one hears no keys.
    const at = next.indexOf(key);
    const back = at === 0 ? 'down' : at === next.length - 1 ? 'up' : direction;
    refocus.current = { key, direction: back };
    put(key, next);
  };
  const put = (key: string, next: readonly string[]) => {
    setSaid(t('ordering.moved', { item: nameOf(key), position: next.indexOf(key) + 1, count: next.length }));
    onChange({ kind: 'order', keys: next });
  };
  const { shown, dragged, start } = useRowDrag({
    list,
    keys,
    onDrop: (key, position) => put(key, moved(keys, key, position - keys.indexOf(key))),
  });
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(key, event.key === 'ArrowUp' ? 'up' : 'down');
  };
  const nameOf = (key: string) => plainText(question.options.find((option) => option.key === key)?.html ?? '') || key;

  return (
    <>
      <ol ref={list} aria-labelledby={labelledBy} className={styles.list}>
        {shown.map((key, at) => (
          <li key={key} data-key={key} className={mergeClasses(styles.row, key === dragged && styles.dragged)}>
            {/* For pointers only: the buttons do the same for every other device. */}
            <span
              className={styles.grip}
              title={t('ordering.drag', { item: nameOf(key) })}
              onPointerDown={(event) => start(event, key)}
            >
              <ReOrderDotsVerticalRegular fontSize={20} aria-hidden />
              <KeyTile>{at + 1}</KeyTile>
            </span>
            <span className={styles.text}>
              <SafeHtml html={question.options.find((option) => option.key === key)?.html ?? ''} inline />
            </span>
            <span>
              {(['up', 'down'] as const).map((direction) => (
                <Button
                  key={direction}
                  appearance="subtle"
                  data-direction={direction}
                  // Stays in the order of Tab, so that the focus is not lost at an end.
                  disabledFocusable={direction === 'up' ? at === 0 : at === shown.length - 1}
                  icon={direction === 'up' ? <ArrowUpRegular /> : <ArrowDownRegular />}
                  aria-label={t(`ordering.${direction}`, { item: nameOf(key) })}
                  onClick={() => move(key, direction)}
                  onKeyDown={(event) => onKeyDown(event, key)}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        {!answered && (
          <Button icon={<CheckmarkRegular />} onClick={() => onChange({ kind: 'order', keys })}>
            {t('ordering.confirm')}
          </Button>
        )}
        <span className={styles.hint}>{t('ordering.hint')}</span>
      </div>
      <output className={styles.said}>{said}</output>
    </>
  );
}
