import { makeStyles } from '@fluentui/react-components';
import { DesktopArrowRightRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { ExamRef } from '#contract/ipc/exam.ts';
import type { PaperExtent } from '#contract/ipc/transfer.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { formatTime } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { ReceivePaper } from '../../shared/transfer/ReceivePaper.tsx';
import type { ElsewhereBeginning } from './use-begun-elsewhere.ts';

const useStyles = makeStyles({
  banner: { width: '1200px', maxWidth: 'calc(100vw - 48px)', margin: '16px auto 0' },
});

interface BegunElsewhereProps {
  exam: ExamRef;
  onReceived: (attemptId: string, extent: PaperExtent) => void;
  beginning: ElsewhereBeginning;
  /** The time of the exam runs from its beginning. */
  timed: boolean;
}

/** Says before the paper opens that it is begun already and that this computer has none of it, and what that means. */
export function BegunElsewhere({ exam, onReceived, beginning: { at, seat, userPaperId }, timed }: BegunElsewhereProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const { data: copies } = useDesktopQuery(desktop.transfer.copies, [exam, userPaperId]);
  const when = at === null ? '' : formatTime(at, 'dayTime');
  const title = at === null ? 'elsewhere.title' : seat ? 'elsewhere.titleAtSeat' : 'elsewhere.titleAt';
  return (
    <Banner
      className={styles.banner}
      icon={<DesktopArrowRightRegular fontSize={20} />}
      title={t(title, { when, seat })}
      action={<ReceivePaper exam={exam} onReceived={onReceived} />}
    >
      {timed && `${t('elsewhere.running')} `}
      {copies
        ? t(copies.latestAt === null ? 'elsewhere.copies' : 'elsewhere.copiesAt', {
            count: copies.answered,
            time: copies.latestAt === null ? '' : formatTime(copies.latestAt, 'clock'),
          })
        : t('elsewhere.text')}
    </Banner>
  );
}

/** The answers of the other seat are here now; the paper goes on with them after the steps before it. */
export function Received({ extent: { answered } }: { extent: PaperExtent }) {
  const { t } = useTranslation('transfer');
  const styles = useStyles();
  return (
    <Banner
      className={styles.banner}
      appearance="good"
      icon={<DesktopArrowRightRegular fontSize={20} />}
      title={t('receive.done', { count: answered })}
    />
  );
}
