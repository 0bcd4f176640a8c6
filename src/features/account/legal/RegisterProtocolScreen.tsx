import { DocumentPage } from './DocumentPage.tsx';
import { legalDocuments } from './documents.ts';

/** /registerProtocol: what somebody agrees to who registers. */
export function Component() {
  return <DocumentPage document={legalDocuments.registration} />;
}
