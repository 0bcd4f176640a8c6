import { Checkbox, Field, Link, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import type { SignInValues } from './form.ts';

const useStyles = makeStyles({ box: { marginLeft: '-8px' } });

interface AgreementFieldProps {
  control: Control<SignInValues>;
  problem: string | undefined;
}

/** The box that every sign-in needs; both texts open without losing what was typed. */
export function AgreementField({ control, problem }: AgreementFieldProps) {
  const styles = useStyles();
  const { t } = useTranslation('account');
  return (
    <Field validationMessage={problem}>
      <Controller
        control={control}
        name="agreed"
        render={({ field: { value, onChange, ref, ...field } }) => (
          <Checkbox
            {...field}
            ref={ref}
            className={styles.box}
            checked={value}
            onChange={(_, { checked }) => onChange(checked === true)}
            label={
              <Trans
                t={t}
                i18nKey="agree"
                components={{
                  agreement: <Legal path={paths.userAgreement()} />,
                  privacy: <Legal path={paths.privacyPolicy()} />,
                }}
              />
            }
          />
        )}
      />
    </Field>
  );
}

// Trans gives the words as children.
function Legal({ path, children }: { path: string; children?: ReactNode }) {
  const href = useHref(path);
  const navigate = useNavigate();
  return (
    <Link
      inline
      href={href}
      onClick={(event) => {
        event.preventDefault();
        void navigate(path);
      }}
    >
      {children}
    </Link>
  );
}
