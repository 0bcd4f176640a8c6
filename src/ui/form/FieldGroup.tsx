import { Field, FieldContextProvider, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import type { FileDrop } from '../use-file-drop.ts';

const useStyles = makeStyles({
  group: { minWidth: 0, minInlineSize: 0, margin: 0, padding: 0, border: 0 },
  over: { outline: `2px dashed ${tokens.colorBrandStroke1}`, outlineOffset: '4px' },
});

interface FieldGroupProps {
  label: string | ReactElement;
  required?: boolean;
  hint?: string | undefined;
  /** The validation message. */
  problem: string | undefined;
  className?: string | undefined;
  /** Of what lies the controls out. */
  groupClassName?: string | undefined;
  /** Takes files that are dropped onto the field. */
  drop?: FileDrop;
  children: ReactNode;
}

/** A field of several controls, each with a name of its own: the label of the field names the group. */
export function FieldGroup({
  label,
  required,
  hint,
  problem,
  className,
  groupClassName,
  drop,
  children,
}: FieldGroupProps) {
  const styles = useStyles();
  return (
    <Field className={className} label={label} required={required} hint={hint} validationMessage={problem}>
      {(described) => (
        <fieldset
          className={mergeClasses(styles.group, groupClassName, drop?.over && styles.over)}
          {...drop?.handlers}
          aria-labelledby={described['aria-labelledby']}
          aria-describedby={described['aria-describedby']}
        >
          <FieldContextProvider value={undefined}>{children}</FieldContextProvider>
        </fieldset>
      )}
    </Field>
  );
}
