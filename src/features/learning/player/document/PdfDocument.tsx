import type { PDFDocumentProxy } from 'pdfjs-dist';
import { closePdf, heightOf, openPdf, placedText } from '../../../../domain/pdf/pdf.ts';
import { StageSpinner } from '../StageSpinner.tsx';
import type { DocumentProps } from './document-props.ts';
import { DocumentFailed } from './DocumentFailed.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentRoom } from './DocumentRoom.tsx';
import { joined } from './find-rules.ts';
import { useDocument, type Reader } from './use-document.ts';

interface OpenPdf {
  pdf: PDFDocumentProxy;
  pages: number;
  /** Of a page, its width being 1. */
  height: number;
}

const reader: Reader<OpenPdf> = {
  async open(bytes) {
    const pdf = await openPdf(bytes);
    return { pdf, pages: pdf.numPages, height: await heightOf(pdf) };
  },
  close: ({ pdf }) => closePdf(pdf),
};

/** A PDF: its pages are drawn when they come near. */
export function PdfDocument({ address, renew, ...props }: DocumentProps) {
  const { open, failed, retry } = useDocument(address, reader, renew);
  if (failed) return <DocumentFailed onRetry={retry} />;
  if (!open) return <StageSpinner />;
  const { pdf, pages, height } = open;
  return (
    <DocumentRoom
      {...props}
      pages={pages}
      textOf={async (page) => joined(await placedText(pdf, page + 1))}
      shown={(room) => [...room.querySelectorAll('[data-page]')]}
    >
      {({ width, only, query, hit, room }) =>
        (only === null ? Array.from({ length: pages }, (_, at) => at) : [only]).map((at) => (
          <DocumentPage
            key={at}
            pdf={pdf}
            at={at}
            count={pages}
            width={width}
            height={width * height}
            query={query}
            nth={hit?.page === at ? hit.nth : null}
            room={room}
          />
        ))
      }
    </DocumentRoom>
  );
}
