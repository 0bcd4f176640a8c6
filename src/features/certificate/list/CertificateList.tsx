import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular, CertificateRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiPages } from '#api/query.ts';
import { myCertificates, type Certificate } from '#contract/platform/certificate/certificate.ts';
import { clockAtom, platformNow } from '#domain/app-state.ts';
import { formatDate } from '#lib/format.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { orDash } from '#ui/or-dash.ts';
import { itemsOf } from '#ui/PagedList.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { Tag } from '#ui/Tag.tsx';
import { EntryRow } from '../shared/EntryRow.tsx';
import { CertificateDialog } from './CertificateDialog.tsx';
import { SeveralDialog } from './several/SeveralDialog.tsx';
import { validityOf } from './validity.ts';

const pageSize = 10;

const useStyles = makeStyles({
  tools: { display: 'flex', justifyContent: 'flex-end', padding: '8px 24px' },
});

/** The learner's certificates; `openId` opens one at once (after an exam that was passed). */
export function CertificateList({ openId }: { openId: string | null }) {
  const { t } = useTranslation('certificate');
  const styles = useStyles();
  const certificates = useApiPages(myCertificates, (pageNum) => ({ pageNum, pageSize }), { persist: true });
  const [shown, setShown] = useState<string | null>(openId);

  const [several, setSeveral] = useState(false);
  const open = itemsOf(certificates).find(({ id }) => id === shown);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = certificates;
  // An older certificate may stand on a later page.
  const wantsMore = shown !== null && !open && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  return (
    <>
      {itemsOf(certificates).length > 1 && (
        <div className={styles.tools}>
          <Button icon={<ArrowDownloadRegular />} onClick={() => setSeveral(true)}>
            {t('several.open')}
          </Button>
        </div>
      )}
      <PagedList
        of={certificates}
        skeleton={<ListSkeleton />}
        failed={t('list.failed')}
        empty={<EmptyState title={t('list.empty')} hint={t('list.emptyHint')} />}
        inset
        words={({ name, certificateNo }) => [name, certificateNo]}
      >
        {(certificate) => (
          <Row key={certificate.id} certificate={certificate} onOpen={() => setShown(certificate.id)} />
        )}
      </PagedList>
      {several && <SeveralDialog onClose={() => setSeveral(false)} />}
      {open && <CertificateDialog certificate={open} onClose={() => setShown(null)} />}
    </>
  );
}

function Row({ certificate, onOpen }: { certificate: Certificate; onOpen: () => void }) {
  const { t } = useTranslation('certificate');
  const issued = certificate.issueTime === null ? '-' : formatDate(certificate.issueTime);
  const validity = validityOf(certificate.validUntil, platformNow(useAtomValue(clockAtom)));
  return (
    <EntryRow
      icon={CertificateRegular}
      label={certificate.name}
      name={orDash(certificate.name)}
      facts={t('list.facts', { number: orDash(certificate.certificateNo), date: issued })}
    >
      {validity && (
        <Tag appearance="attention">{t(`validity.${validity}`, { date: formatDate(certificate.validUntil) })}</Tag>
      )}
      <Button onClick={onOpen}>{t('list.open')}</Button>
    </EntryRow>
  );
}
