import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../../api/query.ts';
import { courseItemGetDocumentAccessToken } from '../../../../contract/platform/learning/course-item-media.ts';
import { documentWayOf } from '../../../../contract/platform/learning/document-way.ts';
import { resAccessTokenGetDocumentAccessToken } from '../../../../contract/platform/learning/resource.ts';
import { ask, desktop } from '../../../../lib/desktop.ts';
import { useToast } from '../../../../lib/toast.ts';
import { Read } from '../../../../ui/Read.tsx';
import { StageNotice } from '../StageNotice.tsx';
import { StageSpinner } from '../StageSpinner.tsx';
import type { StageProps } from '../stage-props.ts';
import { PdfDocument } from './PdfDocument.tsx';
import { WordDocument } from './WordDocument.tsx';

/** A document: a PDF and a Word document are read here, others where the platform shows them. */
export function DocumentStage({ node, study, access }: StageProps) {
  const { t } = useTranslation('player');
  const toast = useToast();
  const input = { resId: node.detailId };
  const call = access === 'course' ? courseItemGetDocumentAccessToken : resAccessTokenGetDocumentAccessToken;
  const token = useApiQuery(call, input, { quiet: true, held: true });
  const open = (address: string) =>
    ask(desktop.app.openExternal(address)).then(study.begin, () => toast('error', t('document.notOpened')));
  return (
    <Read of={token} skeleton={<StageSpinner />} failed={t('failed.title')}>
      {(known) => {
        const way = documentWayOf(known);
        if (way.kind === 'pdf' || way.kind === 'word') {
          if (study.known === null) return <StageSpinner />;
          const Document = way.kind === 'pdf' ? PdfDocument : WordDocument;
          return (
            <Document
              address={way.address}
              name={node.name}
              first={study.known.place?.at ?? 0}
              study={study}
              renew={async () => !(await token.refetch()).isError}
            />
          );
        }
        return way.kind === 'outside' ? (
          <StageNotice title={t('document.outside')} text={t('document.outsideText')}>
            <Button appearance="primary" onClick={() => void open(way.address)}>
              {t('document.open')}
            </Button>
          </StageNotice>
        ) : (
          <StageNotice title={t('document.other')} text={t('document.otherText')} />
        );
      }}
    </Read>
  );
}
