import { FilmArticle } from '../../features/home/cms/FilmArticle.tsx';
import { ArticleFilm } from '../../features/learning/player/replay/ArticleFilm.tsx';

/** /cms/video: an article with a film, which learners watch as they do films of courses (001 §2). */
export function Component() {
  return <FilmArticle player={ArticleFilm} />;
}
