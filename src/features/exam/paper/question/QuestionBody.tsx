import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, type UIEvent, useCallback, useEffect, useRef, useState } from 'react';
import { low, lowest, tooLowToStack, wideEnough } from '../desk-sizes.ts';

const useStyles = makeStyles({
  body: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    padding: '12px 32px 16px',
    [low]: { padding: '8px 20px 12px' },
    [lowest]: { padding: '2px 8px 0 20px' },
  },
  column: { maxWidth: '820px', width: '100%', flexGrow: 1, display: 'flex', flexDirection: 'column' },
  // A text has all the room that is left.
  answer: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    [tooLowToStack]: { '--option-height': '48px', '--option-padding': '6px', '--answer-gap': '8px' },
    [lowest]: {
      '--option-height': '34px',
      '--option-padding': '3px',
      '--option-gap': '10px',
      '--option-letter': '26px',
      '--option-line': '1.4',
      '--answer-gap': '4px',
    },
  },
});

const useBeside = makeStyles({
  body: { [tooLowToStack]: { [wideEnough]: { overflowY: 'hidden', padding: '2px 8px 0 20px' } } },
  column: {
    [tooLowToStack]: {
      [wideEnough]: {
        maxWidth: '1100px',
        minHeight: 0,
        display: 'grid',
        gridTemplate: 'minmax(0, 1fr) / minmax(0, 3fr) minmax(0, 5fr)',
        gap: '12px',
      },
    },
  },
  told: {
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '-2px' },
    [tooLowToStack]: { [wideEnough]: { overflowY: 'auto', overscrollBehavior: 'contain', paddingBottom: '8px' } },
  },
  answer: {
    [tooLowToStack]: {
      // Rings around the fields are not cut off.
      [wideEnough]: { overflowY: 'auto', overscrollBehavior: 'contain', padding: '4px', '--answer-top': '0px' },
    },
  },
});

interface QuestionBodyProps {
  questionId: string;
  /** Id of the element that holds the stem. */
  stemId: string;
  /** Stem, recording and notes. */
  told: ReactNode;
  /** False: nothing can be answered. */
  answer: ReactNode;
}

/** The answer below what it answers; beside it in a low window, where each scrolls alone. */
export function QuestionBody({ questionId, stemId, told, answer }: QuestionBodyProps) {
  const styles = useStyles();
  const beside = useBeside();
  const onScroll = useFreshQuestion(questionId);
  const { area, scrolls } = useScrolls();
  if (answer === false)
    return (
      <div className={styles.body} onScrollCapture={onScroll} {...scrolledByKeys(stemId)}>
        <div className={styles.column}>{told}</div>
      </div>
    );
  return (
    <div className={mergeClasses(styles.body, beside.body)} onScrollCapture={onScroll}>
      <div className={mergeClasses(styles.column, beside.column)}>
        <div ref={area} className={beside.told} {...(scrolls ? scrolledByKeys(stemId) : {})}>
          <div>{told}</div>
        </div>
        <div className={mergeClasses(styles.answer, beside.answer)} data-answer>
          {answer}
        </div>
      </div>
    </div>
  );
}

/** An area without a field would otherwise scroll by pointer only. */
function scrolledByKeys(labelledBy: string) {
  return { role: 'group', tabIndex: 0, 'aria-labelledby': labelledBy };
}

/** A question starts at its top. */
function useFreshQuestion(questionId: string) {
  const before = useRef(questionId);
  const scrolled = useRef(new Set<Element>());
  useEffect(() => {
    if (before.current === questionId) return;
    before.current = questionId;
    // Setting scrollTop forces a layout, so only after a scroll.
    for (const area of scrolled.current) area.scrollTop = 0;
    scrolled.current.clear();
  }, [questionId]);
  const onScroll = useCallback(({ target }: UIEvent) => {
    if (target instanceof Element) scrolled.current.add(target);
  }, []);
  return onScroll;
}

/** Whether an area holds more than it shows; what is in it stands in one element. */
function useScrolls() {
  const [scrolls, setScrolls] = useState(false);
  const area = useCallback((box: HTMLDivElement) => {
    // It runs after a layout, so that reading sizes costs nothing.
    const watch = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight + 1));
    for (const each of [box, ...box.children]) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  return { area, scrolls };
}
