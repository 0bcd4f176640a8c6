import { DocumentPage } from './DocumentPage.tsx';
import { legalDocuments } from './documents.ts';

/** /service-agreement: buying, refunds, certificates. */
export function Component() {
  return <DocumentPage document={legalDocuments.service} />;
}
