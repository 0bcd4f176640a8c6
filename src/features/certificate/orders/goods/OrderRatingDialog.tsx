import { useTranslation } from 'react-i18next';
import { useApiMutation, useApiQuery } from '#api/query.ts';
import type { Order } from '#contract/platform/certificate/certificate.ts';
import { orderEvaluationFindByOrderNo, orderEvaluationSave } from '#contract/platform/market/order-rating.ts';
import { RatingDialog } from '#domain/rating/RatingDialog.tsx';
import { useToast } from '#lib/toast.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { isSubmitted } from '../rules.ts';

/** Rates an order by what the platform names, or shows what was given (000 §3, 000 §4). */
export function OrderRatingDialog({ order: { orderNo, itemName }, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'stars']);
  const toast = useToast();
  const rating = useApiQuery(orderEvaluationFindByOrderNo, { orderNo }, { silent: true });
  const submit = useApiMutation(orderEvaluationSave);
  const { data } = rating;
  if (!data || data.scoreArr.length === 0) {
    return (
      <AppDialog title={t('rating.title')} onClose={onClose} closeLabel={t('close')} onlyText>
        <QueryView query={rating} skeleton={<TextSkeleton />} failed={t('rating.failed')}>
          {() => <p>{t('rating.none')}</p>}
        </QueryView>
      </AppDialog>
    );
  }
  return (
    <RatingDialog
      key={String(isSubmitted(data))}
      title={data.title || t('rating.title')}
      name={data.name || itemName}
      // Two things may have one name.
      items={data.scoreArr.map(({ label, count }, index) => ({ key: String(index), label, count }))}
      readOnly={isSubmitted(data)}
      busy={submit.isPending}
      onSubmit={(given) =>
        submit.mutate(
          {
            orderNo,
            scoreArr: data.scoreArr.map(({ label, count }, index) => ({
              label,
              count: given.get(String(index)) ?? count,
            })),
          },
          {
            onSuccess: () => {
              toast('success', t('stars:done'));
              onClose();
            },
          },
        )
      }
      onEmpty={() => toast('warning', t('stars:empty'))}
      onClose={onClose}
    />
  );
}
