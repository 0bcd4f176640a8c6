/** What an item of a training task is, whichever coding it came in (000 §3, 002 §3). */
export const itemKinds = [
  'chapter',
  'course',
  'exam',
  'live',
  'lab',
  'form',
  'practice',
  'offline',
  'resource',
  'unknown',
] as const;
export type ItemKind = (typeof itemKinds)[number];

/**
 * Numbers that mean the same in both codings; 5 is online training in the list, hands-on training in the tree. That 9 is
 * a resource outside courses is assumed: the documents have calls for one (002 §7, G-059) and no number.
 */
const common: Readonly<Record<number, ItemKind>> = {
  2: 'course',
  3: 'exam',
  4: 'live',
  5: 'lab',
  6: 'form',
  7: 'practice',
  8: 'offline',
  9: 'resource',
};

/** The coding of the task list's counts, where 1 is a directory (G-101). */
export function listItemKind(type: number): ItemKind {
  return type === 1 ? 'chapter' : (common[type] ?? 'unknown');
}

/** The coding of the item tree, where 1 is a chapter or an offline training (G-101). */
export function treeItemKind(
  type: number,
  item: { isTraining: boolean; stageName: string; childItemList: readonly unknown[] },
): ItemKind {
  if (type !== 1) return common[type] ?? 'unknown';
  if (item.isTraining) return 'offline';
  return item.childItemList.length > 0 || item.stageName !== '' ? 'chapter' : 'offline';
}
