import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import type { ArticleDetail } from './ArticlePage.tsx';
import { addressOf } from './rules.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    marginTop: '32px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  next: { gridColumn: 2, justifyContent: 'flex-end', textAlign: 'end' },
  text: { minWidth: 0 },
  where: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  title: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** To the article before and the one after. */
export function Neighbours({ article: { previous, next } }: { article: ArticleDetail }) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  if (!previous && !next) return null;
  return (
    <nav className={styles.row} aria-label={t('detail.neighbours')}>
      {previous && (
        <RouteLink className={styles.link} to={addressOf(previous)} rel="prev">
          <ChevronLeftRegular fontSize={20} aria-hidden />
          <span className={styles.text}>
            <span className={styles.where}>{t('detail.previous')}</span>
            <span className={styles.title}>
              <PlatformText text={previous.title} />
            </span>
          </span>
        </RouteLink>
      )}
      {next && (
        <RouteLink className={mergeClasses(styles.link, styles.next)} to={addressOf(next)} rel="next">
          <span className={styles.text}>
            <span className={styles.where}>{t('detail.next')}</span>
            <span className={styles.title}>
              <PlatformText text={next.title} />
            </span>
          </span>
          <ChevronRightRegular fontSize={20} aria-hidden />
        </RouteLink>
      )}
    </nav>
  );
}
