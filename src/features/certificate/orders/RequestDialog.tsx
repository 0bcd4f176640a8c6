import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { myCertificates } from '#contract/platform/certificate/certificate.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { RequestForm } from './RequestForm.tsx';
import { orderable } from './rules.ts';

/** Everything in one page (002 §9). */
const everything = { pageNum: 1, pageSize: 999 };

/** Ordering a certificate on paper: which one, and where to. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  const certificates = useApiQuery(myCertificates, everything);
  return (
    <AppDialog title={t('request.title')} onClose={onClose} closeLabel={t('close')}>
      <QueryView query={certificates} skeleton={<TextSkeleton count={6} />} failed={t('request.failed')}>
        {({ list }) => {
          const open = orderable(list);
          return open.length === 0 ? (
            <EmptyState title={t('request.none')} hint={t('request.noneHint')} />
          ) : (
            <RequestForm certificates={open} onDone={onClose} />
          );
        }}
      </QueryView>
    </AppDialog>
  );
}
