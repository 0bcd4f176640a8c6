import { makeStyles } from '@fluentui/react-components';
import { DesktopArrowRightRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/format.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import type { ElsewhereBeginning } from './use-begun-elsewhere.ts';

const useStyles = makeStyles({
  banner: { width: '1200px', maxWidth: 'calc(100vw - 48px)', margin: '16px auto 0' },
});

interface BegunElsewhereProps {
  beginning: ElsewhereBeginning;
  /** The time of the exam runs from its beginning. */
  timed: boolean;
}

/** Says before the paper opens that it is begun already and that this computer has none of it, and what that means. */
export function BegunElsewhere({ beginning: { at, seat }, timed }: BegunElsewhereProps) {
  const { t } = useTranslation('prepare');
  const styles = useStyles();
  const when = at === null ? '' : formatTime(at, 'dayTime');
  const title = at === null ? 'elsewhere.title' : seat ? 'elsewhere.titleAtSeat' : 'elsewhere.titleAt';
  return (
    <Banner
      className={styles.banner}
      icon={<DesktopArrowRightRegular fontSize={20} />}
      title={t(title, { when, seat })}
    >
      {timed && `${t('elsewhere.running')} `}
      {t('elsewhere.text')}
    </Banner>
  );
}
