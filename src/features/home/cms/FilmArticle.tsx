import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { homePaths } from '#contract/paths/home.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticlePage, type ArticleDetail } from './ArticlePage.tsx';
import { ArticleText } from './ArticleText.tsx';
import { Film } from './Film.tsx';
import { LearnerFilm, type PlayedFilm } from './LearnerFilm.tsx';
import { Neighbours } from './Neighbours.tsx';

const useStyles = makeStyles({
  article: { overflow: 'hidden' },
  text: { padding: '24px 40px 32px', '@media (max-width: 640px)': { padding: '20px' } },
  title: { margin: '0 0 8px', fontSize: '22px', lineHeight: '32px', fontWeight: tokens.fontWeightSemibold },
  facts: { marginBottom: '16px' },
});

/** One film with its text; anybody may watch (001 §2). */
export function FilmArticle({ player }: { player: ComponentType<PlayedFilm> }) {
  const styles = useStyles();
  return (
    <ArticlePage addressFor={(id) => homePaths.film.to({ id })}>
      {(article) => (
        <Panel as="article" className={styles.article}>
          <Shown article={article} player={player} />
          <div className={styles.text}>
            <Heading className={styles.title}>
              <PlatformText text={article.title} />
            </Heading>
            <ArticleFacts className={styles.facts} article={article} before={[article.author, article.source]} />
            <ArticleText key={article.id} articleId={article.id} html={article.content} />
            <Neighbours article={article} />
          </div>
        </Panel>
      )}
    </ArticlePage>
  );
}

/** A learner's second and speed are kept; of a visitor nothing is. */
function Shown({ article, player }: { article: ArticleDetail; player: ComponentType<PlayedFilm> }) {
  const { accountId } = useAtomValue(sessionAtom);
  const { id, videoUrl, title } = article;
  if (accountId === null || videoUrl.trim() === '') return <Film key={videoUrl} url={videoUrl} title={title} />;
  return <LearnerFilm key={id} article={article} player={player} />;
}
