import type { ComponentType } from 'react';
import { legalDocuments, type LegalName, hasContents, type LegalDocument } from './documents.ts';

import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import { Contents } from './Contents.tsx';
import { LegalPage } from './LegalPage.tsx';
import { headingId, Sections } from './Sections.tsx';

/** The screen of a shipped legal text (001 §2). */
export function legalScreen(name: LegalName): ComponentType {
  return function LegalScreen() {
    return <DocumentPage document={legalDocuments[name]} />;
  };
}

/** The page of a shipped legal text. */
function DocumentPage({ document: shown }: { document: LegalDocument }) {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      title={t(`${shown.text}.title`)}
      version={t('version', { version: shown.version, date: formatDate(shown.since) })}
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
