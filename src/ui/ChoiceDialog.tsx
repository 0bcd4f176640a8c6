import { Button, makeStyles, mergeClasses, Radio, RadioGroup, Spinner, tokens } from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from './AppDialog.tsx';
import { distinctKeys } from './distinct-keys.ts';
import { Tag } from './Tag.tsx';

const useStyles = makeStyles({
  // 001 §9: the branch dialog is 400 px wide; other choices use the same width.
  surface: { width: '400px', maxWidth: 'calc(100vw - 32px)' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '8px',
    maxHeight: '360px',
    overflowY: 'auto',
    padding: '2px',
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '4px 12px 4px 4px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  chosen: { border: `1px solid ${tokens.colorCompoundBrandStroke}`, backgroundColor: tokens.colorBrandBackground2 },
  radio: { display: 'flex', alignItems: 'center', flexGrow: 1, minWidth: 0 },
  label: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** One option of the dialog. */
export interface Choice {
  value: string;
  name: string;
  /** A secondary line. */
  detail?: string;
  /** An icon or picture before the name. */
  icon?: ReactNode;
}

export interface Leave {
  label: string;
  onLeave: () => void;
}

interface ChoiceDialogProps {
  title: string;
  hint?: string;
  choices: readonly Choice[];
  /** The option in use; marked, and selected initially. */
  current: string | null;
  confirmLabel: string;
  cancelLabel: string;
  currentLabel: string;
  /** The choice is being applied. */
  busy?: boolean;
  onConfirm: (value: string) => void;
  /** Set when the dialog can be dismissed without a choice; confirming without one then closes it. */
  onClose?: (() => void) | undefined;
  /** Another way out of a dialog that cannot be dismissed. */
  leave?: Leave | undefined;
}

/** A radio group in a dialog, with the current option marked. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const { title, hint, choices, current, confirmLabel, cancelLabel, currentLabel, busy = false } = props;
  const { onConfirm, onClose, leave } = props;
  const [value, setValue] = useState(choices.some((choice) => choice.value === current) ? current : null);
  const confirm = () => (value === null ? onClose?.() : onConfirm(value));
  return (
    <AppDialog
      title={title}
      alert={onClose === undefined}
      onClose={() => onClose?.()}
      {...(onClose ? { closeLabel: t('close') } : {})}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button
            appearance="primary"
            disabledFocusable={busy || (value === null && !onClose)}
            icon={busy ? <Spinner size="tiny" /> : undefined}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
          {onClose && <Button onClick={onClose}>{cancelLabel}</Button>}
          {leave && (
            <Button disabled={busy} onClick={leave.onLeave}>
              {leave.label}
            </Button>
          )}
        </>
      }
    >
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <RadioGroup
        className={styles.list}
        aria-label={title}
        value={value ?? ''}
        disabled={busy}
        onChange={(_, { value: next }) => setValue(next)}
      >
        {distinctKeys(
          choices.map((choice) => (
            <div key={choice.value} className={mergeClasses(styles.row, choice.value === value && styles.chosen)}>
              <Radio className={styles.radio} value={choice.value} label={<ChoiceLabel {...choice} />} />
              {choice.value === current && <Tag appearance="brand">{currentLabel}</Tag>}
            </div>
          )),
        )}
      </RadioGroup>
    </AppDialog>
  );
}

function ChoiceLabel({ name, detail, icon }: Choice) {
  const styles = useStyles();
  return (
    <span className={styles.label}>
      {icon}
      <span className={styles.text}>
        <span>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  );
}
