import { Button, makeStyles } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { stage } from '#ui/theme/fixed-colours.ts';

const useStyles = makeStyles({
  notice: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    padding: '8px 16px',
    color: stage.attention,
    backgroundColor: stage.plate,
    '& > svg': { flexShrink: 0 },
  },
  words: { flex: '1 1 240px' },
});

interface MissingNoticeProps {
  text: string;
  /** Where the system's own programs get the document; null: nowhere. */
  outside: string | null;
  onOutside: (address: string) => void;
}

/** A document holds what is not shown here: says so, with the way to a program that shows it. */
export function MissingNotice({ text, outside, onOutside }: MissingNoticeProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  return (
    <output className={styles.notice}>
      <WarningRegular aria-hidden />
      <span className={styles.words}>{outside === null ? `${text}${t('document.askForIt')}` : text}</span>
      {outside !== null && (
        <Button size="small" onClick={() => onOutside(outside)}>
          {t('document.open')}
        </Button>
      )}
    </output>
  );
}
