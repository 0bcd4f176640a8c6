import { useTranslation } from 'react-i18next';
import type { HomeworkStatus } from '#contract/platform/learning/homework.ts';
import { Tag } from '#ui/Tag.tsx';

const looks = { open: 'attention', submitted: 'brand', reviewed: 'good', unknown: 'outline' } as const;

/** How a homework stands, in a word (002 §2). */
export function HomeworkTag({ status }: { status: HomeworkStatus }) {
  const { t } = useTranslation('homework');
  return <Tag appearance={looks[status]}>{t(`status.${status}`)}</Tag>;
}
