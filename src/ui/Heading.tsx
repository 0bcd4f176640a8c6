import { createFocusOutlineStyle, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, type HTMLAttributes } from 'react';
import { focusHeading, focusNewHeading, onArrival } from '../lib/focus/arrival.ts';

const useStyles = makeStyles({
  heading: {
    // The ring is placed against its heading, not against the page.
    position: 'relative',
    scrollMarginTop: 'var(--header-height, 56px)',
    ':focus': { outlineStyle: 'none' },
  },
  // Visible to those who use the keyboard only.
  ring: createFocusOutlineStyle(),
});

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Identifies the step of a screen: when it changes, the heading takes the focus. */
  step?: string;
}

/** The one `h1` of a screen. It takes the focus when its screen or step opens, so that a screen reader begins there. */
export function Heading({ step, className, children, ...rest }: HeadingProps) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) focusNewHeading(heading.current);
    else focusHeading(heading.current);
    shown.current = step;
  }, [step]);
  useEffect(() => onArrival(() => focusNewHeading(heading.current)), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={mergeClasses(styles.heading, styles.ring, className)} {...rest}>
      {children}
    </h1>
  );
}
