import {
  BookOpenRegular,
  ClipboardTaskListLtrRegular,
  DesktopRegular,
  FolderRegular,
  FormRegular,
  LibraryRegular,
  NotepadEditRegular,
  PeopleRegular,
  QuestionCircleRegular,
  VideoRegular,
} from '@fluentui/react-icons';
import type { ItemKind } from '#contract/platform/learning/item-kind.ts';

const icons = {
  chapter: FolderRegular,
  course: BookOpenRegular,
  exam: ClipboardTaskListLtrRegular,
  live: VideoRegular,
  lab: DesktopRegular,
  form: FormRegular,
  practice: NotepadEditRegular,
  offline: PeopleRegular,
  resource: LibraryRegular,
  unknown: QuestionCircleRegular,
} as const satisfies Record<ItemKind, unknown>;

/** The icon of a kind of task item; a text stands beside it. */
export function KindIcon({ kind }: { kind: ItemKind }) {
  const Icon = icons[kind];
  return <Icon fontSize={16} aria-hidden />;
}
