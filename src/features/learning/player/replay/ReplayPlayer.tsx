import { makeStyles } from '@fluentui/react-components';
import { stage } from '../../../../ui/theme/fixed-colours.ts';
import { FilmStage, type FreeFilm } from './FilmStage.tsx';

const useStyles = makeStyles({
  // 600 px (002 §9); in a lower window its bar and the text below stay in sight.
  stage: {
    position: 'relative',
    height: 'min(600px, calc(100vh - 200px))',
    minHeight: '220px',
    overflow: 'hidden',
    backgroundColor: stage.dark,
  },
});

/** The recording of a live class. */
export function ReplayPlayer(film: FreeFilm) {
  const styles = useStyles();
  return <FilmStage {...film} placeId={`live ${film.id}`} className={styles.stage} />;
}
