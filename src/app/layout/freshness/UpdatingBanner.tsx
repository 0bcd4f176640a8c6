import { ArrowSyncRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAsOf } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { updatingSince } from './rules.ts';
import { useActiveQueries } from './use-active-queries.ts';

/** A platform that answers within this time needs no word about it. */
const patienceMs = 2000;
/** Younger content is as good as new. */
const newMs = 60_000;

/** Says how old the shown content is while a slow platform is asked for newer one. */
export function UpdatingBanner() {
  const { t } = useTranslation('app');
  const at = useActiveQueries(updatingSince);
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setShown(Date.now() - at > newMs ? at : null), patienceMs);
    return () => clearTimeout(timer);
  }, [at]);
  if (at === null || shown !== at) return null;
  return (
    <Banner appearance="plain" icon={<ArrowSyncRegular fontSize={20} />} title={t('stale.updating')}>
      {t('stale.age', { time: formatAsOf(at) })}
    </Banner>
  );
}
