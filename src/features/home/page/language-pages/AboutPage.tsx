import { makeStyles, tokens } from '@fluentui/react-components';
import { LocationRegular, MailInboxRegular, PhoneRegular, type FluentIcon } from '@fluentui/react-icons';
import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useApiQuery } from '#api/query.ts';
import { languagePaths } from '#contract/paths/home.ts';
import { showPageLayoutForClick } from '#contract/platform/home/page-layout.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { TenantLogo } from '#domain/tenant/TenantLogo.tsx';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PageSections } from '../PageSections.tsx';
import { LanguagePage } from './LanguagePage.tsx';
import { PageLead } from './PageLead.tsx';

const offers = ['learn', 'exam', 'certificate'] as const;
const icons = {
  address: LocationRegular,
  postcode: MailInboxRegular,
  phone: PhoneRegular,
} as const satisfies Record<string, FluentIcon>;
const facts = ['address', 'postcode', 'phone'] as const;

const useStyles = makeStyles({
  offers: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))' },
  offer: { padding: '20px', display: 'flex', flexDirection: 'column', gap: '8px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  section: { display: 'flex', flexDirection: 'column', gap: '12px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  contact: { display: 'flex', flexWrap: 'wrap', gap: '12px 40px', margin: 0, padding: '20px 24px' },
  fact: { display: 'flex', alignItems: 'center', gap: '10px' },
  icon: { color: tokens.colorBrandForeground1 },
  label: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0 },
});

/** /about-cn, -en, -fr: the organisation as its configuration and its own page tell of it. */
export function AboutPage({ pageId }: { pageId: string }) {
  return <LanguagePage pages={languagePaths.about}>{(t) => <About t={t} pageId={pageId} />}</LanguagePage>;
}

function About({ t, pageId }: { t: TFunction; pageId: string }) {
  const styles = useStyles();
  const tenant = useAtomValue(tenantAtom);
  const organisation = tenant.title || t('organisation');
  const layout = useApiQuery(showPageLayoutForClick, { pageId }, { persist: true });
  return (
    <>
      <PageLead
        mark={<TenantLogo url={tenant.logo} size={40} />}
        title={organisation}
        text={t('about.lead', { organisation })}
      />
      {layout.data && <PageSections layout={layout.data} />}
      {layout.isError && !layout.data && (
        <ErrorPanel title={t('pageFailed')} error={layout.error} onRetry={() => void layout.refetch()} />
      )}
      <div className={styles.offers}>
        {offers.map((offer) => (
          <Panel key={offer} className={styles.offer} aria-labelledby={`offer-${offer}`}>
            <h2 id={`offer-${offer}`} className={styles.name}>
              {t(`about.offers.${offer}.name`)}
            </h2>
            <p className={styles.text}>{t(`about.offers.${offer}.text`)}</p>
          </Panel>
        ))}
      </div>
      <Contact t={t} />
    </>
  );
}

/** Address, postcode and phone of the footer's configuration, as far as there are any. */
function Contact({ t }: { t: TFunction }) {
  const styles = useStyles();
  const contact = useAtomValue(tenantAtom).footer?.contact;
  const known = facts.filter((fact) => (contact?.[fact] ?? '') !== '');
  if (!contact || known.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('about.contact')}</h2>
      <Panel as="div">
        <dl className={styles.contact}>
          {known.map((fact) => {
            const Icon = icons[fact];
            return (
              <div key={fact} className={styles.fact}>
                <Icon className={styles.icon} fontSize={20} aria-hidden />
                <dt className={styles.label}>{t(`about.${fact}`)}</dt>
                <dd className={styles.value}>{contact[fact]}</dd>
              </div>
            );
          })}
        </dl>
      </Panel>
    </section>
  );
}
