import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceivedAction, StaffRecord } from '#contract/ipc/staff-action.ts';
import { formatTime } from '#lib/format.ts';
import { unread } from '#rules/exam/staff-rules.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { PlatformText } from '#ui/PlatformText.tsx';

/** Keys that were meant for the paper when the message came do not put it away. */
const typingMs = 1_000;

const useStyles = makeStyles({
  text: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: '26px', whiteSpace: 'pre-wrap' },
  at: { margin: '12px 0 0', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface StaffMessageProps {
  staff: StaffRecord;
  onRead: (number: number) => void;
}

/** A message of an invigilator, shown until the learner has read it; the oldest first. */
export function StaffMessage({ staff, onRead }: StaffMessageProps) {
  const message = unread(staff).find((action) => action.kind === 'message');
  return message?.kind === 'message' ? (
    <MessageDialog key={message.number} message={message} onRead={() => onRead(message.number)} />
  ) : null;
}

interface MessageDialogProps {
  message: Extract<ReceivedAction, { kind: 'message' }>;
  onRead: () => void;
}

function MessageDialog({ message: { at, from, text }, onRead }: MessageDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('staff');
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), typingMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AppDialog
      alert
      title={t(from ? 'message.titleFrom' : 'message.title', { from })}
      onClose={() => ready && onRead()}
      actions={
        <Button size="large" appearance="primary" disabledFocusable={!ready} onClick={onRead}>
          {t('message.read')}
        </Button>
      }
    >
      <p className={styles.text}>
        <PlatformText text={text} />
      </p>
      <p className={styles.at}>{t('message.at', { time: formatTime(at, 'clock') })}</p>
    </AppDialog>
  );
}
