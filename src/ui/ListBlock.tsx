import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** So far beyond the window a block is still drawn, so that scrolling does not run into empty space. */
const margin = '1000px';

// A block is a row of its list that lays its items out as the list itself would.
const useStyles = makeStyles({
  block: {
    gridColumn: '1 / -1',
    display: 'inherit',
    flexDirection: 'inherit',
    gridTemplateColumns: 'inherit',
    gap: 'inherit',
  },
});

/** Some items of a long list: far out of sight they are only as much empty space as they took. */
export function ListBlock({ children }: { children: () => ReactNode }) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  /** Height of the empty space in px; null: the items are drawn. */
  const [space, setSpace] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || entry.isIntersecting) setSpace(null);
        // What has the focus stays, wherever the learner scrolls.
        else if (!element.contains(document.activeElement)) setSpace(entry.boundingClientRect.height);
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.block} style={space === null ? undefined : { height: `${space}px` }}>
      {space === null && children()}
    </div>
  );
}
