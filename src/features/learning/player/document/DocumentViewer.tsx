import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { isAbsentCall, isUnreadAnswer } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import { courseItemGetDocumentAccessToken } from '#contract/platform/learning/course-item-media.ts';
import { documentWayOf, outsideOf, type Told } from '#contract/platform/learning/document-way.ts';
import { getImageOrDocUrl, resAccessTokenGetDocumentAccessToken } from '#contract/platform/learning/resource.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { useToast } from '#lib/toast.ts';
import { QueryView } from '#ui/QueryView.tsx';
import type { ViewerProps } from '../viewer-props.ts';
import { ViewerNotice } from '../ViewerNotice.tsx';
import { ViewerSpinner } from '../ViewerSpinner.tsx';
import { OneDocument } from './OneDocument.tsx';

const frozen = { silent: true, frozen: true };

const addressed = (addresses: readonly string[] | null): Told => ({
  fileUrl: addresses?.[0] ?? '',
  fileType: '',
  viewerUrl: '',
});

/** A document: what is a PDF or a Word document is read here, others where the platform shows them. */
export function DocumentViewer({ node, study, access }: ViewerProps) {
  const { t } = useTranslation('player');
  const toast = useToast();
  const input = { resId: node.detailId };
  const call = access === 'course' ? courseItemGetDocumentAccessToken : resAccessTokenGetDocumentAccessToken;
  const token = useApiQuery(call, input, frozen);
  // Where the token brings no address, the documented call of documents and pictures does (002 §7).
  const without = token.isError
    ? isAbsentCall(token.error) || isUnreadAnswer(token.error)
    : token.data && `${token.data.fileUrl}${token.data.viewerUrl}`.trim() === '';
  const plain = useApiQuery(getImageOrDocUrl, { id: node.detailId }, { ...frozen, enabled: without === true });
  const used = without ? plain : token;
  const told = without ? { ...plain, data: plain.data === undefined ? undefined : addressed(plain.data) } : token;
  const open = (address: string) =>
    ask(desktop.app.openExternal(address)).then(study.begin, () => toast('error', t('document.notOpened')));
  return (
    <QueryView<Told> query={told} skeleton={<ViewerSpinner />} failed={t('failed.title')}>
      {(known) => {
        const way = documentWayOf(known);
        if (way.kind !== 'outside' && way.kind !== 'none') {
          if (study.known === null) return <ViewerSpinner />;
          return (
            <OneDocument
              address={way.address}
              name={node.name}
              first={study.known.place?.at ?? 0}
              study={study}
              outside={outsideOf(known)}
              onOutside={(address) => void open(address)}
              renew={async () => !(await used.refetch()).isError}
            />
          );
        }
        return way.kind === 'outside' ? (
          <ViewerNotice title={t('document.outside')} text={t('document.outsideText')}>
            <Button appearance="primary" onClick={() => void open(way.address)}>
              {t('document.open')}
            </Button>
          </ViewerNotice>
        ) : (
          <ViewerNotice title={t('document.other')} text={t('document.otherText')} />
        );
      }}
    </QueryView>
  );
}
