import type { ComponentType } from 'react';
import { DocumentPage } from './DocumentPage.tsx';
import { legalDocuments, type LegalName } from './documents.ts';

/** The screen of a shipped legal text (001 §2). */
export function legalScreen(name: LegalName): ComponentType {
  return function LegalScreen() {
    return <DocumentPage document={legalDocuments[name]} />;
  };
}
