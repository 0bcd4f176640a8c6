import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, type HTMLAttributes } from 'react';
import { focusHeading, focusNewHeading, onArrival } from '#lib/focus/arrival.ts';

const useStyles = makeStyles({
  heading: {
    scrollMarginTop: 'var(--header-height, 56px)',
    // It is no control: it takes the focus for screen readers, and a box round a title says nothing to others.
    outlineStyle: 'none',
  },
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
    <h1 ref={heading} tabIndex={-1} className={mergeClasses(styles.heading, className)} {...rest}>
      {children}
    </h1>
  );
}
