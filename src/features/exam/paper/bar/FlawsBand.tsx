import { makeStyles } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { lacksQuestions, type ReadingFlaws } from '../../../../contract/ipc/paper.ts';
import { Band } from './Band.tsx';

const useStyles = makeStyles({
  said: { display: 'block', flexShrink: 0 },
});

/** Says that questions of the paper are missing here, or are only shown; it stays, because nothing on this machine can mend it. */
export function FlawsBand({ flaws }: { flaws: ReadingFlaws | undefined }) {
  const { t } = useTranslation('answering');
  const styles = useStyles();
  if (!flaws || !lacksQuestions(flaws)) return null;
  const { announced, read, unreadable } = flaws;
  const shown = read + unreadable;
  return (
    <output className={styles.said}>
      <Band icon={<WarningRegular />}>
        {[
          ...(announced !== null && shown < announced ? [t('flaws.announced', { announced, read: shown })] : []),
          ...(unreadable > 0 ? [t('flaws.unreadable', { count: unreadable })] : []),
        ].join(' ')}
      </Band>
    </output>
  );
}
