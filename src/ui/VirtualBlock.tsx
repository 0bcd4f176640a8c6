import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Blocks are rendered this far beyond the viewport, so that scrolling does not show empty space. */
const overscan = '1000px';

// Spans the list's grid and inherits its layout for its own items.
const useStyles = makeStyles({
  block: {
    gridColumn: '1 / -1',
    display: 'inherit',
    flexDirection: 'inherit',
    gridTemplateColumns: 'inherit',
    gap: 'inherit',
  },
});

/** Heights of the empty spaces of blocks in px, by their place: what a block that is rendered again begins with. */
export type BlockHeights = Map<number, number>;

interface VirtualBlockProps {
  /** Its place among the blocks whose heights are remembered together. */
  remembered?: { heights: BlockHeights; place: number };
  children: () => ReactNode;
}

/** A block of items of a long list, replaced by empty space of its last height while far outside the viewport. */
export function VirtualBlock({ remembered, children }: VirtualBlockProps) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const { heights, place = 0 } = remembered ?? {};
  /** Height of the empty space in px; null: the items are rendered. */
  const [space, setSpace] = useState<number | null>(heights?.get(place) ?? null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const become = (height: number | null) => {
      setSpace(height);
      if (height === null) heights?.delete(place);
      else heights?.set(place, height);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || entry.isIntersecting) become(null);
        // Unmounting the focused element would lose the focus.
        else if (!element.contains(document.activeElement)) become(entry.boundingClientRect.height);
      },
      { rootMargin: `${overscan} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [heights, place]);
  return (
    <div ref={box} className={styles.block} style={space === null ? undefined : { height: `${space}px` }}>
      {space === null && children()}
    </div>
  );
}
