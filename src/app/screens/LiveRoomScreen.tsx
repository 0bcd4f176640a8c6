import { LiveStream } from '#features/learning/player/replay/LiveStream.tsx';
import { RoomScreen } from '#features/live/room/RoomScreen.tsx';

/** /studentSee and /bjyCustomStudent: one live class, its stream where there is one, and the way into its room (002 §2). */
export function Component() {
  return <RoomScreen stream={LiveStream} />;
}
