import { DocumentPage } from './DocumentPage.tsx';
import { legalDocuments } from './documents.ts';

/** /userAgreement. */
export function Component() {
  return <DocumentPage document={legalDocuments.agreement} />;
}
