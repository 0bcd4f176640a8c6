import { Checkbox, Field, makeStyles } from '@fluentui/react-components';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../contract/paths/paths.ts';
import { Linked } from '../../../ui/Linked.tsx';
import { PageLink } from './PageLink.tsx';

const useStyles = makeStyles({ box: { marginLeft: '-8px' } });

interface AgreementFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  problem: string | undefined;
  /** Key of the sentence, with the places of the two links. */
  words: 'agree' | 'register.agree';
  /** Where the first of the two texts is. */
  agreement: string;
}

/** The box that every sign-in and registration needs; both texts open without losing what was typed. */
export function AgreementField<Values extends FieldValues>(props: AgreementFieldProps<Values>) {
  const { control, name, problem, words, agreement } = props;
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
          <Linked text={t(words)} places={{ agreement: linkTo(agreement), privacy: linkTo(paths.privacyPolicy()) }} />
        }
      />
    </Field>
  );
}

function linkTo(path: string) {
  return (words: string) => (
    <PageLink inline path={path}>
      {words}
    </PageLink>
  );
}
