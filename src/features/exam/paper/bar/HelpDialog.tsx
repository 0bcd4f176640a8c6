import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { PersonSupportRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appInfoAtom } from '../../../../domain/session/state.ts';
import { AppDialog } from '../../../../ui/AppDialog.tsx';

const useStyles = makeStyles({
  list: {
    margin: '12px 0 0',
    paddingInlineStart: '20px',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    color: tokens.colorNeutralForeground2,
  },
  facts: {
    marginTop: '16px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

const helps = ['staff', 'camera', 'network', 'machine', 'keys'] as const;

interface HelpDialogProps {
  userPaperId: string;
  className?: string;
  wordClassName?: string;
}

/** What to do and whom to call; the paper stays open and nothing is sent. */
export function HelpDialog({ userPaperId, className, wordClassName }: HelpDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const { version } = useAtomValue(appInfoAtom);
  const [open, setOpen] = useState(false);
  const getsFocusBack = useRestoreFocusTarget();
  return (
    <>
      <Button
        {...getsFocusBack}
        appearance="subtle"
        className={className}
        icon={<PersonSupportRegular />}
        aria-label={t('help.label')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={wordClassName}>{t('help.label')}</span>
      </Button>
      <AppDialog
        open={open}
        title={t('help.title')}
        onClose={() => setOpen(false)}
        actions={
          <Button size="large" appearance="primary" onClick={() => setOpen(false)}>
            {t('help.close')}
          </Button>
        }
      >
        {t('help.lead')}
        <ul className={styles.list}>
          {helps.map((help) => (
            <li key={help}>{t(`help.${help}`)}</li>
          ))}
        </ul>
        <div className={styles.facts}>{t('help.facts', { paper: userPaperId, version })}</div>
      </AppDialog>
    </>
  );
}
