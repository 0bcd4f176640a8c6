import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { useCountdown } from '#lib/use-countdown.ts';
import { AppDialog } from '#ui/AppDialog.tsx';

/** Asks whether the learner is still there: a shared computer signs out whoever is gone. */
export function SeatNotice() {
  const { data: notice } = useDesktopQuery(desktop.seat.notice, [], { changed: desktop.seat.noticeChanged });
  return notice ? <StillThere signOutAt={notice.signOutAt} /> : null;
}

function StillThere({ signOutAt }: { signOutAt: number }) {
  const { t } = useTranslation('app');
  const leftMs = useCountdown(signOutAt, Date.now) ?? 0;
  const stay = () => {
    ask(desktop.seat.stay()).catch((error: unknown) => logFailure('staying at the seat', error));
  };
  return (
    <AppDialog
      alert
      title={t('seat.title')}
      onClose={stay}
      actions={
        <Button appearance="primary" size="large" onClick={stay}>
          {t('seat.stay')}
        </Button>
      }
    >
      {t('seat.text', { count: Math.ceil(leftMs / 1000) })}
    </AppDialog>
  );
}
