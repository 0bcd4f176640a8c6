import { Checkbox, Field, makeStyles } from '@fluentui/react-components';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../contract/paths/account.ts';
import { Linked } from '../../../ui/Linked.tsx';
import { PageLink } from './PageLink.tsx';

// The label stands beside the checkbox, not in it: the focus on one of its links must not ring the checkbox.
const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'flex-start', marginLeft: '-8px' },
  box: { flexShrink: 0 },
  label: { padding: '6px 0 6px 4px' },
});

interface BoundCheck {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface AgreementFieldProps {
  field: BoundCheck;
  problem: string | undefined;
  /** i18n key of the sentence with the two links. */
  textKey: 'agree' | 'register.agree';
  /** Path of the first of the two texts. */
  agreement: string;
}

/** The consent checkbox; both linked texts can be read without losing the input. */
export function AgreementField({ field, problem, textKey, agreement }: AgreementFieldProps) {
  const styles = useStyles();
  const { t } = useTranslation('account');
  const { value, onChange, ...rest } = field;
  const id = useId();
  return (
    <Field validationMessage={problem}>
      {(described) => (
        <div className={styles.row}>
          <Checkbox
            {...rest}
            {...described}
            id={id}
            className={styles.box}
            checked={value}
            onChange={(_, { checked }) => onChange(checked === true)}
          />
          <label htmlFor={id} className={styles.label}>
            <Linked
              text={t(textKey)}
              links={{ agreement: linkTo(agreement), privacy: linkTo(accountPaths.privacyPolicy.to()) }}
            />
          </label>
        </div>
      )}
    </Field>
  );
}

function linkTo(path: string) {
  return (text: string) => (
    <PageLink inline path={path}>
      {text}
    </PageLink>
  );
}
