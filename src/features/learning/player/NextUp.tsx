import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { NextRegular } from '@fluentui/react-icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformText } from '#ui/PlatformText.tsx';
import type { Next, OutlineRow } from '../shared/outline/outline-rules.ts';
import { useWhyShut } from '../shared/outline/use-why-shut.ts';

const useStyles = makeStyles({
  next: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px 12px',
    // On a line of its own it stands below the buttons, not below the name.
    marginInlineStart: 'auto',
  },
  text: { margin: 0, maxWidth: '320px', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const waitSeconds = 8;

interface NextUpProps {
  next: Next;
  /** The item has been played to its end: the next one follows by itself. */
  ended: boolean;
  onOpen: (row: OutlineRow) => void;
  /** The learner stays. */
  onStay: () => void;
}

/** What comes after this item, or why nothing does. */
export function NextUp({ next, ended, onOpen, onStay }: NextUpProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  if (next.kind === 'end') return <p className={styles.text}>{t('next.end')}</p>;
  if (next.kind === 'locked') return <Locked row={next.row} />;
  const { row } = next;
  return (
    <div className={styles.next}>
      <p className={styles.text}>
        {t('next.name')}
        <PlatformText text={row.node.name} />
      </p>
      {ended && <Countdown onOver={() => onOpen(row)} onStay={onStay} />}
      <Button appearance="primary" icon={<NextRegular />} iconPosition="after" onClick={() => onOpen(row)}>
        {t('next.open')}
      </Button>
    </div>
  );
}

function Locked({ row }: { row: OutlineRow }) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const why = useWhyShut(row);
  return (
    <p className={styles.text}>
      {t('next.name')}
      <PlatformText text={row.node.name} />
      {t('next.colon')}
      {why}
    </p>
  );
}

function Countdown({ onOver, onStay }: { onOver: () => void; onStay: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  const [left, setLeft] = useState(waitSeconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : over()), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <>
      <p className={styles.text} role="timer">
        {t('next.in', { count: left })}
      </p>
      <Button onClick={onStay}>{t('next.stay')}</Button>
    </>
  );
}
