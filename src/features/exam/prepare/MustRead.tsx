import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import { PlannedLockdown } from '../shared/lockdown/PlannedLockdown.tsx';
import { noticeBelow } from '../shared/notice.ts';
import { StepColumns } from './StepColumns.tsx';

const useStyles = makeStyles({
  main: { display: 'flex', flexDirection: 'column', gap: '12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 600 },
  notice: {
    padding: '24px 32px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '30px',
    maxHeight: 'max(240px, calc(100vh - 320px))',
    overflowY: 'auto',
    // In a low window the page alone scrolls.
    '@media (max-height: 699px)': { maxHeight: 'none' },
  },
  foot: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 16px',
  },
  grow: { flexGrow: 1 },
  warning: { color: semanticColours.failedText },
});

interface MustReadProps {
  /** HTML; '': the platform has none. */
  notice: string;
  formal: boolean;
  /** What this exam is, beside the notice. */
  aside: ReactNode;
  onDone: () => void;
  onLater: () => void;
}

/** The must-read: what this exam is and how it is sat (002 §2, /exam/resdExam). */
export function MustRead({ notice, formal, aside, onDone, onLater }: MustReadProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const [read, setRead] = useState(false);
  const [warned, setWarned] = useState(false);
  return (
    <StepColumns aside={aside}>
      <div className={styles.main}>
        <Heading className={styles.title}>{t('read.title')}</Heading>
        {/* Long notices scroll by keyboard too. */}
        <Panel className={styles.notice} tabIndex={0} aria-label={t('read.title')}>
          {notice ? <SafeHtml html={noticeBelow(t('read.title'), notice)} /> : <p>{t('read.none')}</p>}
        </Panel>
        <PlannedLockdown formal={formal} />
        <Panel className={styles.foot}>
          <Checkbox
            checked={read}
            label={t('read.tick')}
            aria-describedby={warned ? 'must-read-warning' : undefined}
            onChange={(_, { checked }) => {
              setRead(checked === true);
              setWarned(false);
            }}
          />
          <span className={styles.grow} />
          {warned && (
            <span className={styles.warning} id="must-read-warning" role="alert">
              {t('read.warning')}
            </span>
          )}
          <Button size="large" onClick={onLater}>
            {t('later')}
          </Button>
          <Button size="large" appearance="primary" onClick={() => (read ? onDone() : setWarned(true))}>
            {t('next')}
          </Button>
        </Panel>
      </div>
    </StepColumns>
  );
}
