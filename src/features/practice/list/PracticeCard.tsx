import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { StoredPractice } from '../../../contract/ipc/practice.ts';
import { practicePaths } from '../../../contract/paths/practice.ts';
import type { PracticeListItem } from '../../../contract/platform/practice/practice.ts';
import { CoverPicture } from '../../../domain/covers/CoverPicture.tsx';
import { formatNumber, formatTime } from '../../../lib/format.ts';
import { ContentText } from '../../../ui/ContentText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { notSynced } from '../shared/run-summary.ts';
import { businessIdOf, doneShare } from './rules.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const useStyles = makeStyles({
  card: { display: 'flex', gap: '16px', padding: '16px' },
  cover: { width: '144px', height: '144px', flexShrink: 0 },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', fontVariantNumeric: 'tabular-nums' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '8px', minHeight: '22px' },
  name: {
    margin: '6px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    ...oneLine,
  },
  line: {
    margin: '4px 0 6px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  foot: { display: 'flex', alignItems: 'center', gap: '8px', marginTop: 'auto', paddingTop: '8px' },
  source: {
    flexGrow: 1,
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    ...oneLine,
  },
  button: { flexShrink: 0 },
});

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
  const address = { practiceId: item.practiceId, businessId: businessIdOf(item), name: item.practiceName };
  const open = () => void navigate((running ? practicePaths.practice : practicePaths.pattern).to(address));
  return (
    <Panel as="article" className={styles.card} aria-labelledby={titleId}>
      <CoverPicture className={styles.cover} url={item.coverUrl} name={item.practiceName} />
      <div className={styles.text}>
        <div className={styles.tags}>
          {running && <Tag appearance="brand">{t('card.running')}</Tag>}
          {stored && <Tag appearance="good">{t('card.offline')}</Tag>}
          {waiting > 0 && <Tag appearance="attention">{t('sync.waiting', { number: waiting })}</Tag>}
        </div>
        <h2 id={titleId} className={styles.name} title={item.practiceName}>
          <ContentText text={item.practiceName} />
        </h2>
        <p className={styles.line}>
          {t('card.facts', {
            done: formatNumber(item.doneCount),
            total: formatNumber(item.questionCount),
            wrong: formatNumber(item.wrongCount),
          })}
          {item.rate !== null && t('card.rate', { rate: formatNumber(item.rate) })}
        </p>
        <ProgressBar value={doneShare(item)} thickness="large" aria-labelledby={titleId} />
        {item.lastTime !== null && <p className={styles.line}>{t('card.last', { time: formatTime(item.lastTime) })}</p>}
        <div className={styles.foot}>
          <span className={styles.source} title={item.sourceName}>
            <ContentText text={item.sourceName} />
          </span>
          <Button className={styles.button} appearance="primary" aria-describedby={titleId} onClick={open}>
            {t(running ? 'card.continue' : 'card.open')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
