import { DocumentPage } from './DocumentPage.tsx';
import { legalDocuments } from './documents.ts';

/** /NetworkRegulation: conduct in live classes, discussions and exams. */
export function Component() {
  return <DocumentPage document={legalDocuments.conduct} />;
}
