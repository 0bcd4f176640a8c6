import { Button, makeStyles, ProgressBar } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { StoredPractice } from '#contract/ipc/practice.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import type { PracticeListItem } from '#contract/platform/practice/practice.ts';
import { CardLine, CoverCard } from '#domain/covers/CoverCard.tsx';
import { formatNumber, formatTime } from '#lib/format.ts';
import { Tag } from '#ui/Tag.tsx';
import { notSynced } from '../shared/run-summary.ts';
import { businessIdOf, doneShare } from './rules.ts';

const useStyles = makeStyles({ bar: { margin: '6px 0 2px' } });

interface PracticeCardProps {
  item: PracticeListItem;
  /** Undefined: it was never opened on this computer. */
  stored: StoredPractice | undefined;
}

/** One practice: how much of it is done, how well, and the way into it. */
export function PracticeCard({ item, stored }: PracticeCardProps) {
  const styles = useStyles();
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const titleId = useId();
  const waiting = stored ? notSynced(stored.state) : 0;
  const running = stored?.state.run?.endedAt === null;
  const { doneCount, questionCount, wrongCount, rate } = item;
  const share = doneShare(item);
  // What the platform does not say is left out.
  const facts = [
    share !== null && t('card.done', { done: formatNumber(doneCount ?? 0), total: formatNumber(questionCount ?? 0) }),
    share === null && questionCount !== null && t('card.total', { count: questionCount }),
    wrongCount !== null && t('card.wrong', { count: wrongCount }),
    rate !== null && t('card.rate', { rate: formatNumber(rate) }),
  ].filter((fact) => fact !== false);
  const address = { practiceId: item.practiceId, businessId: businessIdOf(item), name: item.practiceName };
  const open = () => void navigate((running ? practicePaths.practice : practicePaths.pattern).to(address));
  return (
    <CoverCard
      titleId={titleId}
      name={item.practiceName}
      coverUrl={item.coverUrl}
      source={item.sourceName}
      head={
        <>
          {running && <Tag appearance="brand">{t('card.running')}</Tag>}
          {stored && <Tag appearance="good">{t('card.offline')}</Tag>}
          {waiting > 0 && <Tag appearance="attention">{t('sync.waiting', { number: waiting })}</Tag>}
        </>
      }
      actions={
        item.practiceId !== '' && (
          <Button appearance="primary" aria-describedby={titleId} onClick={open}>
            {t(running ? 'card.continue' : 'card.open')}
          </Button>
        )
      }
    >
      {item.practiceId === '' && <CardLine>{t('card.noId')}</CardLine>}
      {facts.length > 0 && <CardLine>{facts.join(' · ')}</CardLine>}
      {share !== null && (
        <ProgressBar className={styles.bar} value={share} thickness="large" aria-labelledby={titleId} />
      )}
      {item.lastTime !== null && <CardLine>{t('card.last', { time: formatTime(item.lastTime) })}</CardLine>}
    </CoverCard>
  );
}
