import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/ipc/exam.ts';
import { appInfoAtom } from '#domain/app-state.ts';
import { HelpButton } from '../../shared/HelpButton.tsx';
import { LockdownFact } from '../../shared/lockdown/LockdownFact.tsx';
import { useLockdown } from '../../shared/lockdown/use-lockdown.ts';
import { StaffCode } from '../../shared/staff-code/StaffCode.tsx';
import { StaffCall } from '../staff-call/StaffCall.tsx';

const useStyles = makeStyles({
  facts: {
    marginTop: '16px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

const helps = ['staff', 'camera', 'network', 'machine', 'keys'] as const;

interface PaperHelpProps {
  attempt: Pick<Attempt, 'attemptId' | 'userPaperId' | 'exam' | 'rules' | 'phase'>;
  className?: string;
  wordClassName?: string;
}

/** What to do and whom to call; the paper stays open and nothing is sent. */
export function PaperHelp({ attempt, ...classNames }: PaperHelpProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const { version } = useAtomValue(appInfoAtom);
  const lockdown = useLockdown();
  return (
    <HelpButton
      {...classNames}
      label={t('help.label')}
      title={t('help.title')}
      lead={t('help.lead')}
      helps={helps.map((help) => t(`help.${help}`))}
      close={t('help.close')}
    >
      <StaffCall attempt={attempt} />
      {lockdown && (
        <div className={styles.facts}>
          <LockdownFact level={lockdown.level} steps={lockdown.active} now />
        </div>
      )}
      <div className={styles.facts}>{t('help.facts', { paper: attempt.userPaperId, version })}</div>
      <StaffCode attempt={attempt} />
    </HelpButton>
  );
}
