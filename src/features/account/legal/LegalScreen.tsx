import { makeStyles } from '@fluentui/react-components';
import { DocumentRegular } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { Contents } from './Contents.tsx';
import { legalDocuments, type LegalName, hasContents, type LegalDocument } from './documents.ts';
import { LegalPage } from './LegalPage.tsx';
import { headingId, Sections } from './Sections.tsx';
import { useOrganisation } from './use-organisation.ts';

const useStyles = makeStyles({
  note: { marginBottom: '12px' },
  // Headings of the centre's text are below the page title.
  html: {
    '& h1, & h2, & h3': { margin: '24px 0 4px', fontSize: 'inherit', lineHeight: '24px' },
    '& ul, & ol': { margin: '4px 0', paddingLeft: '24px' },
  },
});

const icon = <DocumentRegular fontSize={20} />;

/** The screen of a legal text: the centre's own, else the sample that is shipped (001 §2). */
export function legalScreen(name: LegalName): ComponentType {
  return function LegalScreen() {
    const own = useOwnText(name);
    return own === null ? <DocumentPage document={legalDocuments[name]} /> : <OwnPage name={name} html={own} />;
  };
}

/** The page of a text that the centre wrote. */
function OwnPage({ name, html }: { name: LegalName; html: string }) {
  const { t } = useTranslation('legal');
  const styles = useStyles();
  const organisation = useOrganisation();
  const note = (
    <Banner className={styles.note} appearance="plain" icon={icon} title={t('fromPlatform', { organisation })} />
  );
  return (
    <LegalPage title={t(`${legalDocuments[name].text}.title`)} note={note}>
      <SafeHtml className={styles.html} html={html} />
    </LegalPage>
  );
}

/** The page of a shipped legal text. */
function DocumentPage({ document: shown }: { document: LegalDocument }) {
  const { t } = useTranslation('legal');
  const styles = useStyles();
  const organisation = useOrganisation();
  return (
    <LegalPage
      title={t(`${shown.text}.title`)}
      version={t('version', { version: shown.version, date: formatDate(shown.since) })}
      // The client cannot know what a training centre has agreed: nobody is bound by these sentences.
      note={
        <Banner className={styles.note} icon={icon} title={t('sample.title')}>
          {t('sample.text', { organisation })}
        </Banner>
      }
      contents={hasContents(shown) ? <Contents document={shown} onGo={goTo} /> : undefined}
    >
      <Sections document={shown} />
    </LegalPage>
  );
}

function goTo(section: string): void {
  const heading = document.getElementById(headingId(section));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
