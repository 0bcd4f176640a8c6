import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowClockwiseRegular, DocumentRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { getPrivacyPolicy } from '#contract/platform/site/privacy-policy.ts';
import { formatDate } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { legalDocuments } from './documents.ts';
import { LegalPage } from './LegalPage.tsx';
import { Sections } from './Sections.tsx';
import { useOrganisation } from './use-organisation.ts';

const useStyles = makeStyles({
  note: { marginBottom: '12px' },
  // Headings of the platform's text are below the page title.
  html: {
    '& h1, & h2, & h3': { margin: '24px 0 4px', fontSize: 'inherit', lineHeight: '24px' },
    '& ul, & ol': { margin: '4px 0', paddingLeft: '24px' },
  },
});

const shipped = legalDocuments.privacy;

/** /privacyPolicy and /privacy: the platform's text (id 1, 001 §7), with the shipped text as fallback. */
export function Component() {
  const { t } = useTranslation('legal');
  const styles = useStyles();
  const organisation = useOrganisation();
  const policy = useApiQuery(getPrivacyPolicy, { id: 1 }, { persist: true });
  const content = policy.data?.content.trim() ?? '';
  if (policy.isPending) {
    return (
      <LegalPage title={t('privacy.title')}>
        <TextSkeleton />
      </LegalPage>
    );
  }
  if (content !== '') {
    const note = (
      <Banner className={styles.note} appearance="plain" icon={icon} title={t('fromPlatform', { organisation })} />
    );
    return (
      <LegalPage title={policy.data?.title || t('privacy.title')} note={note}>
        <SafeHtml className={styles.html} html={content} />
      </LegalPage>
    );
  }
  const version = { version: shipped.version, date: formatDate(shipped.since) };
  return (
    <LegalPage
      title={t('privacy.title')}
      version={t('version', version)}
      note={
        <Banner
          className={styles.note}
          appearance={policy.isError ? 'attention' : 'plain'}
          icon={icon}
          title={t(policy.isError ? 'shippedFailed' : 'shippedNone', { organisation })}
          action={
            <Button
              icon={<ArrowClockwiseRegular />}
              disabledFocusable={policy.isFetching}
              onClick={() => void policy.refetch()}
            >
              {t('retry')}
            </Button>
          }
        >
          {t('shipped', version)}
        </Banner>
      }
    >
      <Sections document={shipped} />
    </LegalPage>
  );
}

const icon = <DocumentRegular fontSize={20} />;
