import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Certificate } from '#contract/platform/certificate/certificate.ts';
import { formatDate } from '#lib/format.ts';
import { FactList } from '#ui/FactList.tsx';
import { orDash } from '#ui/or-dash.ts';
import { PlatformText } from '#ui/PlatformText.tsx';

const useStyles = makeStyles({
  name: { margin: 0, fontSize: '18px', lineHeight: '28px', fontWeight: tokens.fontWeightSemibold },
});

/** What a certificate says, as text. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificate');
  const styles = useStyles();
  const date = (value: number | null) => (value === null ? '' : formatDate(value));
  const facts = [
    ['holder', certificate.holderName],
    ['score', certificate.score === null ? '' : t('facts.points', { count: certificate.score })],
    ['number', certificate.certificateNo],
    ['issuer', certificate.issuer],
    ['issued', date(certificate.issueTime)],
    ['validUntil', date(certificate.validUntil)],
  ] as const;
  return (
    <>
      <h3 className={styles.name}>
        <PlatformText text={certificate.name} />
      </h3>
      <FactList facts={facts.map(([key, value]) => [t(`facts.${key}`), orDash(value)])} />
    </>
  );
}
