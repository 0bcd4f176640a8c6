import { makeStyles } from '@fluentui/react-components';
import { FilmArticle } from '#features/home/cms/FilmArticle.tsx';
import { FilmViewer, type FreeFilm } from '#features/learning/player/replay/FilmViewer.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  // As wide as the article; in a low window its bar stays in sight.
  stage: {
    position: 'relative',
    width: '100%',
    aspectRatio: '16 / 9',
    maxHeight: 'max(220px, calc(100vh - 200px))',
    overflow: 'hidden',
    backgroundColor: stage.dark,
  },
});

/** The film of an article. */
function ArticleFilm(film: FreeFilm) {
  const styles = useStyles();
  return <FilmViewer {...film} placeId={`article ${film.id}`} className={styles.stage} />;
}

/** /cms/video: an article with a film, which learners watch as they do films of courses (001 §2). */
export function Component() {
  return <FilmArticle player={ArticleFilm} />;
}
