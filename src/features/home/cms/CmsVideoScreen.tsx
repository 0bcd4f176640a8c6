import { makeStyles, tokens } from '@fluentui/react-components';
import { homePaths } from '../../../contract/paths/home.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Film } from './Film.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { ContentText } from '../../../ui/ContentText.tsx';

const useStyles = makeStyles({
  article: { overflow: 'hidden' },
  text: { padding: '24px 40px 32px', '@media (max-width: 640px)': { padding: '20px' } },
  title: { margin: '0 0 8px', fontSize: '22px', lineHeight: '32px', fontWeight: tokens.fontWeightSemibold },
  facts: { marginBottom: '16px' },
});

/** /cms/video: one film with its text; anybody may watch (001 §2). */
export function Component() {
  const styles = useStyles();
  return (
    <ArticlePage addressFor={(id) => homePaths.film.to({ id })}>
      {(article) => (
        <Panel as="article" className={styles.article}>
          <Film key={article.videoUrl} url={article.videoUrl} title={article.title} />
          <div className={styles.text}>
            <Heading className={styles.title}>
              <ContentText text={article.title} />
            </Heading>
            <ArticleFacts className={styles.facts} article={article} before={[article.author, article.source]} />
            <ArticleText html={article.content} />
            <Neighbours article={article} />
          </div>
        </Panel>
      )}
    </ArticlePage>
  );
}
