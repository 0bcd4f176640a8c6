import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Article } from '#contract/platform/home/cms.ts';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { ArticleCover } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { addressOf, isVideo } from './rules.ts';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    gap: '20px',
    padding: '16px',
    ':hover': {
      borderTopColor: tokens.colorNeutralStroke1Hover,
      borderRightColor: tokens.colorNeutralStroke1Hover,
      borderBottomColor: tokens.colorNeutralStroke1Hover,
      borderLeftColor: tokens.colorNeutralStroke1Hover,
    },
    '@media (max-width: 640px)': { flexDirection: 'column', gap: '12px' },
  },
  cover: { width: '208px', height: '117px', '@media (max-width: 640px)': { width: '100%', height: '160px' } },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0, flexGrow: 1 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'pretty',
  },
  link: {
    color: 'inherit',
    textDecoration: 'none',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  summary: {
    margin: '4px 0 8px',
    color: tokens.colorNeutralForeground2,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  facts: { marginTop: 'auto' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** An article in the list: cover, title, how it begins, facts; the whole card leads to it. */
export function ArticleCard({ article }: { article: Article }) {
  const styles = useStyles();
  const { t } = useTranslation('cms');
  return (
    <Panel as="article" className={styles.card}>
      <ArticleCover article={article} className={styles.cover} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <RouteLink className={styles.link} to={addressOf(article)}>
            {isVideo(article) && <span className={styles.hidden}>{t('video')}</span>}
            <PlatformText text={article.title} />
          </RouteLink>
        </h2>
        <p className={styles.summary}>{article.summary}</p>
        <ArticleFacts article={article} className={styles.facts} />
      </div>
    </Panel>
  );
}
