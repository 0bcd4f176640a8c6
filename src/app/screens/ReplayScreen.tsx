import { makeStyles } from '@fluentui/react-components';
import { FilmViewer, type FreeFilm } from '#features/learning/player/replay/FilmViewer.tsx';
import { ReplayScreen } from '#features/live/replay/ReplayScreen.tsx';
import { stage } from '#ui/theme/fixed-colours.ts';

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
function ReplayPlayer(film: FreeFilm) {
  const styles = useStyles();
  return <FilmViewer {...film} placeId={`live ${film.id}`} className={styles.stage} />;
}

/** /livePlayback and /bjyLivePlayBack: the recording of a live class, played as films of courses are (002 §2). */
export function Component() {
  return <ReplayScreen player={ReplayPlayer} />;
}
