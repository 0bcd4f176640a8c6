import { makeStyles } from '@fluentui/react-components';
import { stage } from '../../../../ui/theme/fixed-colours.ts';
import { FilmStage, type FreeFilm } from './FilmStage.tsx';

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
export function ArticleFilm(film: FreeFilm) {
  const styles = useStyles();
  return <FilmStage {...film} placeId={`article ${film.id}`} className={styles.stage} />;
}
