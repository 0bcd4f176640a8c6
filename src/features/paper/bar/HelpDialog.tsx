import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { PersonSupportRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { appInfoAtom } from '../../../lib/state.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
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
  return (
    <Dialog>
      <DialogTrigger disableButtonEnhancement>
        <Button appearance="subtle" className={className} icon={<PersonSupportRegular />} aria-label={t('help.label')}>
          <span className={wordClassName}>{t('help.label')}</span>
        </Button>
      </DialogTrigger>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('help.title')}</DialogTitle>
          <DialogContent>
            {t('help.lead')}
            <ul className={styles.list}>
              {helps.map((help) => (
                <li key={help}>{t(`help.${help}`)}</li>
              ))}
            </ul>
            <div className={styles.facts}>{t('help.facts', { paper: userPaperId, version })}</div>
          </DialogContent>
          <DialogActions>
            <DialogTrigger action="close" disableButtonEnhancement>
              <Button size="large" appearance="primary">
                {t('help.close')}
              </Button>
            </DialogTrigger>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
