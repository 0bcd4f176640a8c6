import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { letterOf } from '#lib/layouts.ts';
import { useHiddenStyles } from '#ui/hidden-styles.ts';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { chosenKeys } from './answer-rules.ts';
import { canStrike } from './strike-rules.ts';
import { StrikeButton } from './StrikeButton.tsx';

// The tint, in dark mixed into the card so that it does not shine (base.css sets the share).
const chosen = `color-mix(in srgb, ${tokens.colorBrandBackground2} var(--chosen-share, 100%), ${tokens.colorNeutralBackground1})`;

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: 'var(--answer-gap, 12px)',
    marginTop: 'var(--answer-top, 20px)',
  },
  row: { display: 'flex', alignItems: 'center', gap: '4px' },
  option: {
    position: 'relative',
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--option-gap, 16px)',
    minHeight: 'var(--option-height, 56px)',
    boxSizing: 'border-box',
    padding: 'var(--option-padding, 10px) var(--option-gap, 16px)',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: 'calc(var(--paper-text) - 2px)',
    lineHeight: 'var(--option-line, 1.625)',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'border-color, background-color',
    transitionDuration: '120ms',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '2px' },
  },
  on: {
    border: `2px solid ${tokens.colorCompoundBrandStroke}`,
    padding: 'calc(var(--option-padding, 10px) - 1px) calc(var(--option-gap, 16px) - 1px)',
    backgroundColor: chosen,
    ':hover': { backgroundColor: chosen },
  },
  out: {
    color: tokens.colorNeutralForeground3,
    borderTopStyle: 'dashed',
    borderRightStyle: 'dashed',
    borderBottomStyle: 'dashed',
    borderLeftStyle: 'dashed',
  },
  struckText: { textDecorationLine: 'line-through' },
  letter: {
    width: 'var(--option-letter, 32px)',
    height: 'var(--option-letter, 32px)',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: '15px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  round: { borderRadius: '16px' },
  letterOn: {
    backgroundColor: tokens.colorBrandBackground,
    borderTopColor: 'transparent',
    borderRightColor: 'transparent',
    borderBottomColor: 'transparent',
    borderLeftColor: 'transparent',
    color: tokens.colorNeutralForegroundOnBrand,
  },
  text: { flexGrow: 1, minWidth: 0 },
  tick: { color: tokens.colorBrandForeground1, flexShrink: 0 },
});

interface OptionsProps {
  question: Question;
  value: AnswerValue | undefined;
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** Keys of the options that are struck out. */
  struck?: readonly string[] | undefined;
  onPress: (key: string) => void;
  /** Absent: options cannot be struck out here. */
  onStrike?: (key: string) => void;
}

/** The options of a question: the whole row is the target, round letters choose one, square ones several. */
export function Options({ question, value, labelledBy, struck = [], onPress, onStrike }: OptionsProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const hidden = useHiddenStyles();
  const strike = canStrike(question) ? onStrike : undefined;
  const list = useRef<HTMLDivElement>(null);
  const several = question.kind === 'multiple';
  const chosen = chosenKeys(question, value);
  // One of a radio group is a tab stop: the chosen one, else the first.
  const stop = chosen[0] ?? question.options[0]?.key;

  const onKeyDown = (event: KeyboardEvent, key: string) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onPress(key);
    }
    if (strike && (event.key === 'Delete' || letterOf(event) === 'X')) {
      event.preventDefault();
      if (!event.repeat) strike(key);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveFocus(list.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  return (
    <div ref={list} role={several ? 'group' : 'radiogroup'} aria-labelledby={labelledBy} className={styles.list}>
      {question.options.map(({ key, html }) => {
        const on = chosen.includes(key);
        const out = struck.includes(key);
        return (
          <div key={key} className={styles.row}>
            {/* The role below is one of two controls; the rule sees only that it is not a constant. */}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
            <div
              role={several ? 'checkbox' : 'radio'}
              aria-checked={on}
              tabIndex={several || key === stop ? 0 : -1}
              className={mergeClasses(styles.option, on && styles.on, out && styles.out)}
              onClick={() => onPress(key)}
              onKeyDown={(event) => onKeyDown(event, key)}
            >
              <span className={mergeClasses(styles.letter, !several && styles.round, on && styles.letterOn)}>
                {key}
              </span>
              <span className={mergeClasses(styles.text, out && styles.struckText)}>
                <SafeHtml html={html} inline />
              </span>
              {out && <span className={hidden.hidden}>{t('strike.label')}</span>}
              {on && <CheckmarkFilled fontSize={20} className={styles.tick} aria-hidden />}
            </div>
            {strike && <StrikeButton letter={key} chosen={on} struck={out} onStrike={strike} />}
          </div>
        );
      })}
    </div>
  );
}

/** Moves the focus, not the choice: looking through the options changes no answer. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[aria-checked]') ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[(at + step + rows.length) % rows.length]?.focus();
}
