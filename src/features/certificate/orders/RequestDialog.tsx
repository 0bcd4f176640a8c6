import { useTranslation } from 'react-i18next';
import { myCertificates } from '../../../contract/platform/certificate/certificate.ts';
import { useRead } from '../../../api/query.ts';
import { AppDialog } from '../../../ui/AppDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { RequestForm } from './RequestForm.tsx';
import { orderable } from './rules.ts';

/** Everything in one page (002 §9). */
const everything = { pageNum: 1, pageSize: 999 };

/** Ordering a certificate on paper: which one, and where to. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const certificates = useRead(myCertificates, everything);
  const open = orderable(certificates.data?.list ?? []);
  return (
    <AppDialog title={t('request.title')} onClose={onClose} closeLabel={t('close')}>
      {certificates.isPending && <TextSkeleton count={6} />}
      {certificates.isError && !certificates.data && (
        <ErrorPanel title={t('request.failed')} onRetry={() => void certificates.refetch()} />
      )}
      {certificates.data &&
        (open.length === 0 ? (
          <EmptyState title={t('request.none')} hint={t('request.noneHint')} />
        ) : (
          <RequestForm certificates={open} onDone={onClose} />
        ))}
    </AppDialog>
  );
}
