import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { PersonSupportRegular } from '@fluentui/react-icons';
import { useState, type ReactNode } from 'react';
import { AppDialog } from '#ui/AppDialog.tsx';

const useStyles = makeStyles({
  list: {
    margin: '12px 0 0',
    paddingInlineStart: '20px',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    color: tokens.colorNeutralForeground2,
  },
});

interface HelpButtonProps {
  /** The texts are those of the screen that the help is about. */
  label: string;
  title: string;
  lead: string;
  helps: readonly string[];
  close: string;
  className?: string;
  wordClassName?: string;
  /** Below the list: whom to call, or what to tell them. */
  children: ReactNode;
}

/** A button that opens what to do and whom to call; nothing is left or sent. */
export function HelpButton(props: HelpButtonProps) {
  const { label, title, lead, helps, close, className, wordClassName, children } = props;
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const getsFocusBack = useRestoreFocusTarget();
  return (
    <>
      <Button
        {...getsFocusBack}
        appearance="subtle"
        className={className}
        icon={<PersonSupportRegular />}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={wordClassName}>{label}</span>
      </Button>
      <AppDialog
        open={open}
        title={title}
        onClose={() => setOpen(false)}
        actions={
          <Button size="large" appearance="primary" onClick={() => setOpen(false)}>
            {close}
          </Button>
        }
      >
        {lead}
        <ul className={styles.list}>
          {helps.map((help) => (
            <li key={help}>{help}</li>
          ))}
        </ul>
        {children}
      </AppDialog>
    </>
  );
}
