import { makeStyles } from '@fluentui/react-components';
import type { CourseNode } from '../../../../contract/platform/learning/course.ts';
import { stage } from '../../../../ui/theme/fixed-colours.ts';
import { MediaPlayer } from '../media/MediaPlayer.tsx';
import { nodeOf } from '../resource/resource-node.ts';
import { useResourceStudy } from '../resource/use-resource-study.ts';

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

interface ReplayPlayerProps {
  /** Of the live class. */
  id: string;
  name: string;
  address: string;
  /** Another address; null: there was none. */
  renew: () => Promise<string | null>;
}

const nothing = () => undefined;
const done = 100;

/** The recording of a live class; speed and place are kept, and it may be gone through freely. */
export function ReplayPlayer({ id, name, address, renew }: ReplayPlayerProps) {
  const styles = useStyles();
  const study = useResourceStudy(`live ${id}`);
  const bare = nodeOf(id, { id, name, type: 'video', duration: null, description: '' });
  const node: CourseNode = { ...bare, studyInfo: { ...bare.studyInfo, learnRate: done } };
  return (
    <div className={styles.stage}>
      {study.known !== null && (
        <MediaPlayer
          access="resource"
          item={{ courseId: '', itemId: id }}
          node={node}
          courseName=""
          study={study}
          autoPlay={false}
          onNext={null}
          onEnded={nothing}
          credentials={{ playURL: address, captionList: [], chapterList: [] }}
          place={study.known}
          renew={renew}
        />
      )}
    </div>
  );
}
