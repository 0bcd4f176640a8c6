import { Button, makeStyles } from '@fluentui/react-components';
import { TextStrikethroughRegular, ArrowUndoRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({ chosen: { visibility: 'hidden' } });

interface StrikeButtonProps {
  letter: string;
  /** A chosen option cannot be struck out; the button's room stays, so that no option changes its width. */
  chosen: boolean;
  struck: boolean;
  onStrike: (key: string) => void;
}

/** Strikes an option out, or restores it. Tab skips it: the focused option has a key for it. */
export function StrikeButton({ letter, chosen, struck, onStrike }: StrikeButtonProps) {
  const styles = useStyles();
  const { t } = useTranslation('paper');
  const label = t(struck ? 'strike.undo' : 'strike.do', { letter });
  return (
    <Button
      appearance="subtle"
      tabIndex={-1}
      className={chosen && !struck ? styles.chosen : undefined}
      icon={struck ? <ArrowUndoRegular /> : <TextStrikethroughRegular />}
      aria-label={label}
      title={label}
      onClick={() => onStrike(letter)}
    />
  );
}
