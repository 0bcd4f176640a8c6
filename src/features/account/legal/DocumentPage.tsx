import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import { Contents } from './Contents.tsx';
import { hasContents, type LegalDocument } from './documents.ts';
import { LegalPage } from './LegalPage.tsx';
import { headingId, Sections } from './Sections.tsx';

/** A shipped legal text as a page of its own. */
export function DocumentPage({ document: shown }: { document: LegalDocument }) {
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
