import { ReplayPlayer } from '../../features/learning/player/replay/ReplayPlayer.tsx';
import { ReplayScreen } from '../../features/live/replay/ReplayScreen.tsx';

/** /livePlayback and /bjyLivePlayBack: the recording of a live class, played as films of courses are (002 §2). */
export function Component() {
  return <ReplayScreen player={ReplayPlayer} />;
}
