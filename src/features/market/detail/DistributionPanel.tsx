import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation, useApiQuery } from '#api/query.ts';
import { refusalOf } from '#api/refusal.ts';
import { distribute, getDistributionGoodsInfo } from '#contract/platform/market/distribution.ts';
import { formatCents, formatPercent, formatTime } from '#lib/format.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { useSectionStyles } from '../shared/section-styles.ts';
import { distributionOf } from './distribution-rules.ts';

const useStyles = makeStyles({ line: { margin: 0, color: tokens.colorNeutralForeground2 } });

/**
 * On what terms a provider may offer goods of another one, and the button that does it. That it is done is said only
 * when the platform's own record says so.
 */
export function DistributionPanel({ goodsId, name }: { goodsId: string; name: string }) {
  const styles = useStyles();
  const { section, title } = useSectionStyles();
  const { t } = useTranslation('distribution');
  const info = useApiQuery(getDistributionGoodsInfo, { id: goodsId }, { silent: true });
  const offer = useApiMutation(distribute);
  const [asking, setAsking] = useState(false);
  const refused = offer.error && refusalOf(offer.error);
  return (
    <QueryView
      query={info}
      skeleton={<TextSkeleton count={4} />}
      failed={t('failed')}
      reason={(info.error && refusalOf(info.error)) ?? undefined}
    >
      {(terms) => {
        const state = distributionOf(terms, { sent: offer.isSuccess, settled: !info.isFetching });
        return (
          <Panel className={section}>
            <h2 className={title}>{t('title')}</h2>
            <FactList
              facts={[
                [t('price'), terms.salePrice === null ? null : formatCents(terms.salePrice)],
                [t('settle'), terms.settlePrice === null ? null : formatCents(terms.settlePrice)],
                [t('share'), terms.shareRate === null ? null : formatPercent(terms.shareRate / 100)],
                [t('since'), terms.distributeTime === null ? null : formatTime(terms.distributeTime)],
              ]}
            />
            <output className={styles.line}>{t(`state.${state}`)}</output>
            {state === 'open' && refused && <p className={styles.line}>{refused}</p>}
            {state === 'open' && (
              <Button appearance="primary" disabledFocusable={offer.isPending} onClick={() => setAsking(true)}>
                {t('act')}
              </Button>
            )}
            {(state === 'unknown' || state === 'unconfirmed') && (
              <Button onClick={() => void info.refetch()}>{t('again')}</Button>
            )}
            <ConfirmDialog
              open={asking}
              title={t('ask.title')}
              safe={t('ask.no')}
              onSafe={() => setAsking(false)}
              risky={t('ask.yes')}
              onRisky={() => {
                setAsking(false);
                offer.mutate({ distributionGoodsId: terms.distributionGoodsId });
              }}
            >
              {t('ask.text', { name })}
            </ConfirmDialog>
          </Panel>
        );
      }}
    </QueryView>
  );
}
