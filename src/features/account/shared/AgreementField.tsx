import { Checkbox, Field, makeStyles } from '@fluentui/react-components';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountPaths } from '../../../contract/paths/account.ts';
import { Linked } from '../../../ui/Linked.tsx';
import { PageLink } from './PageLink.tsx';

const useStyles = makeStyles({ box: { marginLeft: '-8px' } });

interface AgreementFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  problem: string | undefined;
  /** i18n key of the sentence with the two links. */
  textKey: 'agree' | 'register.agree';
  /** Path of the first of the two texts. */
  agreement: string;
}

/** The consent checkbox; both linked texts can be read without losing the input. */
export function AgreementField<Values extends FieldValues>(props: AgreementFieldProps<Values>) {
  const { control, name, problem, textKey, agreement } = props;
  const styles = useStyles();
  const { t } = useTranslation('account');
  const { field } = useController({ control, name });
  const { value, onChange, ...rest } = field;
  return (
    <Field validationMessage={problem}>
      <Checkbox
        {...rest}
        className={styles.box}
        checked={Boolean(value)}
        onChange={(_, { checked }) => onChange(checked === true)}
        label={
          <Linked
            text={t(textKey)}
            links={{ agreement: linkTo(agreement), privacy: linkTo(accountPaths.privacyPolicy.to()) }}
          />
        }
      />
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
