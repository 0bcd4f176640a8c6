import { Checkbox, Field, makeStyles, tokens } from '@fluentui/react-components';
import { useId, type Ref } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { accountPaths } from '#contract/paths/account.ts';
import { PageLink } from './PageLink.tsx';
import { useOwnText } from './use-own-text.ts';

// The label stands beside the checkbox, not in it: the focus on one of its links must not ring the checkbox.
const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'flex-start', marginLeft: '-8px' },
  box: { flexShrink: 0 },
  label: { padding: '6px 0 6px 4px' },
  sample: { margin: '0 0 0 28px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface BoundCheck {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

const agreements = {
  agreement: { path: accountPaths.userAgreement.to(), both: 'agree', sample: 'agreementSample' },
  registration: {
    path: accountPaths.registerProtocol.to(),
    both: 'register.agree',
    sample: 'register.agreementSample',
  },
} as const;

interface AgreementFieldProps {
  field: BoundCheck;
  problem: string | undefined;
  /** What is agreed to beside the privacy policy. */
  to: keyof typeof agreements;
}

/**
 * The consent checkbox; the linked texts can be read without losing the input. Nobody agrees to what the centre did not
 * write: the client's sample of an agreement stands beside the box.
 */
export function AgreementField({ field, problem, to }: AgreementFieldProps) {
  const styles = useStyles();
  const { t } = useTranslation('account');
  const { value, onChange, ...rest } = field;
  const id = useId();
  const own = useOwnText(to) !== null;
  const { path, both, sample } = agreements[to];
  const components = {
    agreement: <PageLink inline path={path} />,
    privacy: <PageLink inline path={accountPaths.privacyPolicy.to()} />,
  };
  return (
    <Field validationMessage={problem}>
      {(described) => (
        <div>
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
              <Trans t={t} i18nKey={own ? both : 'agreePrivacy'} components={components} />
            </label>
          </div>
          {!own && (
            <p className={styles.sample}>
              <Trans t={t} i18nKey={sample} components={components} />
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
