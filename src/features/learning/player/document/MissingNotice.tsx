import { makeStyles } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { stage } from '#ui/theme/fixed-colours.ts';
import type { DocumentProps } from './document-props.ts';
import { ElsewhereButton } from './ElsewhereButton.tsx';

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

interface MissingNoticeProps extends Pick<DocumentProps, 'outside' | 'onOutside'> {
  text: string;
}

/** A document holds what is not shown here: says so, with the way to a program that shows it. */
export function MissingNotice({ text, outside, onOutside }: MissingNoticeProps) {
  const styles = useStyles();
  const { t } = useTranslation('player');
  return (
    <output className={styles.notice}>
      <WarningRegular aria-hidden />
      <span className={styles.words}>{outside === null ? `${text}${t('document.askForIt')}` : text}</span>
      {outside !== null && <ElsewhereButton size="small" to={outside} onOutside={onOutside} />}
    </output>
  );
}
