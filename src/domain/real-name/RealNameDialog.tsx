import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { PromptDialog } from '#ui/PromptDialog.tsx';
import { MobileCode } from './MobileCode.tsx';

const useStyles = makeStyles({
  // 001 §9: the dialog is 464 px wide.
  surface: { width: '464px', maxWidth: 'calc(100vw - 32px)' },
  content: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '16px', textAlign: 'center' },
  state: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface RealNameDialogProps {
  /** Sign-in page of the mobile site; null when the tenant has none. */
  link: string | null;
  /** Side of the QR code in px. */
  codeSize?: 154 | 150;
  /** The learner reports that the verification is done. */
  onDone: () => void;
  checking?: boolean;
  /** The last check found the real name still unverified. */
  notYet?: boolean;
  /** Opens the verification on this computer. */
  onVerifyHere?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks an unverified learner to verify on the mobile site, by QR code (001 §2). */
export function RealNameDialog(props: RealNameDialogProps) {
  const { link, codeSize = 154, onDone, checking = false, notYet = false, onVerifyHere, onClose } = props;
  const { t } = useTranslation('identity');
  const styles = useStyles();
  return (
    <PromptDialog
      title={t('realName.title')}
      className={styles.surface}
      contentClassName={styles.content}
      primary={{ label: t('realName.done'), onChoose: onDone, busy: checking }}
      other={{ label: t('realName.later'), onChoose: onClose }}
    >
      <span>{t(link ? 'realName.text' : 'realName.noLink')}</span>
      {link && <MobileCode link={link} size={codeSize} />}
      <output className={styles.state}>{t(notYet ? 'realName.notYet' : 'realName.waiting')}</output>
      {onVerifyHere && (
        <Link as="button" onClick={onVerifyHere}>
          {t('realName.here')}
        </Link>
      )}
    </PromptDialog>
  );
}
