import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { HardDriveRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '../../../contract/ipc/exam.ts';
import { isAnswered } from '../../../contract/ipc/paper.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { StaffCode } from '../shared/staff-code/StaffCode.tsx';
import { formatLeft } from './time/countdown.ts';
import { useSecondsLeft } from './time/use-clock.ts';
import { durationText } from './use-words.ts';
import { Heading } from '../../../ui/Heading.tsx';

const useStyles = makeStyles({
  page: { flexGrow: 1, display: 'grid', placeItems: 'center', padding: '24px' },
  card: {
    width: '480px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '40px',
    borderRadius: tokens.borderRadiusXLarge,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, textWrap: 'pretty' },
  line: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: '28px', color: tokens.colorNeutralForeground2 },
  small: {
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  button: { alignSelf: 'flex-start', marginTop: '12px', minWidth: '136px' },
});

interface WelcomeBackProps {
  attempt: Attempt;
  onContinue: () => void;
}

/** The one calm screen after a crash or a power cut: how long, what is safe, on. */
export function WelcomeBack({ attempt, onContinue }: WelcomeBackProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const [awaySeconds] = useState(() => (attempt.lastSeenAt === null ? null : (Date.now() - attempt.lastSeenAt) / 1000));
  const left = useSecondsLeft(attempt.rules.deadline);
  const count = Object.values(attempt.answers).filter(({ value }) => isAnswered(value)).length;
  return (
    <main className={styles.page}>
      <Panel className={styles.card}>
        <Heading className={styles.title}>
          {awaySeconds === null ? t('back.title') : t('back.away', { span: durationText(t, awaySeconds) })}
        </Heading>
        <p className={styles.line}>{count > 0 ? t('back.answers', { count }) : t('back.nothing')}</p>
        {attempt.health === 'one-copy' && <p className={styles.line}>{t('panel.oneCopy')}</p>}
        <span className={styles.small}>
          <HardDriveRegular fontSize={16} aria-hidden />
          {left === null
            ? t(attempt.rules.timeDoubtful ? 'countdown.unknown' : 'back.noLimit')
            : t('back.left', { time: formatLeft(left) })}
        </span>
        <Button size="large" appearance="primary" className={styles.button} onClick={onContinue}>
          {t('back.continue')}
        </Button>
        <StaffCode attempt={attempt} />
      </Panel>
    </main>
  );
}
