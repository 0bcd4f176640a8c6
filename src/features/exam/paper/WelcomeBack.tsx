import { Button, Link as TextLink, makeStyles, tokens } from '@fluentui/react-components';
import { HardDriveRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/ipc/exam.ts';
import { isAnswered } from '#contract/ipc/paper.ts';
import { clockAtom } from '#domain/app-state.ts';
import { useSaveDiagnostics } from '#domain/diagnostics/use-save-diagnostics.ts';
import { Heading } from '#ui/Heading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { StaffCode } from '../shared/staff-code/StaffCode.tsx';
import { formatLeft } from './time/countdown.ts';
import { useSecondsLeft } from './time/use-clock.ts';
import { durationText } from './use-words.ts';

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
  diagnostics: { alignSelf: 'flex-start', fontSize: tokens.fontSizeBase200 },
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
  const { deadline, unlimited = false } = attempt.rules;
  const { known } = useAtomValue(clockAtom);
  const [seconds] = useState(() => (attempt.lastSeenAt === null ? -1 : (Date.now() - attempt.lastSeenAt) / 1000));
  // A clock that was set, or that nobody can confirm, tells no absence.
  const awaySeconds = known && seconds >= 0 ? seconds : null;
  const left = useSecondsLeft(deadline);
  const saveDiagnostics = useSaveDiagnostics({
    saved: (name) => t('back.diagnosticsSaved', { name }),
    failed: t('back.diagnosticsFailed'),
  });
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
            ? t(unlimited && deadline === null ? 'back.noLimit' : 'countdown.unknown')
            : t('back.left', { time: formatLeft(left) })}
        </span>
        <Button size="large" appearance="primary" className={styles.button} onClick={onContinue}>
          {t('back.continue')}
        </Button>
        <StaffCode attempt={attempt} />
        <TextLink className={styles.diagnostics} as="button" onClick={() => void saveDiagnostics()}>
          {t('back.diagnostics')}
        </TextLink>
      </Panel>
    </main>
  );
}
