import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '6px 24px 6px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    position: 'sticky',
    top: '56px',
    zIndex: 1,
  },
  count: { marginRight: 'auto', color: tokens.colorNeutralForeground2 },
});

interface SelectionBarProps {
  chosen: number;
  /** How many there are to choose from: those that are loaded. */
  total: number;
  busy: boolean;
  onChooseAll: (all: boolean) => void;
  onDelete: () => void;
  onEnd: () => void;
}

/** What can be done with the messages that are chosen. */
export function SelectionBar({ chosen, total, busy, onChooseAll, onDelete, onEnd }: SelectionBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('message');
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('selection.label')}>
      <Checkbox
        label={t('selection.all')}
        checked={chosen === 0 ? false : chosen === total ? true : 'mixed'}
        onChange={(_, { checked }) => onChooseAll(checked === true)}
      />
      <span className={styles.count} aria-live="polite">
        {t('selection.count', { count: chosen })}
      </span>
      <Button icon={<DeleteRegular />} disabledFocusable={chosen === 0 || busy} onClick={onDelete}>
        {t('delete')}
      </Button>
      <Button appearance="subtle" onClick={onEnd}>
        {t('selection.end')}
      </Button>
    </div>
  );
}
