import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isAbsentCall, isUnreadAnswer } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import { courseItemGetDocumentAccessToken } from '#contract/platform/learning/course-item-media.ts';
import {
  documentWayOf,
  elsewhereOf,
  endingOf,
  type Elsewhere,
  type Told,
} from '#contract/platform/learning/document-way.ts';
import { getImageOrDocUrl, resAccessTokenGetDocumentAccessToken } from '#contract/platform/learning/resource.ts';
import { appInfoAtom } from '#domain/app-state.ts';
import { useOpenDocument } from '#domain/documents/use-open-document.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { useToast } from '#lib/toast.ts';
import { QueryView } from '#ui/QueryView.tsx';
import type { ViewerProps } from '../viewer-props.ts';
import { ViewerNotice } from '../ViewerNotice.tsx';
import { ViewerSpinner } from '../ViewerSpinner.tsx';
import { ElsewhereButton } from './ElsewhereButton.tsx';
import { OneDocument } from './OneDocument.tsx';
import { sentenceOfEnding } from './sentences.ts';

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
  const { platformOrigin } = useAtomValue(appInfoAtom);
  const inBrowser = (address: string) =>
    ask(desktop.app.openExternal(address)).then(study.begin, () => toast('error', t('document.notOpened')));
  const openDocument = useOpenDocument();
  const inProgram = async (address: string) => {
    if (await openDocument({ address, name: node.name })) study.begin();
  };
  const open = ({ kind, address }: Elsewhere) => (kind === 'outside' ? inBrowser(address) : inProgram(address));
  return (
    <QueryView<Told> query={told} skeleton={<ViewerSpinner />} failed={t('failed.title')}>
      {(known) => {
        const way = documentWayOf(known, platformOrigin);
        if (way.kind !== 'outside' && way.kind !== 'system' && way.kind !== 'none') {
          if (study.known === null) return <ViewerSpinner />;
          return (
            <OneDocument
              address={way.address}
              name={node.name}
              first={study.known.place?.at ?? 0}
              study={study}
              outside={elsewhereOf(known, platformOrigin)}
              onOutside={open}
              renew={async () => !(await used.refetch()).isError}
            />
          );
        }
        if (way.kind === 'none') return <ViewerNotice title={t('document.other')} text={t('document.otherText')} />;
        const sentence = sentenceOfEnding(endingOf(way.address));
        const [title, text] =
          way.kind === 'outside'
            ? [t('document.outside'), t('document.outsideText')]
            : [t(`document.failed.${sentence}.title`), t(`document.failed.${sentence}.text`)];
        return (
          <ViewerNotice title={title} text={text}>
            <ElsewhereButton appearance="primary" to={way} onOutside={open} />
          </ViewerNotice>
        );
      }}
    </QueryView>
  );
}
