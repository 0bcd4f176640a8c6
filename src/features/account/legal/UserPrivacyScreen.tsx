import { DocumentPage } from './DocumentPage.tsx';
import { legalDocuments } from './documents.ts';

/** /UserPrivacy: what happens to a learner's data, step by step. */
export function Component() {
  return <DocumentPage document={legalDocuments.learnerPrivacy} />;
}
