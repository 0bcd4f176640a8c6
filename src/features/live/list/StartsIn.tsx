import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { clockAtom, platformNow } from '../../../domain/session/state.ts';
import { formatAgo } from '../../../lib/format.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { changesIn, startsIn } from '../shared/live-times.ts';

/** How soon a class begins, by the platform's clock. `at`: epoch ms. */
export function StartsIn({ at }: { at: number }) {
  const { t } = useTranslation('live-list');
  const clock = useAtomValue(clockAtom);
  const now = platformNow(clock);
  const left = at - now;
  useMoment(left > 0 ? now + changesIn(left) : null, () => platformNow(clock));
  const soon = startsIn(left);
  if (left <= 0) return <Tag appearance="attention">{t('due')}</Tag>;
  if (soon === null) return null;
  const when = soon === 'now' ? t('withinMinute') : t('startsIn', { when: formatAgo(-soon.amount, soon.unit) });
  return <Tag appearance="attention">{when}</Tag>;
}
