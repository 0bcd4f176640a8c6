import { DocumentPage } from './DocumentPage.tsx';
import { legalDocuments } from './documents.ts';

/** /shuidianPrivacy: what is special about training for the water and hydropower industry. */
export function Component() {
  return <DocumentPage document={legalDocuments.hydropower} />;
}
