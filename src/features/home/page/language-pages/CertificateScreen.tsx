import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CertificateRegular, ClipboardTaskRegular, RibbonStarRegular, type FluentIcon } from '@fluentui/react-icons';
import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { languagePaths } from '#contract/paths/home.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { Panel } from '#ui/Panel.tsx';
import { LanguagePage } from './LanguagePage.tsx';
import { PageLead } from './PageLead.tsx';

const kinds: readonly (readonly [string, FluentIcon])[] = [
  ['completion', ClipboardTaskRegular],
  ['exam', CertificateRegular],
  ['level', RibbonStarRegular],
];
const steps = ['pass', 'open', 'save', 'print'] as const;
const checks = ['number', 'holder', 'issuer'] as const;
const questions = ['name', 'late', 'lost'] as const;

const useStyles = makeStyles({
  kinds: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))' },
  kind: { padding: '20px', display: 'flex', flexDirection: 'column', gap: '8px' },
  icon: { color: tokens.colorBrandForeground1 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  halves: { display: 'grid', gap: '24px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))' },
  section: { display: 'flex', flexDirection: 'column', gap: '12px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  panel: { padding: '16px 24px', flexGrow: 1, fontSize: '15px', lineHeight: '28px' },
  list: { margin: 0, paddingLeft: '22px', color: tokens.colorNeutralForeground2 },
  asked: { ':not(:last-child)': { marginBottom: '12px' } },
  term: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  answer: { margin: 0 },
});

/** /certificate-cn, -en, -fr: what certificates there are, how to save and how to check one. */
export function Component() {
  return <LanguagePage pages={languagePaths.certificate}>{(t) => <Certificates t={t} />}</LanguagePage>;
}

function Certificates({ t }: { t: TFunction }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const organisation = useAtomValue(tenantAtom).title || t('organisation');
  return (
    <>
      <PageLead
        title={t('certificate.title')}
        text={t('certificate.lead', { organisation })}
        action={
          <Button
            appearance="primary"
            size="large"
            onClick={() => void navigate(accountPaths.personalCenter.to({ tab: 'certificate' }))}
          >
            {t('certificate.mine')}
          </Button>
        }
      />
      <div className={styles.kinds}>
        {kinds.map(([kind, Icon]) => (
          <Panel key={kind} className={styles.kind} aria-labelledby={`kind-${kind}`}>
            <Icon className={styles.icon} fontSize={28} aria-hidden />
            <h2 id={`kind-${kind}`} className={styles.name}>
              {t(`certificate.kinds.${kind}.name`)}
            </h2>
            <p className={styles.text}>{t(`certificate.kinds.${kind}.text`, { organisation })}</p>
          </Panel>
        ))}
      </div>
      <div className={styles.halves}>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('certificate.save')}</h2>
          <Panel as="div" className={styles.panel}>
            <ol className={styles.list}>
              {steps.map((step) => (
                <li key={step}>{t(`certificate.steps.${step}`)}</li>
              ))}
            </ol>
          </Panel>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('certificate.check')}</h2>
          <Panel as="div" className={styles.panel}>
            <ul className={styles.list}>
              {checks.map((check) => (
                <li key={check}>{t(`certificate.checks.${check}`, { organisation })}</li>
              ))}
            </ul>
          </Panel>
        </section>
      </div>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('certificate.questions')}</h2>
        <Panel as="div" className={styles.panel}>
          <dl className={styles.text}>
            {questions.map((question) => (
              <div key={question} className={styles.asked}>
                <dt className={styles.term}>{t(`certificate.asked.${question}.question`)}</dt>
                <dd className={styles.answer}>{t(`certificate.asked.${question}.answer`, { organisation })}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </section>
    </>
  );
}
