import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { sheet } from '../theme/fixed-colours.ts';
import { drawIsland, followWithin } from './draw-island.ts';

const useStyles = makeStyles({
  // Whatever the article says of its place, it stays within this frame; what is wider scrolls in it.
  frame: {
    contain: 'content',
    overflowX: 'auto',
    // Its text stands in line with the heading above, its paper around it.
    margin: '-8px -20px 0',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: sheet.background,
    colorScheme: 'light',
  },
});

interface StyleIslandProps {
  html: string;
  /** Called with what holds the article once it is drawn; what it returns is called before it goes. */
  onDrawn?: (article: HTMLElement) => () => void;
}

/**
 * An article of the platform, sanitised, with the styles it brought: in a shadow tree, where they do not reach the
 * client, nor the client's the article. Light in every theme.
 */
export function StyleIsland({ html, onDrawn }: StyleIslandProps) {
  const styles = useStyles();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const { article, end: endContent } = drawIsland(host.current, html);
    const follow = (event: Event) => {
      if (followWithin(article, event)) event.preventDefault();
    };
    article.addEventListener('click', follow);
    const end = onDrawn?.(article);
    return () => {
      article.removeEventListener('click', follow);
      end?.();
      endContent();
    };
  }, [html, onDrawn]);
  return (
    <div className={styles.frame}>
      <div ref={host} data-island />
    </div>
  );
}
