import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PlayFilled } from '@fluentui/react-icons';
import type { Article } from '#contract/platform/home/cms.ts';
import { CoverPicture } from '#domain/covers/CoverPicture.tsx';
import { formatCountdown } from '#lib/format.ts';
import { stage } from '#ui/theme/fixed-colours.ts';
import { isVideo } from './rules.ts';

const useStyles = makeStyles({
  frame: { position: 'relative', flexShrink: 0 },
  picture: { width: '100%', height: '100%' },
  length: {
    position: 'absolute',
    right: '8px',
    bottom: '8px',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    padding: '0 6px',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: stage.plate,
    color: stage.text,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** An article's picture; a film has its length on it. */
export function ArticleCover({ article, className }: { article: Article; className?: string }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.frame, className)}>
      <CoverPicture url={article.coverUrl} name={article.title} className={styles.picture} />
      {isVideo(article) && (
        <span className={styles.length} aria-hidden>
          <PlayFilled fontSize={12} />
          {article.duration > 0 && formatCountdown(article.duration * 1000)}
        </span>
      )}
    </div>
  );
}
