import { useTranslation } from 'react-i18next';
import { ViewerSpinner } from '../ViewerSpinner.tsx';
import type { DocumentProps } from './document-props.ts';
import { DocumentFailed } from './DocumentFailed.tsx';
import { PdfDocument } from './PdfDocument.tsx';
import { useDocument } from './use-document.ts';
import { WordDocument } from './WordDocument.tsx';

interface OneDocumentProps extends DocumentProps {
  address: string;
  /** Asks for another address; false: there is none. */
  renew: () => Promise<boolean>;
}

/** A document, shown as what its bytes say it is. */
export function OneDocument({ address, renew, ...props }: OneDocumentProps) {
  const { t } = useTranslation('player');
  const texts = { mark: t('document.mark'), chunk: t('document.chunkMark') };
  const { open, problem, retry, unlock } = useDocument(address, texts, renew);
  const { outside, onOutside } = props;
  if (problem !== null)
    return (
      <DocumentFailed problem={problem} outside={outside} onOutside={onOutside} onRetry={retry} onUnlock={unlock} />
    );
  if (!open) return <ViewerSpinner />;
  return open.kind === 'pdf' ? <PdfDocument {...props} open={open} /> : <WordDocument {...props} open={open} />;
}
