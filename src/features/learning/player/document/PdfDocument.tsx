import { useTranslation } from 'react-i18next';
import { placedText } from '#domain/pdf/pdf.ts';
import type { DocumentProps } from './document-props.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentRoom } from './DocumentRoom.tsx';
import { joined } from './find-rules.ts';
import { MissingNotice } from './MissingNotice.tsx';
import type { OpenPdf } from './pdf-reader.ts';

/** A PDF: its pages are drawn when they come near, each in its own shape. */
export function PdfDocument({ open, outside, onOutside, ...props }: DocumentProps & { open: OpenPdf }) {
  const { t } = useTranslation('player');
  const { pdf, heights, foreign } = open;
  return (
    <DocumentRoom
      {...props}
      pages={heights.length}
      notice={
        foreign && <MissingNotice text={t(`document.foreign.${foreign}`)} outside={outside} onOutside={onOutside} />
      }
      textOf={async (page) => joined(await placedText(pdf, page + 1))}
      shown={(room) => [...room.querySelectorAll('[data-page]')]}
    >
      {({ width, only, query, hit, room }) =>
        (only === null ? [...heights.keys()] : [only]).map((at) => (
          <DocumentPage
            key={at}
            pdf={pdf}
            at={at}
            count={heights.length}
            width={width}
            height={heights[at] ?? Math.SQRT2}
            query={query}
            nth={hit?.page === at ? hit.nth : null}
            room={room}
          />
        ))
      }
    </DocumentRoom>
  );
}
