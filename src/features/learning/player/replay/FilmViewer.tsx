import type { CourseNode } from '#contract/platform/learning/course.ts';
import { MediaPlayer } from '../media/MediaPlayer.tsx';
import { nodeOf } from '../resource/resource-node.ts';
import { useResourceStudy } from '../resource/use-resource-study.ts';

/** A film that belongs to no course. */
export interface FreeFilm {
  /** Of what it belongs to: a live class, an article. */
  id: string;
  name: string;
  address: string;
  /** Another address; null: there was none. */
  renew: () => Promise<string | null>;
}

interface FilmViewerProps extends FreeFilm {
  /** What the second is kept under. */
  placeId: string;
  className: string;
}

const nothing = () => undefined;
const done = 100;

/** A film without a course: speed and place are kept, and it may be gone through freely. */
export function FilmViewer({ placeId, id, name, address, renew, className }: FilmViewerProps) {
  const study = useResourceStudy(placeId);
  const bare = nodeOf(id, { id, name, type: 'video', duration: null, description: '' });
  const node: CourseNode = { ...bare, studyInfo: { ...bare.studyInfo, learnRate: done } };
  return (
    <div className={className}>
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
