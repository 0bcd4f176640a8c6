import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular, WarningFilled } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { semanticColours } from '#ui/theme/semantic-colours.ts';
import type { AnswerFiles } from '../question/upload/use-answer-files.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    marginTop: '8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  trouble: { color: semanticColours.attentionText },
});

/** Before a hand-in: files that would be left out, and files that are delivered only afterwards. */
export function HandInFiles({ files }: { files: Pick<AnswerFiles, 'storing' | 'deliveries'> }) {
  const styles = useStyles();
  const { t } = useTranslation('answering');
  const storing = files.storing.filter(({ problem }) => problem === null).length;
  const undelivered = files.deliveries.filter(({ phase }) => phase === 'waiting' || phase === 'sending').length;
  return (
    <>
      {storing > 0 && (
        <output className={mergeClasses(styles.line, styles.trouble)}>
          <WarningFilled fontSize={16} aria-hidden />
          {t('ending.storing', { count: storing })}
        </output>
      )}
      {undelivered > 0 && (
        <output className={styles.line}>
          <ArrowUploadRegular fontSize={16} aria-hidden />
          {t('ending.undelivered', { count: undelivered })}
        </output>
      )}
    </>
  );
}
