import { makeStyles, tokens } from '@fluentui/react-components';
import { homePaths } from '#contract/paths/home.ts';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Neighbours } from './Neighbours.tsx';

const useStyles = makeStyles({
  article: { padding: '32px 40px', '@media (max-width: 640px)': { padding: '20px' } },
  title: {
    margin: '0 0 8px',
    fontSize: '26px',
    lineHeight: '36px',
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'pretty',
  },
  facts: { paddingBottom: '20px', marginBottom: '24px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** /cms/detail: one article; anybody may read (001 §2). */
export function Component() {
  const styles = useStyles();
  return (
    <ArticlePage addressFor={(id) => homePaths.article.to({ id })}>
      {(article) => (
        <Panel as="article" className={styles.article}>
          <Heading className={styles.title}>
            <PlatformText text={article.title} />
          </Heading>
          <ArticleFacts className={styles.facts} article={article} before={[article.author, article.source]} />
          <ArticleText key={article.id} articleId={article.id} html={article.content} />
          <Neighbours article={article} />
        </Panel>
      )}
    </ArticlePage>
  );
}
