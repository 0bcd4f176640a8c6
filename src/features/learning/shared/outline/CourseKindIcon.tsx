import {
  DesktopRegular,
  DocumentRegular,
  FolderRegular,
  HeadphonesSoundWaveRegular,
  ImageRegular,
  LiveRegular,
  NotepadEditRegular,
  PlayCircleRegular,
  PuzzlePieceRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons';
import type { CourseItemKind } from '#contract/platform/learning/course-item-kind.ts';

const icons = {
  chapter: FolderRegular,
  video: PlayCircleRegular,
  audio: HeadphonesSoundWaveRegular,
  document: DocumentRegular,
  image: ImageRegular,
  scorm: PuzzlePieceRegular,
  practice: NotepadEditRegular,
  live: LiveRegular,
  lab: DesktopRegular,
  unknown: QuestionCircleRegular,
} as const satisfies Record<CourseItemKind, unknown>;

/** The icon of a kind of course item; a text stands beside it. */
export function CourseKindIcon({ kind }: { kind: CourseItemKind }) {
  const Icon = icons[kind];
  return <Icon fontSize={16} aria-hidden />;
}
