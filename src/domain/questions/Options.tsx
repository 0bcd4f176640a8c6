import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons';
import { useRef, type KeyboardEvent } from 'react';
import type { AnswerValue, Question } from '../../contract/ipc/paper.ts';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { chosenKeys } from './answer-rules.ts';

// The tint, in dark mixed into the card so that it does not shine (base.css sets the share).
const chosen = `color-mix(in srgb, ${tokens.colorBrandBackground2} var(--chosen-share, 100%), ${tokens.colorNeutralBackground1})`;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px', marginTop: '20px' },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '56px',
    boxSizing: 'border-box',
    padding: '10px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontSize: 'calc(var(--paper-text) - 2px)',
    lineHeight: 1.625,
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'border-color, background-color',
    transitionDuration: '120ms',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '2px' },
  },
  on: {
    border: `2px solid ${tokens.colorCompoundBrandStroke}`,
    padding: '9px 15px',
    backgroundColor: chosen,
    ':hover': { backgroundColor: chosen },
  },
  letter: {
    width: '32px',
    height: '32px',
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
  onToggle: (key: string) => void;
}

/** The options of a question: the whole row is the target, round letters choose one, square ones several. */
export function Options({ question, value, labelledBy, onToggle }: OptionsProps) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  const several = question.kind === 'multiple';
  const chosen = chosenKeys(question, value);
  // One of a radio group is a tab stop: the chosen one, else the first.
  const stop = chosen[0] ?? question.options[0]?.key;

  const onKeyDown = (event: KeyboardEvent, key: string) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onToggle(key);
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
        return (
          // The role below is one of two controls; the rule sees only that it is not a constant.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div
            key={key}
            role={several ? 'checkbox' : 'radio'}
            aria-checked={on}
            tabIndex={several || key === stop ? 0 : -1}
            className={mergeClasses(styles.option, on && styles.on)}
            onClick={() => onToggle(key)}
            onKeyDown={(event) => onKeyDown(event, key)}
          >
            <span className={mergeClasses(styles.letter, !several && styles.round, on && styles.letterOn)}>{key}</span>
            <span className={styles.text}>
              <SafeHtml html={html} inline />
            </span>
            {on && <CheckmarkFilled fontSize={20} className={styles.tick} aria-hidden />}
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
