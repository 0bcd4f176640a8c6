import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular, OpenRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Message } from '#contract/platform/message/message.ts';
import { formatTime } from '#lib/format.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { targetOf } from './rules.ts';
import { useMessageLabels } from './use-message-labels.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '720px' },
  facts: { margin: '0 0 16px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  text: {
    fontSize: '15px',
    lineHeight: '26px',
    '& h1, & h2, & h3': { margin: '16px 0 8px', fontSize: '16px', lineHeight: '24px' },
    '& table': { width: '100%', fontSize: tokens.fontSizeBase300, lineHeight: '22px' },
    '& th': { backgroundColor: tokens.colorNeutralBackground2, textAlign: 'start' },
    '& ul, & ol': { paddingInlineStart: '24px', margin: '0 0 8px' },
  },
});

interface MessageDialogProps {
  message: Message;
  onClose: () => void;
  onDelete: () => void;
}

/** A message, read: its text, where it leads, and the way to be rid of it. */
export function MessageDialog({ message, onClose, onDelete }: MessageDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('message');
  const navigate = useNavigate();
  const words = useMessageLabels();
  const target = targetOf(message.link);
  return (
    <AppDialog
      className={styles.surface}
      title={words.title(message)}
      onClose={onClose}
      closeLabel={t('close')}
      onlyText
      actions={
        <>
          {target?.to === 'page' && (
            <Button appearance="primary" onClick={() => void navigate(target.address)}>
              {t('follow')}
            </Button>
          )}
          {target?.to === 'web' && (
            <Button
              as="a"
              appearance="primary"
              icon={<OpenRegular />}
              href={target.address}
              target="_blank"
              rel="noreferrer noopener"
            >
              {t('followOutside')}
            </Button>
          )}
          <Button icon={<DeleteRegular />} onClick={onDelete}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p className={styles.facts}>
        {words.kind(message)} · {formatTime(message.createTime)}
      </p>
      <section className={styles.text} aria-label={t('text')}>
        {message.content.trim() === '' ? <p>{t('noText')}</p> : <SafeHtml html={message.content} />}
      </section>
    </AppDialog>
  );
}
